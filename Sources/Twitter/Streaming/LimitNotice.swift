public import TwitterJSON

/// How many Tweets matched and were not sent, because they were too large a share of all; `limit` in a stream.
public struct LimitNotice: Hashable, Sendable {
    /// How many, since the connection was opened: a count of all, not of those since the last notice.
    public var track: Int?
    /// When it was sent, in milliseconds since 1970.
    public var timestampMilliseconds: Int?

    /// Creates an empty value.
    public init() {}
}

extension LimitNotice: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "track": track = member.value.integer
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        default: break
        }
    }
}

extension LimitNotice: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        track = fields.integer("track")
        timestampMilliseconds = fields.integer("timestamp_ms")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("track", track)
        try fields.write("timestamp_ms", timestampMilliseconds.map(String.init))
    }
}
