public import TwitterJSON

/// One page of message events.
public struct EventsPage: Hashable, Sendable {
    /// The events, newest first; a page may be empty and not be the last.
    public var events: [DirectMessageEvent] = []
    /// The apps that sent them, by identifier.
    public var apps: [String: App]?
    /// Where the next page begins, which is no number; `nil` after the last one.
    public var nextCursor: Cursor?

    /// Creates an empty value.
    public init() {}
}

extension EventsPage: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "events": events = member.value.list() ?? []
        case "apps": apps = try member.value.map()
        case "next_cursor": nextCursor = Cursor(try member.value.text)
        default: break
        }
    }
}

extension EventsPage: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        events = fields.list("events") ?? []
        apps = fields.map("apps")
        nextCursor = Cursor(fields.text("next_cursor"))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("events", events)
        try fields.write("apps", apps)
        try fields.write("next_cursor", nextCursor)
    }
}
