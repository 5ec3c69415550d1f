public import TwitterJSON

/// A message of a site stream with the user whom it is for; it has `for_user` in the stream.
public struct StreamEnvelope: Hashable, Sendable {
    /// The user.
    public var forUser: User.ID?
    /// The message: what a stream of that user would bring.
    public var message: JSON?

    /// Creates an empty value.
    public init() {}
}

extension StreamEnvelope: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "for_user": forUser = try member.value.identifier()
        case "message": message = try member.value.freeForm
        default: break
        }
    }
}

extension StreamEnvelope: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        forUser = fields.identifier("for_user")
        message = fields.model("message")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("for_user", forUser)
        try fields.write("message", message)
    }
}
