public import TwitterJSON

/// A link to a quoted tweet.
public struct QuotedPermalink: Hashable, Sendable {
    /// The link in its t.co form.
    public var url: String?
    /// The address that it leads to.
    public var expanded: String?
    /// The text to show for it.
    public var display: String?

    /// Creates an empty value.
    public init() {}
}

extension QuotedPermalink: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "url": url = try member.value.text
        case "expanded": expanded = try member.value.text
        case "display": display = try member.value.text
        default: break
        }
    }
}

extension QuotedPermalink: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        url = fields.text("url")
        expanded = fields.text("expanded")
        display = fields.text("display")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("url", url)
        try fields.write("expanded", expanded)
        try fields.write("display", display)
    }
}
