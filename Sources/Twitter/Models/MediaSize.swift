public import TwitterJSON

/// One size of a medium.
public struct MediaSize: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int?
    /// The height in pixels.
    public var height: Int?
    /// How the medium is made to fit: `crop` or `fit`.
    public var resize: String?

    /// Creates an empty value.
    public init() {}
}

extension MediaSize: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "w": width = member.value.integer
        case "h": height = member.value.integer
        case "resize": resize = try member.value.text
        default: break
        }
    }
}

extension MediaSize: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        width = fields.integer("w")
        height = fields.integer("h")
        resize = fields.text("resize")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("w", width)
        try fields.write("h", height)
        try fields.write("resize", resize)
    }
}
