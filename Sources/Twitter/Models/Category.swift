public import TwitterJSON

/// A category of suggested users.
public struct Category: Hashable, Sendable {
    /// The name.
    public var name: String?
    /// The name in addresses.
    public var slug: String?
    /// How many users it has.
    public var size: Int?
    /// The users, where one category was asked for.
    public var users: [User]?

    /// Creates an empty value.
    public init() {}
}

extension Category: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "name": name = try member.value.text
        case "slug": slug = try member.value.text
        case "size": size = member.value.integer
        case "users": users = member.value.list()
        default: break
        }
    }
}

extension Category: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        name = fields.text("name")
        slug = fields.text("slug")
        size = fields.integer("size")
        users = fields.list("users")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("name", name)
        try fields.write("slug", slug)
        try fields.write("size", size)
        try fields.write("users", users)
    }
}
