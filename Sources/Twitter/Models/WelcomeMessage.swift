public import FoundationEssentials
public import TwitterJSON

/// A message that greets whoever opens a conversation.
public struct WelcomeMessage: Identifiable, Hashable, Sendable {
    /// The identifier of a welcome message.
    public typealias ID = Identifier<WelcomeMessage>

    /// The identifier.
    public var id: ID
    /// When it was made, to the millisecond.
    public var createdAt: Date?
    /// A name that the owner alone sees.
    public var name: String?
    /// What it says.
    public var messageData: MessageData?
    /// The app that made it.
    public var sourceAppID: App.ID?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) { self.id = id }
}

extension WelcomeMessage: JSONModel {
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
        case "name": name = try member.value.text
        case "message_data": messageData = try member.value.model()
        case "source_app_id": sourceAppID = try member.value.identifier()
        default: break
        }
    }
}

extension WelcomeMessage: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id"))
        createdAt = fields.milliseconds("created_timestamp")
        name = fields.text("name")
        messageData = fields.model("message_data")
        sourceAppID = fields.identifier("source_app_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("created_timestamp", milliseconds: createdAt)
        try fields.write("name", name)
        try fields.write("message_data", messageData)
        try fields.write("source_app_id", sourceAppID)
    }
}
