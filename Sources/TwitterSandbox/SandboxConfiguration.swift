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
    /// Calls that a user, and an app alone, may make in a window, in place of Twitter's figures: by endpoint, such as
    /// `GET followers/ids`, or by family, such as `followers`, which means each endpoint of the family that Twitter limits.
    ///
    /// An endpoint goes before its family. Those that have one budget, such as `GET` and `POST users/lookup`, are limited
    /// together. A name that nothing has limits nothing; ``Sandbox/endpoints`` has the names.
    public var limits: [String: Int] = [:]
    /// The same for every other endpoint that Twitter limits; `nil` for Twitter's figures.
    public var defaultLimit: Int?
    /// The length of a window, at least a second; a window begins with a call and ends at a whole second.
    public var window: Duration = .seconds(15 * 60)
    /// Calls allowed in 24 hours, by endpoint such as `POST statuses/update`.
    ///
    /// Answers tell them in `x-user-limit-24hour-` and `x-app-limit-24hour-` header fields. A call over the limit is
    /// refused with 429, posting with 403 and code 185, following with 403 and code 161.
    public var dayLimits: [String: SandboxDayLimit] = [:]
    /// Whether `&`, `<` and `>` in Tweets come back as `&amp;`, `&lt;` and `&gt;`, as Twitter's do.
    public var escapesTexts = false
    /// Waits before a late answer, see ``SandboxFault/delay(_:)``; for tests with a clock of their own.
    public var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// Fills the world, in place of the usual users and Tweets; the clock's instant goes with it.
    var fill: @Sendable (inout World, Date) -> Void = { $0.seed(now: $1) }

    /// Creates a configuration of defaults.
    public init() {}
}
