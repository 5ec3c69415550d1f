public import TwitterJSON

/// One page of rules for welcome messages.
public struct WelcomeMessageRulesPage: Hashable, Sendable {
    /// The rules; the service leaves the list out when there is none.
    public var welcomeMessageRules: [WelcomeMessageRule] = []
    /// Where the next page begins; `nil` after the last one.
    public var nextCursor: Cursor?

    /// Creates an empty value.
    public init() {}
}

extension WelcomeMessageRulesPage: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "welcome_message_rules": welcomeMessageRules = member.value.list() ?? []
        case "next_cursor": nextCursor = Cursor(try member.value.text)
        default: break
        }
    }
}

extension WelcomeMessageRulesPage: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        welcomeMessageRules = fields.list("welcome_message_rules") ?? []
        nextCursor = Cursor(fields.text("next_cursor"))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("welcome_message_rules", welcomeMessageRules)
        try fields.write("next_cursor", nextCursor)
    }
}
