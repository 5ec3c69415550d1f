import FoundationEssentials

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

extension RateLimitStatus: Codable {
    /// Reads the limits; what cannot be read is left out.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        guard let families = fields.model("resources", Members<Members<Limit>>.self) else {
            throw DecodingError.keyNotFound(
                FieldName("resources"),
                .init(codingPath: decoder.codingPath, debugDescription: "There are no resources."))
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
private struct Limit: Codable {
    let value: RateLimit

    init(_ value: RateLimit) { self.value = value }

    init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        value = RateLimit(
            limit: fields.integer("limit"), remaining: fields.integer("remaining"),
            reset: fields.integer("reset").map { Date(timeIntervalSince1970: TimeInterval($0)) })
    }

    func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("limit", value.limit)
        try fields.write("remaining", value.remaining)
        try fields.write("reset", value.reset.flatMap { Int64(exactly: $0.timeIntervalSince1970.rounded()) })
    }
}

/// The members of an object whose names are data, without those that cannot be read.
private struct Members<Value: Decodable>: Decodable {
    var values: [String: Value] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldName.self)
        for name in container.allKeys {
            if let value = try? container.decode(Value.self, forKey: name) { values[name.stringValue] = value }
        }
    }
}
