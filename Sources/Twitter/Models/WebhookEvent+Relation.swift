public import FoundationEssentials
public import TwitterJSON

extension WebhookEvent {
    /// What one user has become to another.
    public struct Relation: Hashable, Sendable {
        /// What happened: `follow`, `unfollow`, `block`, `unblock`, `mute` or `unmute`.
        public var type: String?
        /// When it happened, to the millisecond.
        public var createdAt: Date?
        /// Who did it.
        public var source: User? {
            get { sourceBox?.value }
            set { sourceBox = newValue.map(Box.init) }
        }
        /// To whom.
        public var target: User? {
            get { targetBox?.value }
            set { targetBox = newValue.map(Box.init) }
        }

        private var sourceBox: Box<User>?
        private var targetBox: Box<User>?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent.Relation: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "created_timestamp": createdAt = member.value.milliseconds
        case "source": sourceBox = try member.value.boxed()
        case "target": targetBox = try member.value.boxed()
        default: break
        }
    }
}

extension WebhookEvent.Relation: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.text("type")
        createdAt = fields.milliseconds("created_timestamp")
        source = fields.model("source")
        target = fields.model("target")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("created_timestamp", milliseconds: createdAt)
        try fields.write("source", source)
        try fields.write("target", target)
    }
}
