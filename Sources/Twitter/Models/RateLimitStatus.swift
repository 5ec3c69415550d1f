import FoundationEssentials
public import TwitterJSON

/// The limits of all endpoints, as `GET application/rate_limit_status` tells them.
public struct RateLimitStatus: Hashable, Sendable {
    /// The limits, by family and then by path, such as `["statuses"]?["/statuses/home_timeline"]`.
    ///
    /// Paths begin with a slash and keep their placeholders; some end in the method (`/lists/:id&GET`), and so do some
    /// families (`lists&POST`).
    public var resources: [String: [String: RateLimit]] = [:]

    /// Whose limits they are.
    public var context: RateLimitContext?

    /// Creates a status without limits.
    public init() {}

    /// The limit of an endpoint, if the status tells it.
    ///
    /// - Parameter endpoint: The endpoint, by its name in the REST reference.
    /// - Returns: `nil` if the endpoint was not among those asked for.
    public func limit(of endpoint: Endpoint) -> RateLimit? {
        let family = endpoint.name.split(separator: "/").first.map(String.init) ?? ""
        let path = "/\(endpoint.name)"
        let pathOfMethod = "\(path)&\(endpoint.method)"
        return resources[family]?[path] ?? resources[family]?[pathOfMethod]
            ?? resources["\(family)&\(endpoint.method)"]?[pathOfMethod]
    }
}

extension RateLimitStatus: JSONReadable {
    /// Reads the limits; what cannot be read is left out.
    public init(json: JSONView) throws(JSONError) {
        var families: [String: [String: Limit]]?
        var members = try json.members
        while let member = members.next() {
            switch member.name {
            case "rate_limit_context": context = try member.value.model()
            case "resources":
                guard var members = try? member.value.members else { continue }
                var map: [String: [String: Limit]] = [:]
                while let family = members.next() {
                    if let name = family.name.text { map[name] = try family.value.map() }
                }
                families = map
            default: break
            }
        }
        guard let families else { throw json.missing("resources") }
        resources = families.mapValues { $0.mapValues(\.value) }
    }
}

extension RateLimitStatus: Codable {
    /// Reads the limits; what cannot be read is left out.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        guard let families = fields.model("resources", MemberMap<MemberMap<Limit>>.self) else {
            throw fields.missing("resources")
        }
        resources = families.values.mapValues { $0.values.mapValues(\.value) }
        context = fields.model("rate_limit_context")
    }

    /// Writes the limits under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("rate_limit_context", context)
        try fields.write("resources", resources.mapValues { $0.mapValues(Limit.init) })
    }
}

/// Whose limits they are.
public struct RateLimitContext: Hashable, Sendable {
    /// The user's token, without its secret.
    public var accessToken: String?
    /// The key of the app, if it calls for itself.
    public var application: String?

    /// Creates an empty value.
    public init() {}
}

extension RateLimitContext: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "access_token": accessToken = try member.value.text
        case "application": application = try member.value.text
        default: break
        }
    }
}

extension RateLimitContext: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        accessToken = fields.text("access_token")
        application = fields.text("application")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("access_token", accessToken)
        try fields.write("application", application)
    }
}

/// A limit in the form of the status, which differs from that of header fields.
private struct Limit: JSONModel, Codable {
    var value = RateLimit()

    init(_ value: RateLimit) { self.value = value }

    init(json: JSONView) throws(JSONError) {
        try readMembers(of: json)
    }

    mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "limit": value.limit = member.value.integer
        case "remaining": value.remaining = member.value.integer
        case "reset": value.reset = member.value.seconds
        default: break
        }
    }

    init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        value = RateLimit(
            limit: fields.integer("limit"), remaining: fields.integer("remaining"), reset: fields.seconds("reset"))
    }

    func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("limit", value.limit)
        try fields.write("remaining", value.remaining)
        try fields.write("reset", seconds: value.reset)
    }
}
