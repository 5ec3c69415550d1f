public import TwitterJSON

/// All media of a tweet.
public struct ExtendedEntities: Hashable, Sendable {
    /// The media, with their true kinds.
    public var media: [MediaEntity]?

    /// Creates an empty value.
    public init() {}
}

extension ExtendedEntities: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "media": media = member.value.list()
        default: break
        }
    }
}

extension ExtendedEntities: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        media = fields.list("media")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("media", media)
    }
}
