/// One size of a medium.
public struct MediaSize: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int?
    /// The height in pixels.
    public var height: Int?
    /// How the medium is made to fit: `crop` or `fit`.
    public var resize: String?

    /// Creates an empty value.
    public init() {}
}

extension MediaSize: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        width = fields.integer("w")
        height = fields.integer("h")
        resize = fields.text("resize")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("w", width)
        try fields.write("h", height)
        try fields.write("resize", resize)
    }
}
