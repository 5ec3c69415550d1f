public import TwitterJSON

/// An account that wrote in the name of another; obsolete.
public struct Contributor: Hashable, Sendable {
    /// The identifier of the account.
    public var id: User.ID
    /// The screen name, when the request asked for details.
    public var screenName: String?

    /// Creates a value with nothing but its identifier.
    public init(id: User.ID) {
        self.id = id
    }
}

extension Contributor: JSONModel {
    /// Reads an object, or the bare identifier that stands in its place when no details were asked for.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        if json.kind == .object {
            try readMembers(of: json)
        } else {
            try json.readText(into: &id)
        }
        if id.isEmpty { throw json.missing("id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "screen_name": screenName = try member.value.text
        default: break
        }
    }
}

extension Contributor: Codable {
    /// Reads an object, or the bare identifier that stands in its place when no details were asked for.
    public init(from decoder: any Decoder) throws {
        guard let fields = try? FieldReader(decoder) else {
            self.init(id: try User.ID(from: decoder))
            guard !id.isEmpty else {
                throw DecodingError.valueNotFound(
                    User.ID.self, .init(codingPath: decoder.codingPath, debugDescription: "An identifier is empty."))
            }
            return
        }
        self.init(id: try fields.requiredIdentifier("id", "id_str"))
        screenName = fields.text("screen_name")
    }

    /// Writes an object.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("screen_name", screenName)
    }
}
