import FoundationEssentials
import TwitterHTTP

/// Counts calls by caller and endpoint in windows of fixed length.
struct RateWindows {
    private struct Window {
        var end: TimeInterval
        var used: Int
    }

    let length: TimeInterval
    private var windows: [String: Window] = [:]

    init(length: Duration) {
        self.length = max(1, Double(length.components.seconds) + Double(length.components.attoseconds) * 1e-18)
    }

    /// What is left for a caller, without counting a call.
    func state(of key: String, limit: Int, now: Date) -> (remaining: Int, reset: Int64) {
        let instant = now.timeIntervalSince1970
        guard let window = windows[key], instant < window.end else {
            return (limit, Int64((instant + length).rounded(.up)))
        }
        return (limit - window.used, Int64(window.end.rounded(.up)))
    }

    /// Counts one call.
    ///
    /// - Parameters:
    ///   - key: Caller and endpoint.
    ///   - limit: How many calls a window allows.
    ///   - now: The present instant.
    /// - Returns: The limit headers, and whether the call was still within the limit.
    mutating func count(_ key: String, limit: Int, now: Date) -> (headers: HTTPFields, isWithin: Bool) {
        let instant = now.timeIntervalSince1970
        var window = windows[key] ?? Window(end: 0, used: 0)
        if instant >= window.end { window = Window(end: instant + length, used: 0) }
        let isWithin = window.used < limit
        if isWithin { window.used += 1 }
        windows[key] = window
        let headers: HTTPFields = [
            "x-rate-limit-limit": String(limit),
            "x-rate-limit-remaining": String(limit - window.used),
            "x-rate-limit-reset": String(Int64(window.end.rounded(.up))),
        ]
        return (headers, isWithin)
    }
}
