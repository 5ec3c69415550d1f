public import TwitterJSON

/// The links of one part of a profile.
public struct LinkSet: Hashable, Sendable {
    /// The links.
    public var urls: [URLEntity]?

    /// Creates an empty value.
    public init() {}
}

extension LinkSet: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "urls": urls = member.value.list()
        default: break
        }
    }
}

extension LinkSet: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        urls = fields.list("urls")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("urls", urls)
    }
}
