public import TwitterJSON

/// A collection of tweets, which somebody has chosen and ordered; `Collection` in the REST reference.
public struct TweetCollection: Hashable, Sendable {
    /// The identifier of a collection: `custom-` and a number.
    public typealias ID = Identifier<TweetCollection>

    /// The name.
    public var name: String?
    /// The owner.
    public var userID: User.ID?
    /// The address on the web site.
    public var collectionURL: String?
    /// The same address, in older answers.
    public var customTimelineURL: String?
    /// What it is about.
    public var description: String?
    /// A link that the owner gave it.
    public var url: String?
    /// Who can see it: `public` or `private`.
    public var visibility: String?
    /// The order: `curation_reverse_chron`, `tweet_chron` or `tweet_reverse_chron`.
    public var timelineOrder: String?
    /// How it came about: `user`.
    public var collectionType: String?
    /// The same, in older answers.
    public var customTimelineType: String?
    /// Whether the signed-in user follows it; seen in recorded answers, not documented.
    public var following: Bool?

    /// Creates an empty value.
    public init() {}
}

extension TweetCollection: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "name": name = try member.value.text
        case "user_id": userID = try member.value.identifier()
        case "collection_url": collectionURL = try member.value.text
        case "custom_timeline_url": customTimelineURL = try member.value.text
        case "description": description = try member.value.text
        case "url": url = try member.value.text
        case "visibility": visibility = try member.value.text
        case "timeline_order": timelineOrder = try member.value.text
        case "collection_type": collectionType = try member.value.text
        case "custom_timeline_type": customTimelineType = try member.value.text
        case "following": following = member.value.boolean
        default: break
        }
    }
}

extension TweetCollection: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        name = fields.text("name")
        userID = fields.identifier("user_id")
        collectionURL = fields.text("collection_url")
        customTimelineURL = fields.text("custom_timeline_url")
        description = fields.text("description")
        url = fields.text("url")
        visibility = fields.text("visibility")
        timelineOrder = fields.text("timeline_order")
        collectionType = fields.text("collection_type")
        customTimelineType = fields.text("custom_timeline_type")
        following = fields.boolean("following")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("name", name)
        try fields.write("user_id", userID)
        try fields.write("collection_url", collectionURL)
        try fields.write("custom_timeline_url", customTimelineURL)
        try fields.write("description", description)
        try fields.write("url", url)
        try fields.write("visibility", visibility)
        try fields.write("timeline_order", timelineOrder)
        try fields.write("collection_type", collectionType)
        try fields.write("custom_timeline_type", customTimelineType)
        try fields.write("following", following)
    }
}
