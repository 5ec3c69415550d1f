/// Annotations of a search on a tweet.
public struct TweetMetadata: Hashable, Sendable {
    /// The language that the search took the tweet for.
    public var isoLanguageCode: String?
    /// Why the tweet was found: `recent` or `popular`.
    public var resultType: String?

    /// Creates an empty value.
    public init() {}
}

extension TweetMetadata: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        isoLanguageCode = fields.text("iso_language_code")
        resultType = fields.text("result_type")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("iso_language_code", isoLanguageCode)
        try fields.write("result_type", resultType)
    }
}
