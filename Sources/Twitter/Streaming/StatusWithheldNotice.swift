public import TwitterJSON

/// That a Tweet is withheld in some countries; `status_withheld` in a stream.
public struct StatusWithheldNotice: Hashable, Sendable {
    /// The Tweet.
    public var id: Tweet.ID?
    /// Its author.
    public var userID: User.ID?
    /// The countries, as two letters each; `XX` stands for all, `XY` for a matter of copyright.
    public var withheldInCountries: [String]?
    /// When it was sent, in milliseconds since 1970.
    public var timestampMilliseconds: Int?

    /// Creates an empty value.
    public init() {}
}

extension StatusWithheldNotice: JSONModel {
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
        case "user_id": try member.value.readNumber(into: &userID)
        case "user_id_str": try member.value.readText(into: &userID)
        case "withheld_in_countries": withheldInCountries = try member.value.texts
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        default: break
        }
    }
}

extension StatusWithheldNotice: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id", "id_str")
        userID = fields.identifier("user_id", "user_id_str")
        withheldInCountries = fields.texts("withheld_in_countries")
        timestampMilliseconds = fields.integer("timestamp_ms")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("user_id", "user_id_str", userID)
        try fields.write("withheld_in_countries", withheldInCountries)
        try fields.write("timestamp_ms", timestampMilliseconds.map(String.init))
    }
}
