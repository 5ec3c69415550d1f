public import TwitterJSON

/// An app of the service, as answers about messages name it.
public struct App: Hashable, Sendable {
    /// The identifier of an app.
    public typealias ID = Identifier<App>

    /// The identifier.
    public var id: ID?
    /// The name.
    public var name: String?
    /// The address of its site.
    public var url: String?

    /// Creates an empty value.
    public init() {}
}

extension App: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": id = try member.value.identifier()
        case "name": name = try member.value.text
        case "url": url = try member.value.text
        default: break
        }
    }
}

extension App: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id")
        name = fields.text("name")
        url = fields.text("url")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("name", name)
        try fields.write("url", url)
    }
}
