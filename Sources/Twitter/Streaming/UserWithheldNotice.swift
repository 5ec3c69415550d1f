public import TwitterJSON

/// That a user is withheld in some countries; `user_withheld` in a stream.
public struct UserWithheldNotice: Hashable, Sendable {
    /// The user.
    public var id: User.ID?
    /// The countries, as two letters each; `XX` stands for all, `XY` for a matter of copyright.
    public var withheldInCountries: [String]?
    /// When it was sent, in milliseconds since 1970.
    public var timestampMilliseconds: Int?

    /// Creates an empty value.
    public init() {}
}

extension UserWithheldNotice: JSONModel {
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
        case "withheld_in_countries": withheldInCountries = try member.value.texts
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        default: break
        }
    }
}

extension UserWithheldNotice: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id", "id_str")
        withheldInCountries = fields.texts("withheld_in_countries")
        timestampMilliseconds = fields.integer("timestamp_ms")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("withheld_in_countries", withheldInCountries)
        try fields.write("timestamp_ms", timestampMilliseconds.map(String.init))
    }
}
