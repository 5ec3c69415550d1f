public import TwitterJSON

/// Annotations of a search on a tweet.
public struct TweetMetadata: Hashable, Sendable {
    /// The language that the search took the tweet for.
    public var isoLanguageCode: String?
    /// Why the tweet was found: `recent` or `popular`.
    public var resultType: String?

    /// Creates an empty value.
    public init() {}
}

extension TweetMetadata: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "iso_language_code": isoLanguageCode = try member.value.text
        case "result_type": resultType = try member.value.text
        default: break
        }
    }
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
