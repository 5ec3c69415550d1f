public import FoundationEssentials

/// How a sandbox behaves; everything has a default.
public struct SandboxConfiguration: Sendable {
    /// The port to listen on; 0 lets the system choose.
    public var port: UInt16 = 0
    /// The sandbox's clock.
    public var now: @Sendable () -> Date = { Date() }
    /// How far the timestamp of a signature may be from the clock, in seconds.
    public var timestampWindow: Int64 = 300
    /// Whether the app may exchange passwords for tokens.
    public var allowsXAuth = true
    /// Calls allowed in a window, by endpoint such as `GET statuses/home_timeline`, in place of Twitter's figures.
    public var limits: [String: Int] = [:]
    /// The length of a window.
    public var window: Duration = .seconds(15 * 60)

    /// Creates a configuration of defaults.
    public init() {}
}
