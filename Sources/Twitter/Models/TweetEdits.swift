public import TwitterJSON

/// The versions of a tweet that can be edited, and how much longer it can.
///
/// Both `edit_history` and `edit_controls` are read as this type: which of them holds which field is not documented well.
public struct TweetEdits: Hashable, Sendable {
    /// The first version.
    public var initialTweetID: Tweet.ID?
    /// All versions, the first one first.
    public var editTweetIDs: [Tweet.ID]?
    /// Until when it can be edited, in milliseconds since 1970.
    public var editableUntilMilliseconds: Int?
    /// How many more edits are allowed.
    public var editsRemaining: Int?

    /// Creates an empty value.
    public init() {}
}

extension TweetEdits: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "initial_tweet_id": try member.value.readNumber(into: &initialTweetID)
        case "initial_tweet_id_str": try member.value.readText(into: &initialTweetID)
        case "edit_tweet_ids": editTweetIDs = member.value.list()
        case "editable_until_ms": editableUntilMilliseconds = member.value.integer
        case "edits_remaining": editsRemaining = member.value.integer
        default: break
        }
    }
}

extension TweetEdits: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        initialTweetID = fields.identifier("initial_tweet_id", "initial_tweet_id_str")
        editTweetIDs = fields.list("edit_tweet_ids")
        editableUntilMilliseconds = fields.integer("editable_until_ms")
        editsRemaining = fields.integer("edits_remaining")
    }

    /// Writes the fields under the names that the service gives them; identifiers are texts.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("initial_tweet_id", initialTweetID)
        try fields.write("edit_tweet_ids", editTweetIDs)
        try fields.write("editable_until_ms", editableUntilMilliseconds.map(String.init))
        try fields.write("edits_remaining", editsRemaining)
    }
}
