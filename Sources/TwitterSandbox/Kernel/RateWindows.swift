import FoundationEssentials

/// Counts calls in windows of fixed length, which begin with a first call.
struct RateWindows {
    /// How a window stands.
    struct State {
        let limit: Int
        let remaining: Int
        let reset: Int64
    }

    private struct Window {
        var end: TimeInterval
        var used: Int
    }

    private let length: TimeInterval
    private var windows: [String: Window] = [:]

    /// Windows of a length, at least one second; more than thirty years are thirty.
    init(length: Duration) {
        let seconds = Double(length.components.seconds) + Double(length.components.attoseconds) * 1e-18
        self.length = min(max(1, seconds), 1e9)
    }

    /// How the window of a key stands, without counting a call.
    func state(of key: String, limit: Int, now: Date) -> State {
        let instant = now.timeIntervalSince1970
        let window = windows[key].flatMap { instant < $0.end ? $0 : nil }
        return State(
            limit: limit, remaining: max(0, limit - (window?.used ?? 0)),
            reset: Int64(window?.end ?? end(from: instant)))
    }

    /// Counts one call and tells how the window stands with it.
    mutating func count(_ key: String, limit: Int, now: Date) -> State {
        let instant = now.timeIntervalSince1970
        var window = windows[key] ?? Window(end: 0, used: 0)
        if instant >= window.end { window = Window(end: end(from: instant), used: 0) }
        window.used += 1
        windows[key] = window
        return state(of: key, limit: limit, now: now)
    }

    /// Resets are told in whole seconds, so windows end at whole seconds; the header is then exact.
    private func end(from instant: TimeInterval) -> TimeInterval { (instant + length).rounded(.down) }
}
