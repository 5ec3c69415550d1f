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
