public import TwitterJSON

/// How many subscriptions an app has.
public struct WebhookSubscriptionsCount: Hashable, Sendable {
    /// The name of the account of the app's owner.
    public var accountName: String?
    /// How many there are.
    public var subscriptionsCount: WebhookSubscriptionsCount.Counts?
    /// How many there may be.
    public var provisionedCount: Int?

    /// Creates an empty value.
    public init() {}
}

extension WebhookSubscriptionsCount {
    /// How many subscriptions there are.
    public struct Counts: Hashable, Sendable {
        /// Those to all activity.
        public var all: Int?
        /// Those to messages alone.
        public var directMessages: Int?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookSubscriptionsCount: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "account_name": accountName = try member.value.text
        case "subscriptions_count": subscriptionsCount = try member.value.model()
        case "provisioned_count": provisionedCount = member.value.integer
        default: break
        }
    }
}

extension WebhookSubscriptionsCount: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        accountName = fields.text("account_name")
        subscriptionsCount = fields.model("subscriptions_count")
        provisionedCount = fields.integer("provisioned_count")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("account_name", accountName)
        try fields.write("subscriptions_count", subscriptionsCount)
        try fields.write("provisioned_count", provisionedCount)
    }
}

extension WebhookSubscriptionsCount.Counts: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "all": all = member.value.integer
        case "direct_messages": directMessages = member.value.integer
        default: break
        }
    }
}

extension WebhookSubscriptionsCount.Counts: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        all = fields.integer("all")
        directMessages = fields.integer("direct_messages")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("all", all)
        try fields.write("direct_messages", directMessages)
    }
}
