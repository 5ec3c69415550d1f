import Testing
import TwitterHTTP
import TwitterJSON
import TwitterSandbox

@testable import Twitter

/// One call of an endpoint method with as many arguments as it takes, and what must come of it.
struct EndpointRow: Sendable, CustomTestStringConvertible {
    /// Method and path, as the reference spells them.
    let endpoint: String
    /// The part of the service that answers.
    let host: TwitterHost
    /// The parameters on the wire, as `name=value`, not encoded, one a line; `nil` leaves them unchecked.
    let sends: String?
    /// What must come of it at a sandbox that ``EndpointWorld`` filled.
    let exchange: EndpointExchange
    private let makePlan: @Sendable (TwitterAPI) -> (call: Call, options: CallOptions)

    init<Output>(
        _ endpoint: String, host: TwitterHost = .api, sends: String? = nil, exchange: EndpointExchange = .answered(),
        _ make: @escaping @Sendable (TwitterAPI) -> TwitterRequest<Output>
    ) {
        self.endpoint = endpoint
        self.host = host
        self.sends = sends
        self.exchange = exchange.sending { try await EndpointReply(value: make($0).value) }
        makePlan = {
            let request = make($0)
            return (request.call, request.options)
        }
    }

    init(
        _ endpoint: String, host: TwitterHost = .stream, sends: String? = nil,
        exchange: EndpointExchange = .answered(), _ make: @escaping @Sendable (TwitterAPI) -> StreamRequest
    ) {
        self.endpoint = endpoint
        self.host = host
        self.sends = sends
        self.exchange = exchange.sending { try await EndpointReply(messages: make($0).bytes) }
        makePlan = {
            let request = make($0)
            return (request.call, request.options)
        }
    }

    /// A page to open in a browser, of which the method gives the address.
    init(
        _ endpoint: String, host: TwitterHost = .api, sends: String? = nil,
        address make: @escaping @Sendable (TwitterAPI) -> String
    ) {
        self.endpoint = endpoint
        self.host = host
        self.sends = sends
        exchange = EndpointExchange.answered().sending { try await EndpointReply(page: make($0)) }
        makePlan = {
            let path = make($0).trimmingPrefix("https://api.x.com")
            return (Call(Endpoint(.get, String(path))), CallOptions())
        }
    }

    var testDescription: String { endpoint }

    /// The call that the method makes.
    var call: Call { makePlan(Self.twitter).call }

    /// The request that would go on the wire.
    func wire() throws -> WireRequest {
        let (call, options) = makePlan(Self.twitter)
        return WireRequest(
            try build(call, credential: options.credential ?? Self.credential, options: options).request)
    }

    private static let credential = Credential.oauth1(consumer: Fixed.consumer, token: Fixed.token)
    private static let twitter = TwitterAPI.scripted(.init([]))
}

/// What a built request carries, read back from the wire.
struct WireRequest {
    let request: TransportRequest
    /// The kind of its body: none, form, json, multipart or bytes.
    let body: String
    /// Names and values, those of the query first; members of JSON bodies with a point between the levels.
    let parameters: [(name: String, value: String)]

    init(_ request: TransportRequest) {
        self.request = request
        let query = request.url.split(separator: "?", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
        let (body, inBody) = Self.read(request.body, type: request.headers["Content-Type"])
        self.body = body
        parameters = Self.pairs(query) + inBody
    }

    private static func read(_ body: TransportBody, type: String?) -> (String, [(String, String)]) {
        switch body {
        case .none: return ("none", [])
        case .bytes(let bytes) where type == FormEncoding.contentType:
            return ("form", pairs(String(decoding: bytes, as: UTF8.self)))
        case .bytes(let bytes) where type == "application/json":
            return ("json", (try? JSON(parsing: bytes)).map { members(of: $0, under: "") } ?? [])
        case .multipart(let parts):
            return ("multipart", parts.map { ($0.name, Self.text(of: $0.content)) })
        default: return ("bytes", [("body", "")])
        }
    }

    private static func text(of content: MultipartPart.Content) -> String {
        if case .bytes(let bytes) = content { String(decoding: bytes, as: UTF8.self) } else { "" }
    }

    private static func pairs(_ form: String) -> [(String, String)] {
        form.split(separator: "&").map { pair in
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (decoded(halves[0]), halves.count > 1 ? decoded(halves[1]) : "")
        }
    }

    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(Substring(rest.prefix(2))), radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Each member at each level, so that names of objects and of lists are there too.
    private static func members(of json: JSON, under path: String) -> [(String, String)] {
        switch json {
        case .object(let members):
            return members.flatMap { member in
                let name = path.isEmpty ? member.name : "\(path).\(member.name)"
                return [(name, member.value.string ?? member.value.description)]
                    + Self.members(of: member.value, under: name)
            }
        case .array(let elements): return elements.flatMap { members(of: $0, under: path) }
        default: return []
        }
    }
}
