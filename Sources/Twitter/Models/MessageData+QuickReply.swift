public import TwitterJSON

extension MessageData {
    /// Answers to choose from.
    public struct QuickReply: Hashable, Sendable {
        /// The form of the choice: `options`.
        public var type: String?
        /// The answers.
        public var options: [MessageData.QuickReplyOption]?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData {
    /// An answer that can be chosen.
    public struct QuickReplyOption: Hashable, Sendable {
        /// What is shown, and sent when it is chosen.
        public var label: String?
        /// A line below it.
        public var description: String?
        /// What the app is told when it is chosen; nobody sees it.
        public var metadata: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData {
    /// The answer that was chosen.
    public struct QuickReplyResponse: Hashable, Sendable {
        /// The form of the choice: `options`.
        public var type: String?
        /// What the app gave to that answer.
        public var metadata: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData.QuickReply: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "options": options = member.value.list()
        default: break
        }
    }
}

extension MessageData.QuickReply: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.text("type")
        options = fields.list("options")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("options", options)
    }
}

extension MessageData.QuickReplyOption: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "label": label = try member.value.text
        case "description": description = try member.value.text
        case "metadata": metadata = try member.value.text
        default: break
        }
    }
}

extension MessageData.QuickReplyOption: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        label = fields.text("label")
        description = fields.text("description")
        metadata = fields.text("metadata")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("label", label)
        try fields.write("description", description)
        try fields.write("metadata", metadata)
    }
}

extension MessageData.QuickReplyResponse: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "metadata": metadata = try member.value.text
        default: break
        }
    }
}

extension MessageData.QuickReplyResponse: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.text("type")
        metadata = fields.text("metadata")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("metadata", metadata)
    }
}
