public import TwitterJSON

/// A language of the service.
public struct Language: Hashable, Sendable {
    /// The BCP 47 tag.
    public var code: String?
    /// The name in English.
    public var name: String?
    /// `production` or `beta`.
    public var status: String?
    /// The name in the language itself.
    public var localName: String?

    /// Creates an empty value.
    public init() {}
}

extension Language: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "code": code = try member.value.text
        case "name": name = try member.value.text
        case "status": status = try member.value.text
        case "local_name": localName = try member.value.text
        default: break
        }
    }
}

extension Language: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        code = fields.text("code")
        name = fields.text("name")
        status = fields.text("status")
        localName = fields.text("local_name")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("code", code)
        try fields.write("name", name)
        try fields.write("status", status)
        try fields.write("local_name", localName)
    }
}
