public import TwitterJSON

/// That the positions of a user's older Tweets must be removed; `scrub_geo` in a stream.
public struct LocationDeletionNotice: Hashable, Sendable {
    /// The user.
    public var userID: User.ID?
    /// The newest of the Tweets; all with a lower identifier belong to them.
    public var upToStatusID: Tweet.ID?
    /// When it was sent, in milliseconds since 1970.
    public var timestampMilliseconds: Int?

    /// Creates an empty value.
    public init() {}
}

extension LocationDeletionNotice: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "user_id": try member.value.readNumber(into: &userID)
        case "user_id_str": try member.value.readText(into: &userID)
        case "up_to_status_id": try member.value.readNumber(into: &upToStatusID)
        case "up_to_status_id_str": try member.value.readText(into: &upToStatusID)
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        default: break
        }
    }
}

extension LocationDeletionNotice: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        userID = fields.identifier("user_id", "user_id_str")
        upToStatusID = fields.identifier("up_to_status_id", "up_to_status_id_str")
        timestampMilliseconds = fields.integer("timestamp_ms")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("user_id", "user_id_str", userID)
        try fields.write("up_to_status_id", "up_to_status_id_str", upToStatusID)
        try fields.write("timestamp_ms", timestampMilliseconds.map(String.init))
    }
}
