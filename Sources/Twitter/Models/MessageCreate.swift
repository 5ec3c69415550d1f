public import TwitterJSON

/// A message with those whom it goes between.
public struct MessageCreate: Hashable, Sendable {
    /// Who gets it.
    public var target: MessageCreate.Target?
    /// Who sent it.
    public var senderID: User.ID?
    /// The app that sent it.
    public var sourceAppID: App.ID?
    /// The profile under which it was sent.
    public var customProfileID: CustomProfile.ID?
    /// What it says.
    public var messageData: MessageData?

    /// Creates an empty value.
    public init() {}
}

extension MessageCreate {
    /// Who gets a message.
    public struct Target: Hashable, Sendable {
        /// The user.
        public var recipientID: User.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageCreate: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "target": target = try member.value.model()
        case "sender_id": senderID = try member.value.identifier()
        case "source_app_id": sourceAppID = try member.value.identifier()
        case "custom_profile_id": customProfileID = try member.value.identifier()
        case "message_data": messageData = try member.value.model()
        default: break
        }
    }
}

extension MessageCreate: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        target = fields.model("target")
        senderID = fields.identifier("sender_id")
        sourceAppID = fields.identifier("source_app_id")
        customProfileID = fields.identifier("custom_profile_id")
        messageData = fields.model("message_data")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("target", target)
        try fields.write("sender_id", senderID)
        try fields.write("source_app_id", sourceAppID)
        try fields.write("custom_profile_id", customProfileID)
        try fields.write("message_data", messageData)
    }
}

extension MessageCreate.Target: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "recipient_id": recipientID = try member.value.identifier()
        default: break
        }
    }
}

extension MessageCreate.Target: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        recipientID = fields.identifier("recipient_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("recipient_id", recipientID)
    }
}
