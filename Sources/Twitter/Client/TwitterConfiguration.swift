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
    /// The wall clock, before it is corrected by what the server says.
    public var now: @Sendable () -> Date = { Date() }

    /// Creates a configuration of defaults.
    public init() {}
}
