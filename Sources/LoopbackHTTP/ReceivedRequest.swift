public import TwitterHTTP

/// A whole request as it arrived.
public struct ReceivedRequest: Sendable, Hashable {
    /// The method, case kept, such as `POST`.
    public let method: String
    /// The request-target exactly as it was received: a path with its query, or a whole address (RFC 9112, section 3.2).
    public let target: String
    /// The path, still percent-encoded; begins with a slash.
    public let path: String
    /// What follows the first `?` of the target, still encoded; `nil` without a `?`, empty when nothing follows it.
    public let query: String?
    /// The header lines in order; bytes that are not UTF-8 are replaced here and kept in ``rawHead``.
    public let headers: HTTPFields
    /// The body, with a chunked coding taken off; trailers are dropped.
    public let body: [UInt8]
    /// `HTTP/1.1` or `HTTP/1.0`.
    public let httpVersion: String
    /// The number of the connection, counted from 1 in the order of acceptance; equal numbers show reuse.
    public let connection: Int
    /// The bytes from the method's first to the empty line's last, as they were received.
    public let rawHead: [UInt8]

    /// Creates a request, for tests of a handler without a server; nothing is checked.
    public init(
        method: String, target: String, path: String, query: String? = nil, headers: HTTPFields = [:],
        body: [UInt8] = [], httpVersion: String = "HTTP/1.1", connection: Int = 1, rawHead: [UInt8] = []
    ) {
        self.method = method
        self.target = target
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.httpVersion = httpVersion
        self.connection = connection
        self.rawHead = rawHead
    }

    /// Whether the connection outlives the answer (RFC 9112, section 9.3).
    var keepsConnection: Bool {
        let options = headers.members(of: "Connection")
        if options.contains("close") { return false }
        return httpVersion != "HTTP/1.0" || options.contains("keep-alive")
    }
}
