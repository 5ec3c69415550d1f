public import FoundationEssentials
public import TwitterJSON

/// An event among messages; all known ones create a message.
public struct DirectMessageEvent: Identifiable, Hashable, Sendable {
    /// The identifier of a message event.
    public typealias ID = Identifier<DirectMessageEvent>

    /// The identifier.
    public var id: ID
    /// What happened.
    public var type: DirectMessageEvent.Kind?
    /// When it happened, to the millisecond.
    public var createdAt: Date?
    /// What the conversation began with.
    public var initiatedVia: DirectMessageEvent.Initiation?
    /// The message.
    public var messageCreate: MessageCreate?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) { self.id = id }
}

extension DirectMessageEvent {
    /// What happened among messages; the service may know more.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The word on the wire.
        public let rawValue: String

        /// Creates a value from the word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A message was sent.
        public static let messageCreate = Kind(rawValue: "message_create")
    }
}

extension DirectMessageEvent {
    /// What a conversation began with.
    public struct Initiation: Hashable, Sendable {
        /// The tweet that the message answers.
        public var tweetID: Tweet.ID?
        /// The welcome message that was shown.
        public var welcomeMessageID: WelcomeMessage.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension DirectMessageEvent: JSONModel {
    /// Reads what can be read; only a missing identifier fails.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        try readMembers(of: json)
        if id.isEmpty { throw json.missing("id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readText(into: &id)
        case "type": type = try member.value.word()
        case "created_timestamp": createdAt = member.value.milliseconds
        case "initiated_via": initiatedVia = try member.value.model()
        case "message_create": messageCreate = try member.value.model()
        default: break
        }
    }
}

extension DirectMessageEvent: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id"))
        type = fields.value("type")
        createdAt = fields.milliseconds("created_timestamp")
        initiatedVia = fields.model("initiated_via")
        messageCreate = fields.model("message_create")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("type", type?.rawValue)
        try fields.write("created_timestamp", milliseconds: createdAt)
        try fields.write("initiated_via", initiatedVia)
        try fields.write("message_create", messageCreate)
    }
}

extension DirectMessageEvent.Initiation: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "tweet_id": tweetID = try member.value.identifier()
        case "welcome_message_id": welcomeMessageID = try member.value.identifier()
        default: break
        }
    }
}

extension DirectMessageEvent.Initiation: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        tweetID = fields.identifier("tweet_id")
        welcomeMessageID = fields.identifier("welcome_message_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("tweet_id", tweetID)
        try fields.write("welcome_message_id", welcomeMessageID)
    }
}
