public import FoundationEssentials
public import TwitterJSON

/// An address that the service posts events to.
public struct Webhook: Identifiable, Hashable, Sendable {
    /// The identifier of a webhook.
    public typealias ID = Identifier<Webhook>

    /// The identifier.
    public var id: ID
    /// The address.
    public var url: String?
    /// Whether it answered the last check.
    public var valid: Bool?
    /// When it was registered, in whichever of two forms the service writes it.
    public var createdAt: Date?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) { self.id = id }
}

extension Webhook: JSONModel {
    /// Reads what can be read; only a missing identifier fails.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        try readMembers(of: json)
        if id.isEmpty { throw json.missing("id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readText(into: &id)
        case "url": url = try member.value.text
        case "valid": valid = member.value.boolean
        case "created_at", "created_timestamp": createdAt = try member.value.date ?? createdAt
        default: break
        }
    }
}

extension Webhook: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id"))
        url = fields.text("url")
        valid = fields.boolean("valid")
        createdAt = fields.date("created_at") ?? fields.date("created_timestamp")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("url", url)
        try fields.write("valid", valid)
        try fields.write("created_at", createdAt.map(ISO8601Date.format))
    }
}
