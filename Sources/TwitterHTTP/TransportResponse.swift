/// A whole answer: status first, then header fields, then body.
public struct TransportResponse: Hashable, Sendable {
    /// The status code, as the server sent it.
    public var status: Int
    /// The header fields of the final answer, in order; those of interim answers and trailers are left out.
    ///
    /// Where the transport has unpacked the body, `Content-Encoding` and `Content-Length` still tell of the packed one.
    public var headers: HTTPFields
    /// The body, unpacked; empty if there was none.
    public var body: [UInt8]
    /// How the answer came.
    public var metrics: TransportMetrics

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The header fields.
    ///   - body: The body.
    ///   - metrics: How the answer came.
    public init(
        status: Int, headers: HTTPFields = [:], body: [UInt8] = [], metrics: TransportMetrics = TransportMetrics()
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.metrics = metrics
    }
}

/// How an answer came: the connection it used and the bytes it took.
public struct TransportMetrics: Hashable, Sendable {
    /// The protocol version of the answer, such as `1.1` or `2`; empty if unknown.
    public var httpVersion = ""
    /// Whether a connection of an earlier request was used.
    public var reusedConnection = false
    /// Bytes sent, header included.
    public var bytesSent = 0
    /// Bytes received, header included, before decompression.
    public var bytesReceived = 0

    /// Creates metrics with nothing known yet.
    public init() {}
}
