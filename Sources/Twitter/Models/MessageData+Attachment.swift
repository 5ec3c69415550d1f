public import TwitterJSON

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
