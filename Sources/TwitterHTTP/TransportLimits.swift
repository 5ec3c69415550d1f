/// How long the stages of a request may take and how large its answer may be.
///
/// `nil` means no limit. Each limit names itself in the error it causes.
public struct TransportLimits: Hashable, Sendable {
    /// Time in the queue of the transport; no limit by default.
    public var queue: Duration?
    /// Time to open a connection, name look-up and TLS included; 10 seconds by default.
    public var connect: Duration?
    /// Time from the last byte of the request to the first byte of the answer; no limit by default, so that
    /// ``idle`` holds there too.
    public var firstByte: Duration?
    /// Longest time in which not one byte moves in either direction once the transfer has begun; 30 seconds by default.
    ///
    /// The time in which a reader of a streamed answer takes nothing does not count.
    public var idle: Duration?
    /// Time from the call to the last byte of the answer, waiting in the queue included; 60 seconds by default.
    ///
    /// Streamed answers have no such limit.
    public var total: Duration?
    /// The largest body to accept, in bytes after decompression; 32 MiB by default.
    public var maximumResponseBytes: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - queue: Time in the queue of the transport.
    ///   - connect: Time to open a connection.
    ///   - firstByte: Time from the last byte of the request to the first byte of the answer.
    ///   - idle: Longest time in which not one byte moves.
    ///   - total: Time from the call to the last byte of the answer.
    ///   - maximumResponseBytes: The largest body to accept, in bytes after decompression.
    public init(
        queue: Duration? = nil, connect: Duration? = .seconds(10), firstByte: Duration? = nil,
        idle: Duration? = .seconds(30), total: Duration? = .seconds(60), maximumResponseBytes: Int = 32 << 20
    ) {
        self.queue = queue
        self.connect = connect
        self.firstByte = firstByte
        self.idle = idle
        self.total = total
        self.maximumResponseBytes = maximumResponseBytes
    }
}
