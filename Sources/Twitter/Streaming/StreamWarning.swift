public import TwitterJSON

/// What the service warns of before it becomes a fault; `warning` in a stream that asked for `stall_warnings`.
public struct StreamWarning: Hashable, Sendable {
    /// What it is about.
    public var code: Code?
    /// The warning in words, for people.
    public var message: String?
    /// How full the queue for this stream is, from 60 to 100; with ``Code/fallingBehind``.
    public var percentFull: Int?
    /// Who follows too many accounts; with ``Code/followsOverLimit``.
    public var userID: User.ID?
    /// When it was sent, in milliseconds since 1970.
    public var timestampMilliseconds: Int?

    /// Creates an empty value.
    public init() {}
}

extension StreamWarning {
    /// What a stream warns of; the service may have others.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The word on the wire.
        public let rawValue: String

        /// Creates a value from the word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program reads too slowly and the queue fills; comes every five minutes at most.
        public static let fallingBehind = Code(rawValue: "FALLING_BEHIND")
        /// A user follows more accounts than the stream can bring.
        public static let followsOverLimit = Code(rawValue: "FOLLOWS_OVER_LIMIT")
    }
}

extension StreamWarning: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "code": code = try member.value.word()
        case "message": message = try member.value.text
        case "percent_full": percentFull = member.value.integer
        case "user_id": userID = try member.value.identifier()
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        default: break
        }
    }
}

extension StreamWarning: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        code = fields.value("code")
        message = fields.text("message")
        percentFull = fields.integer("percent_full")
        userID = fields.identifier("user_id")
        timestampMilliseconds = fields.integer("timestamp_ms")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("code", code?.rawValue)
        try fields.write("message", message)
        try fields.write("percent_full", percentFull)
        try fields.write("user_id", userID)
        try fields.write("timestamp_ms", timestampMilliseconds.map(String.init))
    }
}
