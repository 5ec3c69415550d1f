/// The parts of a received request that bear on its signature, as they came.
public struct OAuth1ReceivedRequest: Sendable, CustomStringConvertible, CustomReflectable {
    /// The request method.
    public var method: String
    /// The absolute address that the client asked for.
    public var url: String
    /// The value of the `Authorization` header field.
    public var authorization: String?
    /// The value of the `Content-Type` header field.
    public var contentType: String?
    /// The body, undecoded.
    public var body: [UInt8]

    /// Creates a request from what a server received.
    ///
    /// Behind a proxy, give the scheme and host that the client used.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - scheme: `http` or `https`.
    ///   - host: The value of the `Host` header field, port included.
    ///   - target: The target of the request line, undecoded: `/1.1/search/tweets.json?q=a`.
    ///   - authorization: The value of the `Authorization` header field.
    ///   - contentType: The value of the `Content-Type` header field.
    ///   - body: The body, undecoded.
    public init(
        method: String, scheme: String, host: String, target: String, authorization: String?, contentType: String?,
        body: [UInt8]
    ) {
        self.method = method
        url = target.hasPrefix("/") ? "\(scheme)://\(host)\(target)" : target
        self.authorization = authorization
        self.contentType = contentType
        self.body = body
    }

    /// Method and address without the query; never the header field or the body.
    public var description: String { "\(method) \(BaseStringURI.withoutQuery(url))" }

    /// A mirror without children, so that `dump` shows no credentials.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// Whether the body is a form, which is signed; other bodies are not.
    var hasForm: Bool {
        guard let type = contentType?.prefix(while: { $0 != ";" }) else { return false }
        return type.lowercased().filter { $0 != " " && $0 != "\t" } == FormEncoding.contentType
    }
}
