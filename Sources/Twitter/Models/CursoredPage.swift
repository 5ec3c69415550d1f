public import TwitterJSON

/// One page of users, with the cursors of its neighbours.
public typealias UsersPage = CursoredPage<User>

/// One page of lists of users, with the cursors of its neighbours.
public typealias ListsPage = CursoredPage<UserList>

/// Something that comes in pages with cursors, as a list under a name.
public protocol CursoredItem: PageItem, JSONReadable, Codable, Hashable {
    /// The member of a page that is the list.
    static var pageMember: StaticString { get }
}

/// One page of things, with the cursors of its neighbours.
public struct CursoredPage<Item: CursoredItem>: Hashable, Sendable {
    /// The things, in the service's order; a page may be empty and not be the last.
    public var items: [Item] = []
    /// Where the next page begins; `nil` after the last one.
    public var nextCursor: Cursor?
    /// Where the previous page begins; `nil` before the first one.
    public var previousCursor: Cursor?
    /// How many there are in all; most services leave it out.
    public var totalCount: Int?

    /// Creates an empty value.
    public init() {}
}

extension User: CursoredItem {
    /// `users`.
    public static var pageMember: StaticString { "users" }
}

extension CursoredPage<User> {
    /// The users: ``items`` under their own name.
    public var users: [User] { items }
}

extension UserList: CursoredItem {
    /// `lists`.
    public static var pageMember: StaticString { "lists" }
}

extension CursoredPage<UserList> {
    /// The lists: ``items`` under their own name.
    public var lists: [UserList] { items }
}

extension CursoredPage: JSONReadable {
    /// Reads a page; a bare list is a page without neighbours.
    public init(json: JSONView) throws(JSONError) {
        var items: [Item]? = json.list()
        if json.kind != .array {
            var members = try json.members
            while let member = members.next() {
                switch member.name {
                case Item.pageMember: items = member.value.list()
                case "next_cursor": try member.value.readNumber(into: &nextCursor)
                case "next_cursor_str": try member.value.readText(into: &nextCursor)
                case "previous_cursor": try member.value.readNumber(into: &previousCursor)
                case "previous_cursor_str": try member.value.readText(into: &previousCursor)
                case "total_count": totalCount = member.value.integer
                default: break
                }
            }
        }
        guard let items else { throw json.missing("\(Item.pageMember)") }
        self.items = items
    }
}

extension CursoredPage: Codable {
    private static var itemsName: FieldName { FieldName("\(Item.pageMember)") }

    /// Reads a page; a bare list is a page without neighbours.
    public init(from decoder: any Decoder) throws {
        if let list = try? LossyList<Item>(from: decoder) {
            items = list.elements
            return
        }
        let fields = try FieldReader(decoder)
        items = try fields.requiredList(Self.itemsName)
        nextCursor = Cursor.read("next_cursor", "next_cursor_str", from: fields)
        previousCursor = Cursor.read("previous_cursor", "previous_cursor_str", from: fields)
        totalCount = fields.integer("total_count")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write(Self.itemsName, items)
        try Cursor.write(nextCursor, "next_cursor", "next_cursor_str", to: &fields)
        try Cursor.write(previousCursor, "previous_cursor", "previous_cursor_str", to: &fields)
        try fields.write("total_count", totalCount)
    }
}
