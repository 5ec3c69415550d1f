public import TwitterJSON

/// The parts of a text.
///
/// Their places count Unicode code points, and the end is exclusive.
public struct Entities: Hashable, Sendable {
    /// The hashtags.
    public var hashtags: [HashtagEntity]?
    /// The cashtags.
    public var symbols: [SymbolEntity]?
    /// The links, without those of media.
    public var urls: [URLEntity]?
    /// The mentions of users.
    public var userMentions: [UserMentionEntity]?
    /// The first medium only, always called a photo; see ``ExtendedEntities``.
    public var media: [MediaEntity]?
    /// The polls; enterprise products only.
    public var polls: [PollEntity]?

    /// Creates an empty value.
    public init() {}
}

extension Entities: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "hashtags": hashtags = member.value.list()
        case "symbols": symbols = member.value.list()
        case "urls": urls = member.value.list()
        case "user_mentions": userMentions = member.value.list()
        case "media": media = member.value.list()
        case "polls": polls = member.value.list()
        default: break
        }
    }
}

extension Entities: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        hashtags = fields.list("hashtags")
        symbols = fields.list("symbols")
        urls = fields.list("urls")
        userMentions = fields.list("user_mentions")
        media = fields.list("media")
        polls = fields.list("polls")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("hashtags", hashtags)
        try fields.write("symbols", symbols)
        try fields.write("urls", urls)
        try fields.write("user_mentions", userMentions)
        try fields.write("media", media)
        try fields.write("polls", polls)
    }
}
