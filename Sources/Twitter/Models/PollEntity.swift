public import FoundationEssentials
public import TwitterJSON

/// A poll in a tweet; enterprise products only.
public struct PollEntity: Hashable, Sendable {
    /// The answers to choose from.
    public var options: [PollOption]?
    /// When the poll ends.
    public var endDateTime: Date?
    /// How long the poll runs, in minutes.
    public var durationMinutes: Int?

    /// Creates an empty value.
    public init() {}
}

extension PollEntity: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "options": options = member.value.list()
        case "end_datetime": endDateTime = try member.value.date
        case "duration_minutes": durationMinutes = member.value.integer
        default: break
        }
    }
}

extension PollEntity: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        options = fields.list("options")
        endDateTime = fields.date("end_datetime")
        durationMinutes = fields.integer("duration_minutes")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("options", options)
        try fields.write("end_datetime", endDateTime)
        try fields.write("duration_minutes", durationMinutes)
    }
}
