public import TwitterJSON

/// A mention of a user in a text.
public struct UserMentionEntity: Hashable, Sendable {
    /// The user; `nil` for unknown accounts.
    public var id: User.ID?
    /// The screen name as it stands in the text, without its sign.
    public var screenName: String?
    /// The name that is shown.
    public var name: String?
    /// The place in the text, in Unicode code points.
    public var indices: Range<Int>?

    /// Creates an empty value.
    public init() {}
}

extension UserMentionEntity: JSONModel {
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
        case "screen_name": screenName = try member.value.text
        case "name": name = try member.value.text
        case "indices": indices = member.value.range
        default: break
        }
    }
}

extension UserMentionEntity: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id", "id_str")
        screenName = fields.text("screen_name")
        name = fields.text("name")
        indices = fields.range("indices")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("screen_name", screenName)
        try fields.write("name", name)
        try fields.write("indices", indices)
    }
}
