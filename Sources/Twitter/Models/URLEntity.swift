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
