public import TwitterJSON

/// The privacy policy.
public struct Privacy: Hashable, Sendable {
    /// The text.
    public var privacy: String?

    /// Creates an empty value.
    public init() {}
}

extension Privacy: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "privacy": privacy = try member.value.text
        default: break
        }
    }
}

extension Privacy: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        privacy = fields.text("privacy")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("privacy", privacy)
    }
}
