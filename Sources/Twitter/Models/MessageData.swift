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

extension MessageData {
    /// What hangs on a message.
    public struct Attachment: Hashable, Sendable {
        /// What it is.
        public var type: MessageData.Attachment.Kind?
        /// A picture, GIF or video; its files need a signed request.
        public var media: MediaEntity?
        /// A position or a place.
        public var location: MessageData.Location?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData.Attachment {
    /// What hangs on a message; the service may know more.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The word on the wire.
        public let rawValue: String

        /// Creates a value from the word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A picture, GIF or video.
        public static let media = Kind(rawValue: "media")
        /// A position or a place.
        public static let location = Kind(rawValue: "location")
    }
}

extension MessageData {
    /// A position or a place that is shared in a message.
    public struct Location: Hashable, Sendable {
        /// Which of both it is: `shared_coordinate` or `shared_place`.
        public var type: String?
        /// The position.
        public var sharedCoordinate: MessageData.SharedCoordinate?
        /// The place.
        public var sharedPlace: MessageData.SharedPlace?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData {
    /// A position that is shared in a message.
    public struct SharedCoordinate: Hashable, Sendable {
        /// The position.
        public var coordinates: Coordinates?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData {
    /// A place that is shared in a message.
    public struct SharedPlace: Hashable, Sendable {
        /// The place; often nothing but its identifier.
        public var place: Place? {
            get { placeBox?.value }
            set { placeBox = newValue.map(Box.init) }
        }

        private var placeBox: Box<Place>?

        /// Creates an empty value.
        public init() {}
    }
}

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

extension MessageData {
    /// A button with a link.
    public struct CallToAction: Hashable, Sendable {
        /// The kind of button: `web_url`.
        public var type: String?
        /// What stands on it.
        public var label: String?
        /// Where it leads.
        public var url: String?
        /// The same address in its t.co form.
        public var tcoURL: String?

        /// Creates an empty value.
        public init() {}
    }
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

extension MessageData.Attachment: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.word()
        case "media": media = try member.value.model()
        case "location": location = try member.value.model()
        default: break
        }
    }
}

extension MessageData.Attachment: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.value("type")
        media = fields.model("media")
        location = fields.model("location")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type?.rawValue)
        try fields.write("media", media)
        try fields.write("location", location)
    }
}

extension MessageData.Location: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "shared_coordinate": sharedCoordinate = try member.value.model()
        case "shared_place": sharedPlace = try member.value.model()
        default: break
        }
    }
}

extension MessageData.Location: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.text("type")
        sharedCoordinate = fields.model("shared_coordinate")
        sharedPlace = fields.model("shared_place")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("shared_coordinate", sharedCoordinate)
        try fields.write("shared_place", sharedPlace)
    }
}

extension MessageData.SharedCoordinate: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "coordinates": coordinates = try member.value.model()
        default: break
        }
    }
}

extension MessageData.SharedCoordinate: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        coordinates = fields.model("coordinates")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("coordinates", coordinates)
    }
}

extension MessageData.SharedPlace: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "place": placeBox = try member.value.boxed()
        default: break
        }
    }
}

extension MessageData.SharedPlace: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        place = fields.model("place")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("place", place)
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

extension MessageData.CallToAction: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "label": label = try member.value.text
        case "url": url = try member.value.text
        case "tco_url": tcoURL = try member.value.text
        default: break
        }
    }
}

extension MessageData.CallToAction: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.text("type")
        label = fields.text("label")
        url = fields.text("url")
        tcoURL = fields.text("tco_url")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("label", label)
        try fields.write("url", url)
        try fields.write("tco_url", tcoURL)
    }
}
