public import TwitterJSON

/// A cashtag in a text.
public struct SymbolEntity: Hashable, Sendable {
    /// The symbol without its sign.
    public var text: String?
    /// The place in the text, in Unicode code points.
    public var indices: Range<Int>?

    /// Creates an empty value.
    public init() {}
}

extension SymbolEntity: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "text": text = try member.value.text
        case "indices": indices = member.value.range
        default: break
        }
    }
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
