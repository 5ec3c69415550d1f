/// The links of one part of a profile.
public struct LinkSet: Hashable, Sendable {
    /// The links.
    public var urls: [URLEntity]?

    /// Creates an empty value.
    public init() {}
}

extension LinkSet: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        urls = fields.list("urls")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("urls", urls)
    }
}
