public import TwitterJSON

/// That a Tweet or a message was deleted, which must not be shown or kept any more; `delete` in a stream.
///
/// It can come before what it deletes.
public struct DeletionNotice: Hashable, Sendable {
    /// The Tweet.
    public var status: Deleted<Tweet>?
    /// The message; in streams of one user only.
    public var directMessage: Deleted<DirectMessage>?
    /// When it was sent, in milliseconds since 1970.
    public var timestampMilliseconds: Int?

    /// Creates an empty value.
    public init() {}
}

extension DeletionNotice {
    /// What is left of something that was deleted.
    public struct Deleted<Subject>: Hashable, Sendable {
        /// The Tweet or the message.
        public var id: Identifier<Subject>?
        /// Its author, or who deleted the message.
        public var userID: User.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension DeletionNotice: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "status": status = try member.value.model()
        case "direct_message": directMessage = try member.value.model()
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        default: break
        }
    }
}

extension DeletionNotice: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        status = fields.model("status")
        directMessage = fields.model("direct_message")
        timestampMilliseconds = fields.integer("timestamp_ms")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("status", status)
        try fields.write("direct_message", directMessage)
        try fields.write("timestamp_ms", timestampMilliseconds.map(String.init))
    }
}

extension DeletionNotice.Deleted: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "user_id": try member.value.readNumber(into: &userID)
        case "user_id_str": try member.value.readText(into: &userID)
        default: break
        }
    }
}

extension DeletionNotice.Deleted: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id", "id_str")
        userID = fields.identifier("user_id", "user_id_str")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("user_id", "user_id_str", userID)
    }
}
