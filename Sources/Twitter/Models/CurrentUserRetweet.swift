public import TwitterJSON

/// The signed-in user's own retweet of a tweet.
public struct CurrentUserRetweet: Hashable, Sendable {
    /// The identifier of the retweet, by which it can be removed.
    public var id: Tweet.ID

    /// Creates a value with nothing but its identifier.
    public init(id: Tweet.ID) {
        self.id = id
    }
}

extension CurrentUserRetweet: JSONModel {
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
        default: break
        }
    }
}

extension CurrentUserRetweet: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id", "id_str"))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
    }
}
