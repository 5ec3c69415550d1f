/// Remembers nonces for as long as their timestamps are acceptable (RFC 5849, section 3.3).
///
/// A value without a clock; memory grows with the number of requests inside the window and no further.
public struct ReplayGuard: Sendable {
    /// How far a timestamp may be from the verifier's clock, in seconds and in either direction.
    public let window: Int64
    private var seen: Set<Key> = []
    private var order: [Key] = []
    private var oldest = 0

    private struct Key: Hashable {
        var timestamp: Int64
        var consumerKey: String
        var token: String
        var nonce: String
    }

    /// Creates a guard that has seen nothing.
    ///
    /// - Parameter window: How far a timestamp may be from the verifier's clock, in seconds; less than 0 counts as 0.
    public init(window: Int64 = 300) { self.window = max(0, window) }

    /// Takes note of a claim whose signature was found right.
    ///
    /// - Parameters:
    ///   - claim: The claim; one without timestamp or nonce (PLAINTEXT) passes.
    ///   - now: Seconds since 1970 by the verifier's clock.
    /// - Throws: ``OAuth1Error/timestampOutOfWindow`` or ``OAuth1Error/repeatedNonce``; then nothing was noted.
    public mutating func admit(_ claim: OAuth1Claim, now: Int64) throws(OAuth1Error) {
        guard let timestamp = claim.timestamp, let nonce = claim.nonce else { return }
        let (distance, tooFar) = timestamp.subtractingReportingOverflow(now)
        guard !tooFar, distance.magnitude <= window.magnitude else { throw .timestampOutOfWindow }
        let (limit, beforeAll) = now.subtractingReportingOverflow(window)
        forget(before: beforeAll ? .min : limit)
        let key = Key(
            timestamp: timestamp, consumerKey: claim.consumerKey, token: claim.token ?? "", nonce: nonce)
        guard seen.insert(key).inserted else { throw .repeatedNonce }
        order.append(key)
    }

    /// Drops keys from the front in order of arrival; one whose timestamp is still good keeps those behind it a while.
    private mutating func forget(before limit: Int64) {
        while oldest < order.count, order[oldest].timestamp < limit {
            seen.remove(order[oldest])
            oldest += 1
        }
        if oldest > 1024, oldest * 2 > order.count {
            order.removeFirst(oldest)
            oldest = 0
        }
    }
}
