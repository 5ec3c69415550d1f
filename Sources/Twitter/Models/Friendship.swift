public import TwitterJSON

/// What the signed-in user is to an account.
public struct Friendship: Hashable, Sendable {
    /// The account.
    public var id: User.ID
    /// The name that it shows.
    public var name: String?
    /// Its screen name.
    public var screenName: String?
    /// All that connects both; ``Connection/none`` if nothing does.
    public var connections: [Friendship.Connection]?

    /// Creates a value with nothing but its identifier.
    public init(id: User.ID) { self.id = id }
}

extension Friendship {
    /// What connects the signed-in user with an account; the service may know more.
    public struct Connection: RawRepresentable, Hashable, Sendable {
        /// The word on the wire.
        public let rawValue: String

        /// Creates a value from the word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The user follows the account.
        public static let following = Connection(rawValue: "following")
        /// The user has asked to follow the account.
        public static let followingRequested = Connection(rawValue: "following_requested")
        /// The account has asked to follow the user.
        public static let followingReceived = Connection(rawValue: "following_received")
        /// The account follows the user.
        public static let followedBy = Connection(rawValue: "followed_by")
        /// The user blocks the account.
        public static let blocking = Connection(rawValue: "blocking")
        /// The user mutes the account.
        public static let muting = Connection(rawValue: "muting")
        /// Nothing does.
        public static let none = Connection(rawValue: "none")
    }
}

extension Friendship: JSONModel {
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
        case "screen_name": screenName = try member.value.text
        case "connections": connections = try member.value.texts?.map(Friendship.Connection.init(rawValue:))
        default: break
        }
    }
}

extension Friendship: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id", "id_str"))
        name = fields.text("name")
        screenName = fields.text("screen_name")
        connections = fields.texts("connections")?.map(Friendship.Connection.init(rawValue:))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("name", name)
        try fields.write("screen_name", screenName)
        try fields.write("connections", connections?.map(\.rawValue))
    }
}
