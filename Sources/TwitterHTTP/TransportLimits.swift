/// How long the stages of a request may take and how large its answer may be.
///
/// `nil` means no limit. Each limit names itself in the error it causes.
public struct TransportLimits: Hashable, Sendable {
    /// Time to open a connection, name look-up and TLS included; 10 seconds by default.
    public var connect: Duration?
    /// Longest time in which not one byte moves in either direction once the transfer has begun; 30 seconds by default.
    public var idle: Duration?
    /// Time from the call to the last byte of the answer, waiting in the queue included; 60 seconds by default.
    public var total: Duration?
    /// The largest body to accept, in bytes after decompression; 32 MiB by default.
    public var maximumResponseBytes: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - connect: Time to open a connection.
    ///   - idle: Longest time in which not one byte moves.
    ///   - total: Time from the call to the last byte of the answer.
    ///   - maximumResponseBytes: The largest body to accept, in bytes after decompression.
    public init(
        connect: Duration? = .seconds(10), idle: Duration? = .seconds(30), total: Duration? = .seconds(60),
        maximumResponseBytes: Int = 32 << 20
    ) {
        self.connect = connect
        self.idle = idle
        self.total = total
        self.maximumResponseBytes = maximumResponseBytes
    }
}
