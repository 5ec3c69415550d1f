public import TwitterJSON

/// The limits that the service sets.
public struct Configuration: Hashable, Sendable {
    /// How many characters of a text a link to media takes.
    public var charactersReservedPerMedia: Int?
    /// The most characters of a message.
    public var dmTextCharacterLimit: Int?
    /// The most pictures in an old form of posting.
    public var maxMediaPerUpload: Int?
    /// The most bytes of a picture.
    public var photoSizeLimit: Int?
    /// The sizes that pictures can be had in.
    public var photoSizes: MediaSizes?
    /// How many characters of a text a link takes.
    public var shortURLLength: Int?
    /// How many characters of a text a link to a site over https takes.
    public var shortURLLengthHTTPS: Int?
    /// The words that cannot be screen names.
    public var nonUsernamePaths: [String]?

    /// Creates an empty value.
    public init() {}
}

extension Configuration: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "characters_reserved_per_media": charactersReservedPerMedia = member.value.integer
        case "dm_text_character_limit": dmTextCharacterLimit = member.value.integer
        case "max_media_per_upload": maxMediaPerUpload = member.value.integer
        case "photo_size_limit": photoSizeLimit = member.value.integer
        case "photo_sizes": photoSizes = try member.value.model()
        case "short_url_length": shortURLLength = member.value.integer
        case "short_url_length_https": shortURLLengthHTTPS = member.value.integer
        case "non_username_paths": nonUsernamePaths = try member.value.texts
        default: break
        }
    }
}

extension Configuration: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        charactersReservedPerMedia = fields.integer("characters_reserved_per_media")
        dmTextCharacterLimit = fields.integer("dm_text_character_limit")
        maxMediaPerUpload = fields.integer("max_media_per_upload")
        photoSizeLimit = fields.integer("photo_size_limit")
        photoSizes = fields.model("photo_sizes")
        shortURLLength = fields.integer("short_url_length")
        shortURLLengthHTTPS = fields.integer("short_url_length_https")
        nonUsernamePaths = fields.texts("non_username_paths")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("characters_reserved_per_media", charactersReservedPerMedia)
        try fields.write("dm_text_character_limit", dmTextCharacterLimit)
        try fields.write("max_media_per_upload", maxMediaPerUpload)
        try fields.write("photo_size_limit", photoSizeLimit)
        try fields.write("photo_sizes", photoSizes)
        try fields.write("short_url_length", shortURLLength)
        try fields.write("short_url_length_https", shortURLLengthHTTPS)
        try fields.write("non_username_paths", nonUsernamePaths)
    }
}
