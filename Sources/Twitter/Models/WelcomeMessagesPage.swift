public import TwitterJSON

/// One page of welcome messages.
public struct WelcomeMessagesPage: Hashable, Sendable {
    /// The messages; a page may be empty and not be the last.
    public var welcomeMessages: [WelcomeMessage] = []
    /// The apps that made them, by identifier.
    public var apps: [String: App]?
    /// Where the next page begins; `nil` after the last one.
    public var nextCursor: Cursor?

    /// Creates an empty value.
    public init() {}
}

extension WelcomeMessagesPage: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "welcome_messages": welcomeMessages = member.value.list() ?? []
        case "apps": apps = try member.value.map()
        case "next_cursor": nextCursor = Cursor(try member.value.text)
        default: break
        }
    }
}

extension WelcomeMessagesPage: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        welcomeMessages = fields.list("welcome_messages") ?? []
        apps = fields.map("apps")
        nextCursor = Cursor(fields.text("next_cursor"))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("welcome_messages", welcomeMessages)
        try fields.write("apps", apps)
        try fields.write("next_cursor", nextCursor)
    }
}
