public import FoundationEssentials
public import TwitterJSON

/// Which welcome message is shown.
public struct WelcomeMessageRule: Identifiable, Hashable, Sendable {
    /// The identifier of a rule for welcome messages.
    public typealias ID = Identifier<WelcomeMessageRule>

    /// The identifier.
    public var id: ID
    /// When it was made, to the millisecond.
    public var createdAt: Date?
    /// The message.
    public var welcomeMessageID: WelcomeMessage.ID?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) { self.id = id }
}

extension WelcomeMessageRule: JSONModel {
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
        case "created_timestamp": createdAt = member.value.milliseconds
        case "welcome_message_id": welcomeMessageID = try member.value.identifier()
        case "welcome_message_rule": self = try member.value.model() ?? self
        default: break
        }
    }
}

extension WelcomeMessageRule: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        if let inner: Self = fields.model("welcome_message_rule") {
            self = inner
            return
        }
        self.init(id: try fields.requiredIdentifier("id"))
        createdAt = fields.milliseconds("created_timestamp")
        welcomeMessageID = fields.identifier("welcome_message_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("created_timestamp", milliseconds: createdAt)
        try fields.write("welcome_message_id", welcomeMessageID)
    }
}
