public import FoundationEssentials
public import TwitterJSON

/// Something that happened around an account; undocumented.
public struct Activity: Hashable, Sendable {
    /// What happened.
    public var action: Activity.Action?
    /// When it happened.
    public var createdAt: Date?
    /// The newest position that it covers.
    public var maxPosition: String?
    /// The oldest position that it covers.
    public var minPosition: String?
    /// Those who did it: users or tweets, depending on the action.
    public var sources: JSON?
    /// How many there are.
    public var sourcesSize: Int?
    /// What they did it to: users, tweets or lists, depending on the action.
    public var targets: JSON?
    /// How many there are.
    public var targetsSize: Int?
    /// What came of it: tweets or lists, depending on the action.
    public var targetObjects: JSON?
    /// How many there are.
    public var targetObjectsSize: Int?

    /// Creates an empty value.
    public init() {}
}

extension Activity {
    /// What happened around an account; the service may know more.
    public struct Action: RawRepresentable, Hashable, Sendable {
        /// The word on the wire.
        public let rawValue: String

        /// Creates a value from the word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tweet was liked.
        public static let favorite = Action(rawValue: "favorite")
        /// An account was followed.
        public static let follow = Action(rawValue: "follow")
        /// An account was mentioned.
        public static let mention = Action(rawValue: "mention")
        /// A tweet was answered.
        public static let reply = Action(rawValue: "reply")
        /// A tweet was retweeted.
        public static let retweet = Action(rawValue: "retweet")
        /// An account was added to a list.
        public static let listMemberAdded = Action(rawValue: "list_member_added")
    }
}

extension Activity: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "action": action = try member.value.word()
        case "created_at": createdAt = try member.value.date
        case "max_position": maxPosition = try member.value.text
        case "min_position": minPosition = try member.value.text
        case "sources": sources = try member.value.freeForm
        case "sources_size": sourcesSize = member.value.integer
        case "targets": targets = try member.value.freeForm
        case "targets_size": targetsSize = member.value.integer
        case "target_objects": targetObjects = try member.value.freeForm
        case "target_objects_size": targetObjectsSize = member.value.integer
        default: break
        }
    }
}

extension Activity: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        action = fields.value("action")
        createdAt = fields.date("created_at")
        maxPosition = fields.text("max_position")
        minPosition = fields.text("min_position")
        sources = fields.model("sources")
        sourcesSize = fields.integer("sources_size")
        targets = fields.model("targets")
        targetsSize = fields.integer("targets_size")
        targetObjects = fields.model("target_objects")
        targetObjectsSize = fields.integer("target_objects_size")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("action", action?.rawValue)
        try fields.write("created_at", createdAt)
        try fields.write("max_position", maxPosition)
        try fields.write("min_position", minPosition)
        try fields.write("sources", sources)
        try fields.write("sources_size", sourcesSize)
        try fields.write("targets", targets)
        try fields.write("targets_size", targetsSize)
        try fields.write("target_objects", targetObjects)
        try fields.write("target_objects_size", targetObjectsSize)
    }
}
