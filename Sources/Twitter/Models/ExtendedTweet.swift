public import TwitterJSON

/// The whole text of a cut tweet, as streams and premium search nest it.
public struct ExtendedTweet: Hashable, Sendable {
    /// The whole text.
    public var fullText: String?
    /// The part of the text to show, in Unicode code points.
    public var displayTextRange: Range<Int>?
    /// The parts of the whole text.
    public var entities: Entities?
    /// All media.
    public var extendedEntities: ExtendedEntities?

    /// Creates an empty value.
    public init() {}
}

extension ExtendedTweet: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "full_text": fullText = try member.value.text
        case "display_text_range": displayTextRange = member.value.range
        case "entities": entities = try member.value.model()
        case "extended_entities": extendedEntities = try member.value.model()
        default: break
        }
    }
}

extension ExtendedTweet: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        fullText = fields.text("full_text")
        displayTextRange = fields.range("display_text_range")
        entities = fields.model("entities")
        extendedEntities = fields.model("extended_entities")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("full_text", fullText)
        try fields.write("display_text_range", displayTextRange)
        try fields.write("entities", entities)
        try fields.write("extended_entities", extendedEntities)
    }
}
