/// What a call does when its limit is used up.
///
/// Limits are counted for each credential and endpoint, in windows that the service tells of in its answers. Whatever the
/// policy, the client keeps count: of what answers say, of refusals, and of calls that are under way.
///
/// While nothing is known of an endpoint, calls that fail or ignore are never held back. Of those that wait one goes ahead,
/// and the others follow when its answer has come: so two hundred calls side by side do not run into the limit, and an
/// endpoint without limits costs them one round trip, once. The same happens whenever a window has ended.
public struct RateLimitPolicy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case ignore, fail, wait, spread
    }

    let kind: Kind
    /// The longest time that one call waits, all its waits together.
    let longest: Duration

    /// A window of Twitter's and a little more: 16 minutes.
    public static let windowAndMore = Duration.seconds(16 * 60)

    /// Fail, with an error that tells when the window ends; nothing is sent that is known to be refused.
    public static let fail = RateLimitPolicy(kind: .fail, longest: .zero)

    /// Send all the same and throw what the service says.
    public static let ignore = RateLimitPolicy(kind: .ignore, longest: .zero)

    /// Wait until there are calls again.
    ///
    /// Calls wait in a line, in the order in which they came. One whose wait would be too long fails at once; a call that
    /// the service refuses in spite of the count is sent again when the window has ended, up to five times. A usage cap,
    /// which no wait cures, fails at once.
    ///
    /// - Parameter longest: The longest time that one call waits, all its waits together; without it, one window of
    ///   Twitter's and a little more.
    /// - Returns: The policy.
    public static func wait(longest: Duration = windowAndMore) -> RateLimitPolicy {
        RateLimitPolicy(kind: .wait, longest: longest)
    }

    /// Keep a distance between calls, so that they last until the window ends, and otherwise wait.
    ///
    /// - Parameter longest: The longest time that one call waits, all its waits together.
    /// - Returns: The policy.
    public static func spread(longest: Duration = windowAndMore) -> RateLimitPolicy {
        RateLimitPolicy(kind: .spread, longest: longest)
    }

    /// How often a call may be refused for the limit before it fails.
    var refusals: Int { pace.waits ? 5 : 0 }

    var pace: Budget.Pace {
        switch kind {
        case .ignore: .regardless
        case .fail: .whileLeft
        case .wait: .patient
        case .spread: .even
        }
    }
}
