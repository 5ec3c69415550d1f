/// How long the stages of a request may take and how large its answer may be.
///
/// `nil` means no limit. Each limit names itself in the error it causes. Times are kept to the nanosecond, and up to 292
/// years.
public struct TransportLimits: Hashable, Sendable {
    /// Time in the queue of the transport; no limit by default.
    public var queue: Duration? {
        get { queueLimit.duration }
        set { queueLimit = Limit(newValue) }
    }
    /// Time to open a connection, name look-up and TLS included; 10 seconds by default.
    public var connect: Duration? {
        get { connectLimit.duration }
        set { connectLimit = Limit(newValue) }
    }
    /// Time from the last byte of the request to the first byte of the answer; no limit by default, so that
    /// ``idle`` holds there too.
    public var firstByte: Duration? {
        get { firstByteLimit.duration }
        set { firstByteLimit = Limit(newValue) }
    }
    /// Longest time in which not one byte moves in either direction once the transfer has begun; 30 seconds by default.
    ///
    /// The time in which a reader of a streamed answer takes nothing does not count.
    public var idle: Duration? {
        get { idleLimit.duration }
        set { idleLimit = Limit(newValue) }
    }
    /// Time from the call to the last byte of the answer, waiting in the queue included; 60 seconds by default.
    ///
    /// Streamed answers have no such limit.
    public var total: Duration? {
        get { totalLimit.duration }
        set { totalLimit = Limit(newValue) }
    }
    /// The largest body to accept, in bytes after decompression; 32 MiB by default.
    public var maximumResponseBytes: Int

    private var queueLimit: Limit
    private var connectLimit: Limit
    private var firstByteLimit: Limit
    private var idleLimit: Limit
    private var totalLimit: Limit

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
        queueLimit = Limit(queue)
        connectLimit = Limit(connect)
        firstByteLimit = Limit(firstByte)
        idleLimit = Limit(idle)
        totalLimit = Limit(total)
        self.maximumResponseBytes = maximumResponseBytes
    }
}

/// A duration or none in eight bytes, where `Duration?` takes three times as much: each call that waits has all limits.
private struct Limit: Hashable, Sendable {
    private let nanoseconds: Int64

    init(_ duration: Duration?) {
        guard let duration else {
            nanoseconds = .max
            return
        }
        let (seconds, attoseconds) = duration.components
        let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooLarge) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        let bound: Int64 = seconds < 0 ? .min : .max - 1
        nanoseconds = overflows || isTooLarge ? bound : min(sum, .max - 1)
    }

    var duration: Duration? { nanoseconds == .max ? nil : .nanoseconds(nanoseconds) }
}
