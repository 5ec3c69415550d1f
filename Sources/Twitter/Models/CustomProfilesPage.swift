public import TwitterJSON

/// One page of custom profiles.
public struct CustomProfilesPage: Hashable, Sendable {
    /// The profiles; a page may be empty and not be the last.
    public var customProfiles: [CustomProfile] = []
    /// Where the next page begins; `nil` after the last one.
    public var nextCursor: Cursor?

    /// Creates an empty value.
    public init() {}
}

extension CustomProfilesPage: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "custom_profiles": customProfiles = member.value.list() ?? []
        case "next_cursor": nextCursor = Cursor(try member.value.text)
        default: break
        }
    }
}

extension CustomProfilesPage: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        customProfiles = fields.list("custom_profiles") ?? []
        nextCursor = Cursor(fields.text("next_cursor"))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("custom_profiles", customProfiles)
        try fields.write("next_cursor", nextCursor)
    }
}
