/// What a server takes from its clients at most.
public struct LoopbackLimits: Sendable, Hashable {
    /// The largest head of a request in bytes, and the largest trailer section; beyond it the answer is 431.
    public var headBytes: Int = 64 << 10
    /// The largest body of a request in bytes, announced or sent; beyond it the answer is 413.
    public var bodyBytes: Int = 64 << 20
    /// How many connections are open at once; further ones wait in the system's queue until one closes.
    public var connections: Int = 1024
    /// How long a connection may lie idle between requests before it is closed.
    public var keepAliveTime: Duration = .seconds(60)
    /// How long a half-received request or an unread answer may stand still; a request is then answered with 408.
    public var stallTime: Duration = .seconds(30)

    /// Creates the usual limits: heads of 64 KiB, bodies of 64 MiB, 1,024 connections, 60 s idle, 30 s stalled.
    public init() {}
}
