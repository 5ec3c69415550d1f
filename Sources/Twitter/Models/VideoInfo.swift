public import TwitterJSON

/// The files of a video or animated GIF.
public struct VideoInfo: Hashable, Sendable {
    /// Width and height as a ratio, such as 16 and 9.
    public var aspectRatio: [Int]?
    /// How long it plays, in milliseconds; absent for animated GIFs.
    public var durationMilliseconds: Int?
    /// The files to choose from.
    public var variants: [VideoVariant]?

    /// Creates an empty value.
    public init() {}
}

extension VideoInfo: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "aspect_ratio": aspectRatio = member.value.integers
        case "duration_millis": durationMilliseconds = member.value.integer
        case "variants": variants = member.value.list()
        default: break
        }
    }
}

extension VideoInfo: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        aspectRatio = fields.integers("aspect_ratio")
        durationMilliseconds = fields.integer("duration_millis")
        variants = fields.list("variants")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("aspect_ratio", aspectRatio)
        try fields.write("duration_millis", durationMilliseconds)
        try fields.write("variants", variants)
    }
}
