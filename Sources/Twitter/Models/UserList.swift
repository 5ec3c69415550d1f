public import FoundationEssentials
public import TwitterJSON

/// A list of users; its timeline is that of its members.
public struct UserList: Identifiable, Hashable, Sendable {
    /// The identifier of a list of users.
    public typealias ID = Identifier<UserList>

    /// The identifier.
    public var id: ID
    /// The name.
    public var name: String?
    /// The name in the address of the list.
    public var slug: String?
    /// The slug after the owner: `@owner/slug`.
    public var fullName: String?
    /// The path of the list on the web site.
    public var uri: String?
    /// What the list is about.
    public var description: String?
    /// Who can see it.
    public var mode: UserList.Mode?
    /// How many users it has.
    public var memberCount: Int?
    /// How many follow it.
    public var subscriberCount: Int?
    /// Whether the signed-in user follows it.
    public var following: Bool?
    /// When it was made.
    public var createdAt: Date?
    /// The owner.
    public var user: User? {
        get { userBox?.value }
        set { userBox = newValue.map(Box.init) }
    }

    private var userBox: Box<User>?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) { self.id = id }
}

extension UserList {
    /// Who can see a list; the service may know more.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The word on the wire.
        public let rawValue: String

        /// Creates a value from the word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Everybody.
        public static let `public` = Mode(rawValue: "public")
        /// The owner alone.
        public static let `private` = Mode(rawValue: "private")
    }
}

extension UserList: JSONModel {
    /// Reads what can be read; only a missing identifier fails.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        try readMembers(of: json)
        if id.isEmpty { throw json.missing("id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "name": name = try member.value.text
        case "slug": slug = try member.value.text
        case "full_name": fullName = try member.value.text
        case "uri": uri = try member.value.text
        case "description": description = try member.value.text
        case "mode": mode = try member.value.word()
        case "member_count": memberCount = member.value.integer
        case "subscriber_count": subscriberCount = member.value.integer
        case "following": following = member.value.boolean
        case "created_at": createdAt = try member.value.date
        case "user": userBox = try member.value.boxed()
        default: break
        }
    }
}

extension UserList: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id", "id_str"))
        name = fields.text("name")
        slug = fields.text("slug")
        fullName = fields.text("full_name")
        uri = fields.text("uri")
        description = fields.text("description")
        mode = fields.value("mode")
        memberCount = fields.integer("member_count")
        subscriberCount = fields.integer("subscriber_count")
        following = fields.boolean("following")
        createdAt = fields.date("created_at")
        user = fields.model("user")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("name", name)
        try fields.write("slug", slug)
        try fields.write("full_name", fullName)
        try fields.write("uri", uri)
        try fields.write("description", description)
        try fields.write("mode", mode?.rawValue)
        try fields.write("member_count", memberCount)
        try fields.write("subscriber_count", subscriberCount)
        try fields.write("following", following)
        try fields.write("created_at", createdAt)
        try fields.write("user", user)
    }
}
