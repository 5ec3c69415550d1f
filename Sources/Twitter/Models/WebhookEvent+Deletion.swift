public import TwitterJSON

extension WebhookEvent {
    /// A tweet that was deleted.
    public struct Deletion: Hashable, Sendable {
        /// The tweet.
        public var status: WebhookEvent.DeletedTweet?
        /// When it was deleted, in milliseconds since 1970.
        public var timestampMilliseconds: Int?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent {
    /// What is left of a deleted tweet.
    public struct DeletedTweet: Hashable, Sendable {
        /// The tweet.
        public var id: Tweet.ID?
        /// Its author.
        public var userID: User.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent.Deletion: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "status": status = try member.value.model()
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        default: break
        }
    }
}

extension WebhookEvent.Deletion: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        status = fields.model("status")
        timestampMilliseconds = fields.integer("timestamp_ms")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("status", status)
        try fields.write("timestamp_ms", timestampMilliseconds)
    }
}

extension WebhookEvent.DeletedTweet: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": id = try member.value.identifier()
        case "user_id": userID = try member.value.identifier()
        default: break
        }
    }
}

extension WebhookEvent.DeletedTweet: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id")
        userID = fields.identifier("user_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("user_id", userID)
    }
}
