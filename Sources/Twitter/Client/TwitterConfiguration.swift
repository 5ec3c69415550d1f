public import FoundationEssentials
public import TwitterCurl
public import TwitterHTTP

/// How a client behaves; everything has a default.
public struct TwitterConfiguration: Sendable {
    /// How long the stages of a request may take and how large an answer may be.
    public var limits = TransportLimits()
    /// The `User-Agent` header field.
    public var userAgent = "swift-twitter/0.1"
    /// Told what happens to each call; `nil` tells nobody.
    public var observer: (any RequestObserver)?
    /// The settings of the transport that the client makes for itself.
    public var transport = CurlConfiguration()
    /// Whether bearer tokens, passwords and app secrets may go over plain http to hosts other than this machine.
    ///
    /// Whoever can read the traffic can then act as the user. Signed requests are always allowed, but for those of a
    /// sign-in, whose answers hold secrets.
    public var insecurelySendsSecretsOverPlainHTTP = false
    /// What a call does when its limit is used up; by default it fails.
    public var rateLimits = RateLimitPolicy.fail
    /// How often, and after which waits, a call is sent once more that failed for a reason that may pass.
    public var repeats = RepeatPolicy.standard
    /// What happens when it is not known whether a Tweet or a message was posted; by default the call fails.
    public var unknownOutcomes = UnknownOutcomePolicy.fail
    /// Where the calls are counted that several processes make; `nil` counts those of this client, in memory.
    public var budgets: (any BudgetStore)?
    /// The wall clock, before it is corrected by what the server says.
    public var now: @Sendable () -> Date = { Date() }
    /// The clock that waits sleep on; it should go as fast as ``now``.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Chance for the waits, at least 0 and less than 1.
    public var random: @Sendable () -> Double = { Double.random(in: 0..<1) }

    /// Creates a configuration of defaults.
    public init() {}
}
