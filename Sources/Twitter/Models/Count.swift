public import TwitterJSON

/// How often an address was tweeted; retired.
public struct Count: Hashable, Sendable {
    /// How often.
    public var count: Int?
    /// The address.
    public var url: String?

    /// Creates an empty value.
    public init() {}
}

extension Count: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "count": count = member.value.integer
        case "url": url = try member.value.text
        default: break
        }
    }
}

extension Count: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        count = fields.integer("count")
        url = fields.text("url")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("count", count)
        try fields.write("url", url)
    }
}
