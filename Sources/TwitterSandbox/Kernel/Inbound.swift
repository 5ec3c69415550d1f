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
    /// The pairs of the query and of a form body, in that order.
    let parameters: Parameters

    init(_ received: ReceivedRequest) throws(Refused) {
        self.received = received
        let path = received.path
        isOfAPI = path.hasPrefix("/1.1/") && path.hasSuffix(".json")
        self.path = String(isOfAPI ? path.dropFirst(5).dropLast(5) : path.dropFirst())
        do throws(OAuth1Error) {
            var pairs = try FormEncoding.decode(Array((received.query ?? "").utf8))
            if Self.isForm(received) { pairs += try FormEncoding.decode(received.body) }
            parameters = Parameters(pairs)
        } catch {
            throw Refused(400, 214, "Bad request.", because: "query or form: \(error)")
        }
    }

    private static func isForm(_ request: ReceivedRequest) -> Bool {
        let type = request.headers["Content-Type"]?.prefix { $0 != ";" }.lowercased() ?? ""
        return type == FormEncoding.contentType
    }

    /// A parameter as an identifier; a text that is no number is kept as it is.
    func id<Subject>(_ name: String, of subject: Subject.Type) -> Identifier<Subject>? {
        parameters[name].map { Identifier<Subject>($0) }
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
