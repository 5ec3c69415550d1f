public import TwitterJSON

/// What two accounts are to one another, seen from both sides.
public struct Relationship: Hashable, Sendable {
    /// The account that was asked about first; most often the signed-in user.
    public var source: RelationshipSide?
    /// The other account.
    public var target: RelationshipSide?

    /// Creates an empty value.
    public init() {}
}

extension Relationship: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "source": source = try member.value.model()
        case "target": target = try member.value.model()
        case "relationship": self = try member.value.model() ?? self
        default: break
        }
    }
}

extension Relationship: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        if let inner: Self = fields.model("relationship") {
            self = inner
            return
        }
        self.init()
        source = fields.model("source")
        target = fields.model("target")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("source", source)
        try fields.write("target", target)
    }
}
