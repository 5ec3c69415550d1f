public import TwitterJSON

/// What a message says.
public struct MessageData: Hashable, Sendable {
    /// The text.
    public var text: String?
    /// The parts of the text.
    public var entities: Entities?
    /// What hangs on it.
    public var attachment: MessageData.Attachment? {
        get { attachmentBox?.value }
        set { attachmentBox = newValue.map(Box.init) }
    }
    /// Answers to choose from.
    public var quickReply: MessageData.QuickReply?
    /// The answer that was chosen.
    public var quickReplyResponse: MessageData.QuickReplyResponse?
    /// Buttons with links.
    public var ctas: [MessageData.CallToAction]?

    private var attachmentBox: Box<MessageData.Attachment>?

    /// Creates an empty value.
    public init() {}
}

extension MessageData: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "text": text = try member.value.text
        case "entities": entities = try member.value.model()
        case "attachment": attachmentBox = try member.value.boxed()
        case "quick_reply": quickReply = try member.value.model()
        case "quick_reply_response": quickReplyResponse = try member.value.model()
        case "ctas": ctas = member.value.list()
        default: break
        }
    }
}

extension MessageData: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        text = fields.text("text")
        entities = fields.model("entities")
        attachment = fields.model("attachment")
        quickReply = fields.model("quick_reply")
        quickReplyResponse = fields.model("quick_reply_response")
        ctas = fields.list("ctas")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("text", text)
        try fields.write("entities", entities)
        try fields.write("attachment", attachment)
        try fields.write("quick_reply", quickReply)
        try fields.write("quick_reply_response", quickReplyResponse)
        try fields.write("ctas", ctas)
    }
}
