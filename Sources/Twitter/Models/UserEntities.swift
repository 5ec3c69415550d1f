public import TwitterJSON

/// The links in a profile.
public struct UserEntities: Hashable, Sendable {
    /// The links in the address of the profile: one at most.
    public var url: LinkSet?
    /// The links in the description.
    public var description: LinkSet?

    /// Creates an empty value.
    public init() {}
}

extension UserEntities: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "url": url = try member.value.model()
        case "description": description = try member.value.model()
        default: break
        }
    }
}

extension UserEntities: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        url = fields.model("url")
        description = fields.model("description")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("url", url)
        try fields.write("description", description)
    }
}
