public import TwitterJSON

/// A user whom the service suggests; undocumented.
public struct UserRecommendation: Hashable, Sendable {
    /// The user.
    public var user: User? {
        get { userBox?.value }
        set { userBox = newValue.map(Box.init) }
    }
    /// What to send when the suggestion is not wanted.
    public var token: String?
    /// Why it is suggested.
    public var connections: JSON?

    private var userBox: Box<User>?

    /// Creates an empty value.
    public init() {}
}

extension UserRecommendation: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "user": userBox = try member.value.boxed()
        case "token": token = try member.value.text
        case "connections": connections = try member.value.freeForm
        default: break
        }
    }
}

extension UserRecommendation: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        user = fields.model("user")
        token = fields.text("token")
        connections = fields.model("connections")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("user", user)
        try fields.write("token", token)
        try fields.write("connections", connections)
    }
}
