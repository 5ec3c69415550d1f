public import TwitterJSON

/// A rule that a tweet matched, in premium products.
public struct MatchingRule: Hashable, Sendable {
    /// The identifier of the rule.
    public var id: Identifier<MatchingRule>?
    /// The name that the rule was given.
    public var tag: String?

    /// Creates an empty value.
    public init() {}
}

extension MatchingRule: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "tag": tag = try member.value.text
        default: break
        }
    }
}

extension MatchingRule: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id", "id_str")
        tag = fields.text("tag")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("tag", tag)
    }
}
