public import FoundationEssentials
public import TwitterJSON

/// A tweet that is to be posted later; undocumented.
public struct ScheduledTweet: Hashable, Sendable {
    /// The identifier of a scheduled tweet.
    public typealias ID = Identifier<ScheduledTweet>

    /// The identifier.
    public var id: ID?
    /// When it is to be posted.
    public var executeAt: Date?
    /// The text.
    public var status: String?
    /// The media, with commas between them.
    public var mediaIDs: String?

    /// Creates an empty value.
    public init() {}
}

extension ScheduledTweet: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "execute_at": executeAt = member.value.seconds
        case "status": status = try member.value.text
        case "media_ids": mediaIDs = try member.value.text
        default: break
        }
    }
}

extension ScheduledTweet: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id", "id_str")
        executeAt = fields.seconds("execute_at")
        status = fields.text("status")
        mediaIDs = fields.text("media_ids")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("execute_at", seconds: executeAt)
        try fields.write("status", status)
        try fields.write("media_ids", mediaIDs)
    }
}
