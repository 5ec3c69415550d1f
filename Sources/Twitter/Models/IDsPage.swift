public import TwitterJSON

/// One page of identifiers, with the cursors of its neighbours.
public struct IDsPage<Subject>: Hashable, Sendable {
    /// The identifiers, in the service's order; a page may be empty and not be the last.
    public var ids: [Identifier<Subject>] = []
    /// Where the next page begins; `nil` after the last one.
    public var nextCursor: Cursor?
    /// Where the previous page begins; `nil` before the first one.
    public var previousCursor: Cursor?
    /// How many there are in all; most services leave it out.
    public var totalCount: Int?

    /// Creates an empty page.
    public init() {}
}

extension IDsPage: JSONReadable {
    /// Reads a page; a bare array, as GNU social answers, is a page without neighbours.
    public init(json: JSONView) throws(JSONError) {
        var ids: [Identifier<Subject>]? = json.list()
        if json.kind != .array {
            var members = try json.members
            while let member = members.next() {
                switch member.name {
                case "ids": ids = member.value.list()
                case "next_cursor": try member.value.readNumber(into: &nextCursor)
                case "next_cursor_str": try member.value.readText(into: &nextCursor)
                case "previous_cursor": try member.value.readNumber(into: &previousCursor)
                case "previous_cursor_str": try member.value.readText(into: &previousCursor)
                case "total_count": totalCount = member.value.integer
                default: break
                }
            }
        }
        guard let ids else { throw json.missing("ids") }
        self.ids = ids
    }
}

extension IDsPage: Codable {
    /// Reads a page; a bare array, as GNU social answers, is a page without neighbours.
    public init(from decoder: any Decoder) throws {
        if let list = try? LossyList<Identifier<Subject>>(from: decoder) {
            ids = list.elements
            return
        }
        let fields = try FieldReader(decoder)
        ids = try fields.requiredList("ids")
        nextCursor = Cursor.read("next_cursor", "next_cursor_str", from: fields)
        previousCursor = Cursor.read("previous_cursor", "previous_cursor_str", from: fields)
        totalCount = fields.integer("total_count")
    }

    /// Writes the fields under the names that the service gives them; identifiers as numbers where they are.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("ids", ids.map(NumberOrText.init))
        try Cursor.write(nextCursor, "next_cursor", "next_cursor_str", to: &fields)
        try Cursor.write(previousCursor, "previous_cursor", "previous_cursor_str", to: &fields)
        try fields.write("total_count", totalCount)
    }
}

/// An identifier as a list of them has it: a number, if it is one.
private struct NumberOrText<Subject>: Encodable {
    let identifier: Identifier<Subject>

    init(_ identifier: Identifier<Subject>) { self.identifier = identifier }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let integer = identifier.integer {
            try container.encode(integer)
        } else {
            try container.encode(identifier.description)
        }
    }
}
