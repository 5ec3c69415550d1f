public import TwitterJSON

/// All webhooks of an app.
public struct WebhookEnvironments: Hashable, Sendable {
    /// The environments.
    public var environments: [WebhookEnvironments.Environment] = []

    /// Creates an empty value.
    public init() {}
}

extension WebhookEnvironments {
    /// An environment of an app.
    public struct Environment: Hashable, Sendable {
        /// The name, which stands in the paths of its endpoints.
        public var environmentName: String?
        /// Its webhooks.
        public var webhooks: [Webhook] = []

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEnvironments: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "environments": environments = member.value.list() ?? []
        default: break
        }
    }
}

extension WebhookEnvironments: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        environments = fields.list("environments") ?? []
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("environments", environments)
    }
}

extension WebhookEnvironments.Environment: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "environment_name": environmentName = try member.value.text
        case "webhooks": webhooks = member.value.list() ?? []
        default: break
        }
    }
}

extension WebhookEnvironments.Environment: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        environmentName = fields.text("environment_name")
        webhooks = fields.list("webhooks") ?? []
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("environment_name", environmentName)
        try fields.write("webhooks", webhooks)
    }
}
