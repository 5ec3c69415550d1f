public import TwitterJSON

/// An answer to choose in a poll.
public struct PollOption: Hashable, Sendable {
    /// The place among the answers, from 1.
    public var position: Int?
    /// The answer.
    public var text: String?

    /// Creates an empty value.
    public init() {}
}

extension PollOption: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "position": position = member.value.integer
        case "text": text = try member.value.text
        default: break
        }
    }
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
