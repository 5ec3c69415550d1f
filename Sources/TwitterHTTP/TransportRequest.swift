/// A request as it is to go on the wire, signature included.
///
/// A plain value: it can be compared in a test or sent with any HTTP client. Its header fields may hold credentials, so
/// its description and what `dump` shows of it leave their values out.
public struct TransportRequest: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The request method.
    public var method: HTTPMethod
    /// The absolute address, `http` or `https`, in ASCII; sent byte for byte as it stands here.
    public var url: String
    /// The header fields, `Authorization` among them.
    ///
    /// `Host`, `Content-Length` and, for multipart bodies,
    /// `Content-Type` are the transport's to add.
    public var headers: HTTPFields
    /// What follows the header fields.
    public var body: TransportBody
    /// How long each stage may take and how much may come back.
    public var limits: TransportLimits
    /// Whether the server may compress the body of a streamed answer; `false` by default.
    ///
    /// A compressed stream comes later and in lumps. Whole answers may always be compressed.
    public var compressesStream: Bool

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - url: The absolute address, in ASCII.
    ///   - headers: The header fields.
    ///   - body: What follows them.
    ///   - limits: How long each stage may take and how much may come back.
    ///   - compressesStream: Whether the server may compress the body of a streamed answer.
    public init(
        method: HTTPMethod, url: String, headers: HTTPFields = [:], body: TransportBody = .none,
        limits: TransportLimits = TransportLimits(), compressesStream: Bool = false
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.limits = limits
        self.compressesStream = compressesStream
    }

    /// Method, address without its query, and the names of the header fields.
    public var description: String {
        let address = url.prefix { $0 != "?" && $0 != "#" }
        return "\(method) \(address) [\(headers.map(\.name).joined(separator: ", "))] \(body)"
    }

    /// A mirror of the description and the limits.
    public var customMirror: Mirror { Mirror(self, children: ["description": description, "limits": limits]) }
}
