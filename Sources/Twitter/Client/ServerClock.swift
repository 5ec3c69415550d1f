import FoundationEssentials
import Locking
import TwitterHTTP

/// The server's time, as far as it is known: ours with an offset that refused timestamps have taught.
///
/// An offset counts as known once a server has accepted a signature that was made with it; until then it may be taken back,
/// for the `Date` of an answer need not come from the clock that checks signatures.
final class ServerClock: Sendable {
    private struct Offset {
        var used: TimeInterval = 0
        var accepted: TimeInterval = 0
    }

    private let now: @Sendable () -> Date
    private let state = Locked(Offset())

    init(now: @escaping @Sendable () -> Date) { self.now = now }

    /// How far the server's clock is ahead of ours, in seconds.
    var offset: TimeInterval { state.withLock { $0.used } }

    /// Seconds since 1970 by the server's clock.
    var timestamp: Int64 {
        let seconds = now().timeIntervalSince1970 + offset
        return Int64(exactly: seconds.rounded(.down)) ?? 0
    }

    /// Learns from the `Date` of an answer that refused a signature.
    ///
    /// - Parameters:
    ///   - headers: The header fields of the answer.
    ///   - signedAt: The timestamp that was refused.
    /// - Returns: Whether the clocks were so far apart that a new signature may be accepted.
    func learn(from headers: HTTPFields, signedAt: Int64) -> Bool {
        guard let date = headers["Date"].flatMap(HTTPDate.parse) else { return false }
        // Another call may have corrected the offset since this one was signed; then its date agrees with us now.
        guard abs(date.timeIntervalSince1970 - Double(signedAt)) >= Self.tolerance else { return false }
        state.withLock { $0.used = date.timeIntervalSince1970 - now().timeIntervalSince1970 }
        return true
    }

    /// Keeps the offset: a signature that was made with it was accepted.
    func keep() { state.withLock { $0.accepted = $0.used } }

    /// Takes the offset back to the last one that was accepted: the signature made with it was refused like the one before.
    func takeBack() { state.withLock { $0.used = $0.accepted } }

    /// Services accept five minutes and more; `Date` counts in seconds and answers take time.
    private static let tolerance: TimeInterval = 30
}
