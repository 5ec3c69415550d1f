public import FoundationEssentials
public import TwitterJSON

/// Something that a user did, or that was done to a user, other than writing; it has `event` in a stream of that user.
public struct StreamEvent: Hashable, Sendable {
    /// What happened.
    public var event: Name?
    /// When it happened.
    public var createdAt: Date?
    /// Who did it; of some events nothing but the identifier is known.
    public var source: User? {
        get { sourceBox?.value }
        set { sourceBox = newValue.map(Box.init) }
    }
    /// To whom; of some events nothing but the identifier is known.
    public var target: User? {
        get { targetBox?.value }
        set { targetBox = newValue.map(Box.init) }
    }
    /// To what; there is nothing when users follow, block or change themselves.
    public var targetObject: Object?

    private var sourceBox: Box<User>?
    private var targetBox: Box<User>?

    /// Creates an empty value.
    public init() {}
}

extension StreamEvent: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "event": event = try member.value.word()
        case "created_at": createdAt = try member.value.date
        case "source": sourceBox = try Self.user(member.value)
        case "target": targetBox = try Self.user(member.value)
        case "target_object": targetObject = try member.value.model()
        default: break
        }
    }

    /// A user, or the identifier of one.
    private static func user(_ json: JSONView) throws(JSONError) -> Box<User>? {
        if let user: Box<User> = try json.boxed() { return user }
        let id: User.ID? = try json.identifier()
        return id.map { Box(User(id: $0)) }
    }
}

extension StreamEvent: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        event = fields.value("event")
        createdAt = fields.date("created_at")
        source = fields.model("source") ?? fields.identifier("source").map(User.init)
        target = fields.model("target") ?? fields.identifier("target").map(User.init)
        targetObject = fields.model("target_object")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("event", event?.rawValue)
        try fields.write("created_at", createdAt)
        try fields.write("source", source)
        try fields.write("target", target)
        try fields.write("target_object", targetObject)
    }
}
