public import TwitterJSON

/// Who can see a tweet; promoted tweets only, and empty on many that are not.
public struct TweetScopes: Hashable, Sendable {
    /// Whether followers can see it.
    public var followers: Bool?

    /// Creates an empty value.
    public init() {}
}

extension TweetScopes: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "followers": followers = member.value.boolean
        default: break
        }
    }
}

extension TweetScopes: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        followers = fields.boolean("followers")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("followers", followers)
    }
}
