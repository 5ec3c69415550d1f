public import TwitterJSON

/// A photo, video or animated GIF of a tweet or message.
public struct MediaEntity: Hashable, Sendable {
    /// The identifier of a medium.
    public typealias ID = Identifier<MediaEntity>

    /// What a medium is; the service may know kinds beyond those named here.
    public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
        /// The word on the wire.
        public var rawValue: String

        /// Creates a kind from the word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A photo.
        public static let photo = Kind(rawValue: "photo")
        /// A video.
        public static let video = Kind(rawValue: "video")
        /// An animated GIF, which the service plays as a video.
        public static let animatedGIF = Kind(rawValue: "animated_gif")
    }

    /// The identifier.
    public var id: ID?
    /// The place in the text, in Unicode code points.
    public var indices: Range<Int>?
    /// The file over plain http; files of messages need a signed request.
    public var mediaURL: String?
    /// The file over https; files of messages need a signed request.
    public var mediaURLHTTPS: String?
    /// The link in its t.co form, as it stands in the text.
    public var url: String?
    /// The text to show for the link.
    public var displayURL: String?
    /// The address that the link leads to.
    public var expandedURL: String?
    /// What it is.
    public var type: Kind?
    /// The sizes that the file can be had in.
    public var sizes: MediaSizes?
    /// The tweet that the medium was taken from.
    public var sourceStatusID: Tweet.ID?
    /// The author of the tweet that the medium was taken from.
    public var sourceUserID: User.ID?
    /// The files of a video or animated GIF.
    public var videoInfo: VideoInfo?
    /// The description for those who cannot see it, when the request asked for that.
    public var extAltText: String?
    /// What the publisher says of a video.
    public var additionalMediaInfo: AdditionalMediaInfo?
    /// What was recognised in it, such as faces, by size; seldom present and not documented.
    public var features: JSON?

    /// Creates an empty value.
    public init() {}
}

extension MediaEntity: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "indices": indices = member.value.range
        case "media_url": mediaURL = try member.value.text
        case "media_url_https": mediaURLHTTPS = try member.value.text
        case "url": url = try member.value.text
        case "display_url": displayURL = try member.value.text
        case "expanded_url": expandedURL = try member.value.text
        case "type": type = try member.value.word()
        case "sizes": sizes = try member.value.model()
        case "source_status_id": try member.value.readNumber(into: &sourceStatusID)
        case "source_status_id_str": try member.value.readText(into: &sourceStatusID)
        case "source_user_id": try member.value.readNumber(into: &sourceUserID)
        case "source_user_id_str": try member.value.readText(into: &sourceUserID)
        case "video_info": videoInfo = try member.value.model()
        case "ext_alt_text": extAltText = try member.value.text
        case "additional_media_info": additionalMediaInfo = try member.value.model()
        case "features": features = try member.value.freeForm
        default: break
        }
    }
}

extension MediaEntity: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id", "id_str")
        indices = fields.range("indices")
        mediaURL = fields.text("media_url")
        mediaURLHTTPS = fields.text("media_url_https")
        url = fields.text("url")
        displayURL = fields.text("display_url")
        expandedURL = fields.text("expanded_url")
        type = fields.value("type")
        sizes = fields.model("sizes")
        sourceStatusID = fields.identifier("source_status_id", "source_status_id_str")
        sourceUserID = fields.identifier("source_user_id", "source_user_id_str")
        videoInfo = fields.model("video_info")
        extAltText = fields.text("ext_alt_text")
        additionalMediaInfo = fields.model("additional_media_info")
        features = fields.model("features")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("indices", indices)
        try fields.write("media_url", mediaURL)
        try fields.write("media_url_https", mediaURLHTTPS)
        try fields.write("url", url)
        try fields.write("display_url", displayURL)
        try fields.write("expanded_url", expandedURL)
        try fields.write("type", type)
        try fields.write("sizes", sizes)
        try fields.write("source_status_id", "source_status_id_str", sourceStatusID)
        try fields.write("source_user_id", "source_user_id_str", sourceUserID)
        try fields.write("video_info", videoInfo)
        try fields.write("ext_alt_text", extAltText)
        try fields.write("additional_media_info", additionalMediaInfo)
        try fields.write("features", features)
    }
}
