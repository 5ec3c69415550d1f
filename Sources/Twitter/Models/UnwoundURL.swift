public import TwitterJSON

/// Where a link leads after all redirections; enterprise products only.
public struct UnwoundURL: Hashable, Sendable {
    /// The address at the end.
    public var url: String?
    /// The HTTP status there.
    public var status: Int?
    /// The title of the page.
    public var title: String?
    /// The description of the page.
    public var description: String?

    /// Creates an empty value.
    public init() {}
}

extension UnwoundURL: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "url": url = try member.value.text
        case "status": status = member.value.integer
        case "title": title = try member.value.text
        case "description": description = try member.value.text
        default: break
        }
    }
}

extension UnwoundURL: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        url = fields.text("url")
        status = fields.integer("status")
        title = fields.text("title")
        description = fields.text("description")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("url", url)
        try fields.write("status", status)
        try fields.write("title", title)
        try fields.write("description", description)
    }
}
