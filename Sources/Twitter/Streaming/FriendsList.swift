public import TwitterJSON

/// Whom a user follows, which is the first message of a stream of that user; it has `friends`.
public struct FriendsList: Hashable, Sendable {
    /// The users, at most 10,000.
    public var friends: [User.ID]?

    /// Creates an empty value.
    public init() {}
}

extension FriendsList: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "friends": friends = friends ?? member.value.list()
        case "friends_str": friends = member.value.list() ?? friends
        default: break
        }
    }
}

extension FriendsList: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        friends = fields.list("friends_str") ?? fields.list("friends")
    }

    /// Writes the identifiers twice, as an identifier is written that stands by itself.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("friends", friends)
        try fields.write("friends_str", friends)
    }
}
