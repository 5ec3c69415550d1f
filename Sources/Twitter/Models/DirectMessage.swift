public import FoundationEssentials
public import TwitterJSON

/// A message in its old form, which Twitter no longer sends since 2018 and other servers do.
public struct DirectMessage: Identifiable, Hashable, Sendable {
    /// The identifier of a message in its old form.
    public typealias ID = Identifier<DirectMessage>

    /// The identifier.
    public var id: ID
    /// When it was sent.
    public var createdAt: Date?
    /// The text.
    public var text: String?
    /// Who sent it.
    public var sender: User? {
        get { senderBox?.value }
        set { senderBox = newValue.map(Box.init) }
    }
    /// Who sent it.
    public var senderID: User.ID?
    /// The screen name of the sender.
    public var senderScreenName: String?
    /// Who gets it.
    public var recipient: User? {
        get { recipientBox?.value }
        set { recipientBox = newValue.map(Box.init) }
    }
    /// Who gets it.
    public var recipientID: User.ID?
    /// The screen name of the recipient.
    public var recipientScreenName: String?
    /// The parts of the text.
    public var entities: Entities?

    private var senderBox: Box<User>?
    private var recipientBox: Box<User>?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) { self.id = id }
}

extension DirectMessage: JSONModel {
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
        case "created_at": createdAt = try member.value.date
        case "text": text = try member.value.text
        case "sender": senderBox = try member.value.boxed()
        case "sender_id": try member.value.readNumber(into: &senderID)
        case "sender_id_str": try member.value.readText(into: &senderID)
        case "sender_screen_name": senderScreenName = try member.value.text
        case "recipient": recipientBox = try member.value.boxed()
        case "recipient_id": try member.value.readNumber(into: &recipientID)
        case "recipient_id_str": try member.value.readText(into: &recipientID)
        case "recipient_screen_name": recipientScreenName = try member.value.text
        case "entities": entities = try member.value.model()
        default: break
        }
    }
}

extension DirectMessage: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id", "id_str"))
        createdAt = fields.date("created_at")
        text = fields.text("text")
        sender = fields.model("sender")
        senderID = fields.identifier("sender_id", "sender_id_str")
        senderScreenName = fields.text("sender_screen_name")
        recipient = fields.model("recipient")
        recipientID = fields.identifier("recipient_id", "recipient_id_str")
        recipientScreenName = fields.text("recipient_screen_name")
        entities = fields.model("entities")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("created_at", createdAt)
        try fields.write("text", text)
        try fields.write("sender", sender)
        try fields.write("sender_id", "sender_id_str", senderID)
        try fields.write("sender_screen_name", senderScreenName)
        try fields.write("recipient", recipient)
        try fields.write("recipient_id", "recipient_id_str", recipientID)
        try fields.write("recipient_screen_name", recipientScreenName)
        try fields.write("entities", entities)
    }
}
