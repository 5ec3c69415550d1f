public import TwitterJSON

/// All that an answer about collections speaks of.
public struct CollectionObjects: Hashable, Sendable {
    /// The tweets, by identifier.
    public var tweets: [String: Tweet]?
    /// The users, by identifier.
    public var users: [String: User]?
    /// The collections, by identifier.
    public var timelines: [String: TweetCollection]?

    /// Creates an empty value.
    public init() {}
}

extension CollectionObjects: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "tweets": tweets = try member.value.map()
        case "users": users = try member.value.map()
        case "timelines": timelines = try member.value.map()
        default: break
        }
    }
}

extension CollectionObjects: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        tweets = fields.map("tweets")
        users = fields.map("users")
        timelines = fields.map("timelines")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("tweets", tweets)
        try fields.write("users", users)
        try fields.write("timelines", timelines)
    }
}
