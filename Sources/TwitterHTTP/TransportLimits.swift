/// How long the stages of a request may take and how large its answer may be.
///
/// `nil` means no limit. Each limit names itself in the error it causes. Times are kept to the nanosecond, and up to 292
/// years.
public struct TransportLimits: Hashable, Sendable {
    /// Time in the queue of the transport; no limit by default.
    public var queue: Duration? {
        get { queueLimit.duration }
        set { queueLimit = TransportLimit(newValue) }
    }
    /// Time to open a connection, name look-up and TLS included; 10 seconds by default.
    public var connect: Duration? {
        get { connectLimit.duration }
        set { connectLimit = TransportLimit(newValue) }
    }
    /// Time from the last byte of the request to the first byte of the answer; no limit by default, so that
    /// ``idle`` holds there too.
    public var firstByte: Duration? {
        get { firstByteLimit.duration }
        set { firstByteLimit = TransportLimit(newValue) }
    }
    /// Longest time in which not one byte moves in either direction once the transfer has begun; 30 seconds by default.
    ///
    /// The time in which a reader of a streamed answer takes nothing does not count.
    public var idle: Duration? {
        get { idleLimit.duration }
        set { idleLimit = TransportLimit(newValue) }
    }
    /// Time from the call to the last byte of the answer, waiting in the queue included; 60 seconds by default.
    ///
    /// Streamed answers have no such limit.
    public var total: Duration? {
        get { totalLimit.duration }
        set { totalLimit = TransportLimit(newValue) }
    }
    /// The largest body to accept, in bytes after decompression; 32 MiB by default.
    public var maximumResponseBytes: Int

    // As they are kept, for a transport that looks at them for each request.
    package private(set) var queueLimit: TransportLimit
    package private(set) var connectLimit: TransportLimit
    package private(set) var firstByteLimit: TransportLimit
    package private(set) var idleLimit: TransportLimit
    package private(set) var totalLimit: TransportLimit

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
        queueLimit = TransportLimit(queue)
        connectLimit = TransportLimit(connect)
        firstByteLimit = TransportLimit(firstByte)
        idleLimit = TransportLimit(idle)
        totalLimit = TransportLimit(total)
        self.maximumResponseBytes = maximumResponseBytes
    }
}

/// A duration or none in eight bytes, where `Duration?` takes three times as much: each call that waits has all limits.
package struct TransportLimit: Hashable, Sendable {
    private let count: Int64

    init(_ duration: Duration?) { count = duration.map { min($0.wholeNanoseconds, .max - 1) } ?? .max }

    /// The limit; `nil` if there is none.
    package var nanoseconds: Int64? { count == .max ? nil : count }

    var duration: Duration? { nanoseconds.map { .nanoseconds($0) } }
}

extension Duration {
    /// Without what is less than a nanosecond; the smallest or largest number if it is out of range.
    package var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooLarge) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return overflows || isTooLarge ? (seconds < 0 ? .min : .max) : sum
    }
}
