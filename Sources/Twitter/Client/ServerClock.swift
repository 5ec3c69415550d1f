import FoundationEssentials
import Locking
import TwitterHTTP

/// The server's time, as far as it is known: ours with an offset that refused timestamps have taught.
final class ServerClock: Sendable {
    private let now: @Sendable () -> Date
    private let offset = Locked<TimeInterval>(0)

    init(now: @escaping @Sendable () -> Date) { self.now = now }

    /// Seconds since 1970 by the server's clock.
    var timestamp: Int64 {
        let seconds = now().timeIntervalSince1970 + offset.withLock { $0 }
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
        offset.withLock { $0 = date.timeIntervalSince1970 - now().timeIntervalSince1970 }
        return true
    }

    /// Services accept five minutes and more; `Date` counts in seconds and answers take time.
    private static let tolerance: TimeInterval = 30
}
