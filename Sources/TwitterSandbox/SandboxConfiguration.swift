public import FoundationEssentials

/// How a sandbox behaves; everything has a default.
public struct SandboxConfiguration: Sendable {
    /// The port to listen on; 0 lets the system choose.
    public var port: UInt16 = 0
    /// Whose ways it has.
    public var dialect = SandboxDialect.twitter
    /// The sandbox's clock.
    public var now: @Sendable () -> Date = { Date() }
    /// How far the timestamp of a signature may be from the clock, in seconds.
    public var timestampWindow: Int64 = 300
    /// Whether the apps may exchange passwords for tokens, and use reverse auth.
    public var allowsXAuth = true
    /// The callback addresses that are registered for the apps: all others are refused (code 415), and with none of them
    /// all but the PIN (417); `nil` takes every address.
    public var registeredCallbacks: [String]?
    /// How long a user may take for signing in.
    public var requestTokenLifetime: Duration = .seconds(10 * 60)
    /// How long the tokens are good that are given out; `nil` for ever.
    public var tokenLifetime: Duration?
    /// The screen name of the user whom every browser is signed in as; `nil` makes the page ask for name and password.
    public var browserUser: String? = "ada"
    /// Whether refusals of the sign-in come as XML, as Twitter's do at times.
    public var refusesSignInAsXML = false
    /// The address that signatures must be made for, in place of that of the `Host` header; for acting as a server behind
    /// a proxy, such as `https://example.com`; no slash at the end.
    public var publicAddress: String?
    /// Calls allowed in a window, by endpoint such as `GET statuses/home_timeline`, in place of Twitter's figures.
    public var limits: [String: Int] = [:]
    /// The length of a window.
    public var window: Duration = .seconds(15 * 60)

    /// Creates a configuration of defaults.
    public init() {}
}
