public import FoundationEssentials
public import TwitterJSON

/// A name and a picture under which an account sends messages.
public struct CustomProfile: Identifiable, Hashable, Sendable {
    /// The identifier of a custom profile.
    public typealias ID = Identifier<CustomProfile>

    /// The identifier.
    public var id: ID
    /// When it was made, to the millisecond.
    public var createdAt: Date?
    /// The name.
    public var name: String?
    /// The picture.
    public var avatar: CustomProfile.Avatar?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) { self.id = id }
}

extension CustomProfile {
    /// The picture of a custom profile.
    public struct Avatar: Hashable, Sendable {
        /// The file.
        public var media: CustomProfile.AvatarMedia?

        /// Creates an empty value.
        public init() {}
    }
}

extension CustomProfile {
    /// The file of a picture of a custom profile.
    public struct AvatarMedia: Hashable, Sendable {
        /// Its address.
        public var url: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension CustomProfile: JSONModel {
    /// Reads what can be read; only a missing identifier fails.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        try readMembers(of: json)
        if id.isEmpty { throw json.missing("id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readText(into: &id)
        case "created_timestamp": createdAt = member.value.milliseconds
        case "name": name = try member.value.text
        case "avatar": avatar = try member.value.model()
        case "custom_profile": self = try member.value.model() ?? self
        default: break
        }
    }
}

extension CustomProfile: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        if let inner: Self = fields.model("custom_profile") {
            self = inner
            return
        }
        self.init(id: try fields.requiredIdentifier("id"))
        createdAt = fields.milliseconds("created_timestamp")
        name = fields.text("name")
        avatar = fields.model("avatar")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("created_timestamp", milliseconds: createdAt)
        try fields.write("name", name)
        try fields.write("avatar", avatar)
    }
}

extension CustomProfile.Avatar: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "media": media = try member.value.model()
        default: break
        }
    }
}

extension CustomProfile.Avatar: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        media = fields.model("media")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("media", media)
    }
}

extension CustomProfile.AvatarMedia: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "url": url = try member.value.text
        default: break
        }
    }
}

extension CustomProfile.AvatarMedia: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        url = fields.text("url")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("url", url)
    }
}
