import LoopbackHTTP
import OAuth1
import Twitter
import TwitterHTTP

/// A received request with its path and parameters read.
struct Inbound {
    let received: ReceivedRequest
    /// The path without version and extension: `statuses/show/20`, `oauth2/token`.
    let path: String
    /// Whether the path had both, as those of the API must.
    let isOfAPI: Bool
    /// The pairs of the query, of a form body and of the text parts of a multipart body, in that order.
    let parameters: Parameters
    let dialect: SandboxDialect
    private let parts: [MultipartReader.Part]

    init(_ received: ReceivedRequest, dialect: SandboxDialect) throws(Refused) {
        self.received = received
        self.dialect = dialect
        (path, isOfAPI) = Self.endpoint(received.path, dialect)
        var pairs: [Parameter]
        do throws(OAuth1Error) {
            pairs = try FormEncoding.decode(Array((received.query ?? "").utf8))
            if Self.isForm(received) { pairs += try FormEncoding.decode(received.body) }
        } catch {
            throw Refused(400, 214, "Bad request.", because: "query or form: \(error)")
        }
        if let type = received.headers["Content-Type"], type.lowercased().hasPrefix("multipart/") {
            guard let reader = MultipartReader(received.body, contentType: type) else {
                throw Refused(400, 214, "Bad request.", because: "the multipart body cannot be read")
            }
            parts = reader.parts
            pairs += parts.filter { $0.filename == nil }.map {
                Parameter($0.name, String(decoding: $0.bytes, as: UTF8.self))
            }
        } else {
            parts = []
        }
        parameters = Parameters(pairs)
    }

    /// The path of an endpoint, and whether it is one of the API.
    static func endpoint(_ path: String, _ dialect: SandboxDialect) -> (path: String, isOfAPI: Bool) {
        let root = dialect.apiPath + "/"
        if path.hasPrefix(root), path.hasSuffix(".json") {
            return (String(path.dropFirst(root.count).dropLast(5)), true)
        }
        let signIn = dialect.signInPath + "/"
        return (String(path.hasPrefix(signIn) ? path.dropFirst(signIn.count) : path.dropFirst()), false)
    }

    private static func isForm(_ request: ReceivedRequest) -> Bool {
        let type = request.headers["Content-Type"]?.prefix { $0 != ";" }.lowercased() ?? ""
        return type == FormEncoding.contentType
    }

    /// A parameter as an identifier; a text that is no number is kept as it is.
    func id<Subject>(_ name: String, of subject: Subject.Type) -> Identifier<Subject>? {
        parameters[name].map { Identifier<Subject>($0) }
    }

    /// The bytes of a part of a multipart body.
    func part(_ name: String) -> [UInt8]? { parts.first { $0.name == name }?.bytes }

    /// The body as JSON.
    ///
    /// - Throws: Code 214 if it is none, or is not called JSON.
    func json() throws(Refused) -> JSON {
        let type = received.headers["Content-Type"]?.prefix { $0 != ";" }.lowercased()
        guard type == "application/json", let json = try? JSON(parsing: received.body) else {
            throw Refused(400, 214, "Bad request.", because: "the body is no JSON")
        }
        return json
    }

    /// A parameter as a truth value, in the spellings that Twitter takes.
    func isOn(_ name: String) -> Bool? {
        switch parameters[name]?.lowercased() {
        case "true", "t", "1": true
        case "false", "f", "0": false
        default: nil
        }
    }
}
