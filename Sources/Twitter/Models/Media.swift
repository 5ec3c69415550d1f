public import TwitterJSON

/// An uploaded picture, GIF or video, as uploading answers it.
public struct Media: Hashable, Sendable, Identifiable {
    /// The identifier of uploaded media.
    public typealias ID = Identifier<Media>

    /// What to name in a Tweet or message.
    public var id: ID
    /// The key of newer interfaces.
    public var mediaKey: String?
    /// The size in bytes.
    public var size: Int?
    /// How long it can be used, in seconds from now.
    public var expiresAfterSeconds: Int?
    /// What kind of picture it is.
    public var image: Image?
    /// What kind of video it is.
    public var video: Video?
    /// How far the service is in preparing it; `nil` for what needs no preparing.
    public var processingInfo: ProcessingInfo?

    /// Creates media with an identifier and nothing else.
    public init(id: ID) { self.id = id }

    /// What kind of picture it is.
    public struct Image: Hashable, Sendable {
        /// The media type, such as `image/jpeg`.
        public var imageType: String?
        /// The width in pixels.
        public var width: Int?
        /// The height in pixels.
        public var height: Int?

        /// Creates an empty value.
        public init() {}
    }

    /// What kind of video it is.
    public struct Video: Hashable, Sendable {
        /// The media type, such as `video/mp4`.
        public var videoType: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension Media: JSONModel {
    /// Reads what can be read; only a missing identifier fails.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        try readMembers(of: json)
        if id.isEmpty { throw json.missing("media_id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "media_id": try member.value.readNumber(into: &id)
        case "media_id_string": try member.value.readText(into: &id)
        case "media_key": mediaKey = try member.value.text
        case "size": size = member.value.integer
        case "expires_after_secs": expiresAfterSeconds = member.value.integer
        case "image": image = try member.value.model()
        case "video": video = try member.value.model()
        case "processing_info": processingInfo = try member.value.model()
        default: break
        }
    }
}

extension Media: Codable {
    /// Reads what can be read; without an identifier it is no upload.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        id = try fields.requiredIdentifier("media_id", "media_id_string")
        mediaKey = fields.text("media_key")
        size = fields.integer("size")
        expiresAfterSeconds = fields.integer("expires_after_secs")
        image = fields.model("image")
        video = fields.model("video")
        processingInfo = fields.model("processing_info")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("media_id", "media_id_string", id)
        try fields.write("media_key", mediaKey)
        try fields.write("size", size)
        try fields.write("expires_after_secs", expiresAfterSeconds)
        try fields.write("image", image)
        try fields.write("video", video)
        try fields.write("processing_info", processingInfo)
    }
}

extension Media.Image: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "image_type": imageType = try member.value.text
        case "w": width = member.value.integer
        case "h": height = member.value.integer
        default: break
        }
    }
}

extension Media.Image: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        imageType = fields.text("image_type")
        width = fields.integer("w")
        height = fields.integer("h")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("image_type", imageType)
        try fields.write("w", width)
        try fields.write("h", height)
    }
}

extension Media.Video: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "video_type": videoType = try member.value.text
        default: break
        }
    }
}

extension Media.Video: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        videoType = try FieldReader(decoder).text("video_type")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("video_type", videoType)
    }
}
