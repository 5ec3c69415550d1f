public import TwitterJSON

/// What is needed to show a tweet or timeline on another site (oEmbed, section 2.3.4).
public struct OEmbed: Hashable, Sendable {
    /// The address of what is shown.
    public var url: String?
    /// The name of the author.
    public var authorName: String?
    /// The address of the author's profile.
    public var authorURL: String?
    /// The markup to put into a page; it comes from outside.
    public var html: String?
    /// The width in pixels.
    public var width: Int?
    /// The height in pixels; `nil` when it depends on the content.
    public var height: Int?
    /// The kind of answer: `rich`.
    public var type: String?
    /// How long the answer may be kept, in seconds.
    public var cacheAge: Int?
    /// The name of the service.
    public var providerName: String?
    /// The address of the service.
    public var providerURL: String?
    /// The version of oEmbed: `1.0`.
    public var version: String?

    /// Creates an empty value.
    public init() {}
}

extension OEmbed: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "url": url = try member.value.text
        case "author_name": authorName = try member.value.text
        case "author_url": authorURL = try member.value.text
        case "html": html = try member.value.text
        case "width": width = member.value.integer
        case "height": height = member.value.integer
        case "type": type = try member.value.text
        case "cache_age": cacheAge = member.value.integer
        case "provider_name": providerName = try member.value.text
        case "provider_url": providerURL = try member.value.text
        case "version": version = try member.value.text
        default: break
        }
    }
}

extension OEmbed: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        url = fields.text("url")
        authorName = fields.text("author_name")
        authorURL = fields.text("author_url")
        html = fields.text("html")
        width = fields.integer("width")
        height = fields.integer("height")
        type = fields.text("type")
        cacheAge = fields.integer("cache_age")
        providerName = fields.text("provider_name")
        providerURL = fields.text("provider_url")
        version = fields.text("version")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("url", url)
        try fields.write("author_name", authorName)
        try fields.write("author_url", authorURL)
        try fields.write("html", html)
        try fields.write("width", width)
        try fields.write("height", height)
        try fields.write("type", type)
        try fields.write("cache_age", cacheAge)
        try fields.write("provider_name", providerName)
        try fields.write("provider_url", providerURL)
        try fields.write("version", version)
    }
}
