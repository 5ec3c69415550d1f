/// A cashtag in a text.
public struct SymbolEntity: Hashable, Sendable {
    /// The symbol without its sign.
    public var text: String?
    /// The place in the text, in Unicode code points.
    public var indices: Range<Int>?

    /// Creates an empty value.
    public init() {}
}

extension SymbolEntity: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        text = fields.text("text")
        indices = fields.range("indices")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("text", text)
        try fields.write("indices", indices)
    }
}
