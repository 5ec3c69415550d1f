public import TwitterJSON

/// The users whose activity an environment gets.
public struct WebhookSubscriptions: Hashable, Sendable {
    /// The name of the environment.
    public var environment: String?
    /// The app.
    public var applicationID: App.ID?
    /// The subscriptions.
    public var subscriptions: [WebhookSubscriptions.Subscription] = []

    /// Creates an empty value.
    public init() {}
}

extension WebhookSubscriptions {
    /// A user whose activity an environment gets.
    public struct Subscription: Hashable, Sendable {
        /// The user.
        public var userID: User.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookSubscriptions: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "environment": environment = try member.value.text
        case "application_id": applicationID = try member.value.identifier()
        case "subscriptions": subscriptions = member.value.list() ?? []
        default: break
        }
    }
}

extension WebhookSubscriptions: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        environment = fields.text("environment")
        applicationID = fields.identifier("application_id")
        subscriptions = fields.list("subscriptions") ?? []
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("environment", environment)
        try fields.write("application_id", applicationID)
        try fields.write("subscriptions", subscriptions)
    }
}

extension WebhookSubscriptions.Subscription: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "user_id": userID = try member.value.identifier()
        default: break
        }
    }
}

extension WebhookSubscriptions.Subscription: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        userID = fields.identifier("user_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("user_id", userID)
    }
}
