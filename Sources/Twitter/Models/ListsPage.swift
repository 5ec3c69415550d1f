public import TwitterJSON

/// One page of lists of users, with the cursors of its neighbours.
public struct ListsPage: Hashable, Sendable {
    /// The lists, in the service's order; a page may be empty and not be the last.
    public var lists: [UserList] = []
    /// Where the next page begins; `nil` after the last one.
    public var nextCursor: Cursor?
    /// Where the previous page begins; `nil` before the first one.
    public var previousCursor: Cursor?
    /// How many there are in all; most services leave it out.
    public var totalCount: Int?

    /// Creates an empty value.
    public init() {}
}

extension ListsPage: JSONReadable {
    /// Reads a page; a bare list is a page without neighbours.
    public init(json: JSONView) throws(JSONError) {
        var lists: [UserList]? = json.list()
        if json.kind != .array {
            var members = try json.members
            while let member = members.next() {
                switch member.name {
                case "lists": lists = member.value.list()
                case "next_cursor": try member.value.readNumber(into: &nextCursor)
                case "next_cursor_str": try member.value.readText(into: &nextCursor)
                case "previous_cursor": try member.value.readNumber(into: &previousCursor)
                case "previous_cursor_str": try member.value.readText(into: &previousCursor)
                case "total_count": totalCount = member.value.integer
                default: break
                }
            }
        }
        guard let lists else { throw json.missing("lists") }
        self.lists = lists
    }
}

extension ListsPage: Codable {
    /// Reads a page; a bare list is a page without neighbours.
    public init(from decoder: any Decoder) throws {
        if let list = try? LossyList<UserList>(from: decoder) {
            lists = list.elements
            return
        }
        let fields = try FieldReader(decoder)
        lists = try fields.requiredList("lists")
        nextCursor = Cursor.read("next_cursor", "next_cursor_str", from: fields)
        previousCursor = Cursor.read("previous_cursor", "previous_cursor_str", from: fields)
        totalCount = fields.integer("total_count")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("lists", lists)
        try Cursor.write(nextCursor, "next_cursor", "next_cursor_str", to: &fields)
        try Cursor.write(previousCursor, "previous_cursor", "previous_cursor_str", to: &fields)
        try fields.write("total_count", totalCount)
    }
}
