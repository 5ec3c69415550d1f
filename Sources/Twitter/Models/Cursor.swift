/// A place in a list that is read page by page.
///
/// The service chooses the text; most are numbers, some above 2^53, some are no numbers at all.
public struct Cursor: Hashable, Sendable, Codable, ParameterValue, CustomStringConvertible {
    /// The text as it is sent.
    public let description: String

    /// The first page.
    public static let first = Cursor(unchecked: "-1")

    /// Reads a cursor of an answer; absent, empty and 0 mean that there is no such page.
    public init?(_ text: String?) {
        guard let text, !text.isEmpty, text != "0" else { return nil }
        description = text
    }

    private init(unchecked text: String) { description = text }

    /// Reads a cursor by itself, in the form that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Reads a cursor that stands there twice; the text counts, and where it is missing or empty, the number.
    static func read(_ name: FieldName, _ textName: FieldName, from fields: FieldReader) -> Cursor? {
        if let text = fields.text(textName), !text.isEmpty { return Cursor(text) }
        return Cursor(fields.text(name))
    }

    /// The text as it is sent.
    public var parameterText: String { description }

    /// Writes a cursor twice, as the service does; 0 stands for no such page.
    static func write(
        _ cursor: Cursor?, _ name: FieldName, _ textName: FieldName, to fields: inout FieldWriter
    ) throws {
        let text = cursor?.description ?? "0"
        // Previous cursors are negative, so the number is a signed one.
        if let number = Int64(text), String(number) == text { try fields.write(name, number) }
        try fields.write(textName, text)
    }
}
