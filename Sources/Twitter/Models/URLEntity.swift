public import TwitterJSON

/// A link in a text.
public struct URLEntity: Hashable, Sendable {
    /// The link in its t.co form, as it stands in the text.
    public var url: String?
    /// The address that it leads to; often absent in profiles.
    public var expandedURL: String?
    /// The text to show for it.
    public var displayURL: String?
    /// The place in the text, in Unicode code points.
    public var indices: Range<Int>?
    /// Where it leads in the end; enterprise products only.
    public var unwound: UnwoundURL?

    /// Creates an empty value.
    public init() {}
}

extension URLEntity: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "url": url = try member.value.text
        case "expanded_url": expandedURL = try member.value.text
        case "display_url": displayURL = try member.value.text
        case "indices": indices = member.value.range
        case "unwound": unwound = try member.value.model()
        default: break
        }
    }
}

extension URLEntity: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        url = fields.text("url")
        expandedURL = fields.text("expanded_url")
        displayURL = fields.text("display_url")
        indices = fields.range("indices")
        unwound = fields.model("unwound")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("url", url)
        try fields.write("expanded_url", expandedURL)
        try fields.write("display_url", displayURL)
        try fields.write("indices", indices)
        try fields.write("unwound", unwound)
    }
}
