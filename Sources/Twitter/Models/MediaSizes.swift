public import TwitterJSON

/// The sizes that a medium can be had in.
public struct MediaSizes: Hashable, Sendable {
    /// The smallest, cut to a square.
    public var thumb: MediaSize?
    /// The small size.
    public var small: MediaSize?
    /// The medium size.
    public var medium: MediaSize?
    /// The large size.
    public var large: MediaSize?

    /// Creates an empty value.
    public init() {}
}

extension MediaSizes: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "thumb": thumb = try member.value.model()
        case "small": small = try member.value.model()
        case "medium": medium = try member.value.model()
        case "large": large = try member.value.model()
        default: break
        }
    }
}

extension MediaSizes: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        thumb = fields.model("thumb")
        small = fields.model("small")
        medium = fields.model("medium")
        large = fields.model("large")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("thumb", thumb)
        try fields.write("small", small)
        try fields.write("medium", medium)
        try fields.write("large", large)
    }
}
