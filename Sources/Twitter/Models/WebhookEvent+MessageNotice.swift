public import FoundationEssentials
public import TwitterJSON

extension WebhookEvent {
    /// A notice about a conversation.
    public struct MessageNotice: Hashable, Sendable {
        /// When it happened, to the millisecond.
        public var createdAt: Date?
        /// Who writes or reads.
        public var senderID: User.ID?
        /// The other one.
        public var target: MessageCreate.Target?
        /// The newest message that was read.
        public var lastReadEventID: DirectMessageEvent.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent.MessageNotice: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "created_timestamp": createdAt = member.value.milliseconds
        case "sender_id": senderID = try member.value.identifier()
        case "target": target = try member.value.model()
        case "last_read_event_id": lastReadEventID = try member.value.identifier()
        default: break
        }
    }
}

extension WebhookEvent.MessageNotice: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        createdAt = fields.milliseconds("created_timestamp")
        senderID = fields.identifier("sender_id")
        target = fields.model("target")
        lastReadEventID = fields.identifier("last_read_event_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("created_timestamp", milliseconds: createdAt)
        try fields.write("sender_id", senderID)
        try fields.write("target", target)
        try fields.write("last_read_event_id", lastReadEventID)
    }
}
