public import FoundationEssentials
import Locking

/// A clock that stands still until it is moved by hand; for tests of code that waits.
///
/// It also tells a date that moves along, for the wall clocks of clients and sandboxes.
public final class ManualClock: Clock {
    /// An instant of the clock.
    public struct Instant: InstantProtocol {
        /// The time since the clock was made.
        public let offset: Duration

        /// Creates an instant.
        public init(offset: Duration) { self.offset = offset }

        /// The instant that lies so much later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The time from this instant to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Whether an instant lies before another.
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [UInt64: Sleeper] = [:]
        var nextSleeper: UInt64 = 0
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let start: Date
    private let state = Locked(State())

    /// Creates a clock.
    ///
    /// - Parameter date: The date at its first instant.
    public init(date: Date = Date(timeIntervalSince1970: 1_500_000_000)) { start = date }

    /// The present instant.
    public var now: Instant { state.withLock { $0.now } }

    /// The present date.
    public var date: Date {
        let (seconds, attoseconds) = now.offset.components
        return start.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
    }

    /// The smallest step, which is the smallest there is.
    public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

    /// Waits until the clock was moved to an instant or beyond.
    ///
    /// - Parameters:
    ///   - deadline: The instant.
    ///   - tolerance: Not used: the clock is exact.
    /// - Throws: `CancellationError` if the task is cancelled while it waits.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.nextSleeper += 1
            return state.nextSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    guard deadline > state.now else { return true }
                    state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
                    return false
                }
                if isOver { continuation.resume() }
                tellWatchers()
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Moves the clock on and wakes those whose time has come, earliest first; it never goes back.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: max(duration, .zero))
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value.continuation)
        }
        for continuation in woken { continuation.resume() }
    }

    /// Waits until so many tasks sleep on the clock, so that moving it does not come too early.
    public func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            state.withLock { $0.watchers.append((count, continuation)) }
            tellWatchers()
        }
    }

    private func cancel(_ id: UInt64) {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
        sleeper?.continuation.resume(throwing: CancellationError())
    }

    private func tellWatchers() {
        let content = state.withLock { state in
            let present = state.sleepers.count
            let content = state.watchers.filter { $0.count <= present }.map(\.continuation)
            state.watchers.removeAll { $0.count <= present }
            return content
        }
        for continuation in content { continuation.resume() }
    }
}
