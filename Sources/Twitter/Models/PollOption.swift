/// An answer to choose in a poll.
public struct PollOption: Hashable, Sendable {
    /// The place among the answers, from 1.
    public var position: Int?
    /// The answer.
    public var text: String?

    /// Creates an empty value.
    public init() {}
}

extension PollOption: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        position = fields.integer("position")
        text = fields.text("text")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("position", position)
        try fields.write("text", text)
    }
}
