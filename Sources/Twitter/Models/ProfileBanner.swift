public import TwitterJSON

/// The banner of a profile in all its sizes.
public struct ProfileBanner: Hashable, Sendable {
    /// The files by the name of their size, such as `web_retina` and `1500x500`.
    public var sizes: [String: ProfileBanner.Size]?

    /// Creates an empty value.
    public init() {}
}

extension ProfileBanner {
    /// A file of a banner.
    public struct Size: Hashable, Sendable {
        /// The width in pixels.
        public var width: Int?
        /// The height in pixels.
        public var height: Int?
        /// The address.
        public var url: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension ProfileBanner: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "sizes": sizes = try member.value.map()
        default: break
        }
    }
}

extension ProfileBanner: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        sizes = fields.map("sizes")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("sizes", sizes)
    }
}

extension ProfileBanner.Size: JSONModel {
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
        case "url": url = try member.value.text
        default: break
        }
    }
}

extension ProfileBanner.Size: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        width = fields.integer("w")
        height = fields.integer("h")
        url = fields.text("url")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("w", width)
        try fields.write("h", height)
        try fields.write("url", url)
    }
}
