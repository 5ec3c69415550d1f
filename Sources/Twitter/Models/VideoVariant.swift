public import TwitterJSON

/// One file of a video.
public struct VideoVariant: Hashable, Sendable {
    /// The media type, such as `video/mp4`, or `application/x-mpegURL` for a playlist.
    public var contentType: String?
    /// The address of the file.
    public var url: String?
    /// The bits of one second; absent for playlists, 0 for animated GIFs.
    public var bitrate: Int?

    /// Creates an empty value.
    public init() {}
}

extension VideoVariant: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "content_type": contentType = try member.value.text
        case "url": url = try member.value.text
        case "bitrate": bitrate = member.value.integer
        default: break
        }
    }
}

extension VideoVariant: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        contentType = fields.text("content_type")
        url = fields.text("url")
        bitrate = fields.integer("bitrate")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("content_type", contentType)
        try fields.write("url", url)
        try fields.write("bitrate", bitrate)
    }
}
