public import FoundationEssentials
public import TwitterJSON

/// A search that a user has kept.
public struct SavedSearch: Identifiable, Hashable, Sendable {
    /// The identifier of a saved search.
    public typealias ID = Identifier<SavedSearch>

    /// The identifier.
    public var id: ID
    /// The name, which is the query.
    public var name: String?
    /// The query.
    public var query: String?
    /// An old field that is always `null`.
    public var position: Int?
    /// When it was kept.
    public var createdAt: Date?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) { self.id = id }
}

extension SavedSearch: JSONModel {
    /// Reads what can be read; only a missing identifier fails.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        try readMembers(of: json)
        if id.isEmpty { throw json.missing("id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "name": name = try member.value.text
        case "query": query = try member.value.text
        case "position": position = member.value.integer
        case "created_at": createdAt = try member.value.date
        default: break
        }
    }
}

extension SavedSearch: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id", "id_str"))
        name = fields.text("name")
        query = fields.text("query")
        position = fields.integer("position")
        createdAt = fields.date("created_at")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("name", name)
        try fields.write("query", query)
        try fields.write("position", position)
        try fields.write("created_at", createdAt)
    }
}
