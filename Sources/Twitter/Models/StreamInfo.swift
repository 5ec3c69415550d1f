public import TwitterJSON

/// What a site stream is set to.
public struct StreamInfo: Hashable, Sendable {
    /// The settings.
    public var info: StreamInfo.Info?

    /// Creates an empty value.
    public init() {}
}

extension StreamInfo {
    /// The settings of a site stream.
    public struct Info: Hashable, Sendable {
        /// The users whose activity it brings.
        public var users: [StreamInfo.Subscriber]?
        /// Whether messages come with their length: `length` or `none`.
        public var delimited: String?
        /// Whether it brings what those do whom the users follow.
        public var includeFollowingsActivity: Bool?
        /// Whether it brings changes of profiles.
        public var includeUserChanges: Bool?
        /// Which replies it brings: `all` or `none`.
        public var replies: String?
        /// Whose tweets it brings: `user` or `followings`.
        public var with: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension StreamInfo {
    /// A user of a site stream.
    public struct Subscriber: Hashable, Sendable {
        /// The user.
        public var id: User.ID?
        /// The screen name.
        public var name: String?
        /// Whether the stream brings messages too.
        public var dm: Bool?

        /// Creates an empty value.
        public init() {}
    }
}

extension StreamInfo: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "info": info = try member.value.model()
        default: break
        }
    }
}

extension StreamInfo: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        info = fields.model("info")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("info", info)
    }
}

extension StreamInfo.Info: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "users": users = member.value.list()
        case "delimited": delimited = try member.value.text
        case "include_followings_activity": includeFollowingsActivity = member.value.boolean
        case "include_user_changes": includeUserChanges = member.value.boolean
        case "replies": replies = try member.value.text
        case "with": with = try member.value.text
        default: break
        }
    }
}

extension StreamInfo.Info: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        users = fields.list("users")
        delimited = fields.text("delimited")
        includeFollowingsActivity = fields.boolean("include_followings_activity")
        includeUserChanges = fields.boolean("include_user_changes")
        replies = fields.text("replies")
        with = fields.text("with")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("users", users)
        try fields.write("delimited", delimited)
        try fields.write("include_followings_activity", includeFollowingsActivity)
        try fields.write("include_user_changes", includeUserChanges)
        try fields.write("replies", replies)
        try fields.write("with", with)
    }
}

extension StreamInfo.Subscriber: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": id = try member.value.identifier()
        case "name": name = try member.value.text
        case "dm": dm = member.value.boolean
        default: break
        }
    }
}

extension StreamInfo.Subscriber: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id")
        name = fields.text("name")
        dm = fields.boolean("dm")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("name", name)
        try fields.write("dm", dm)
    }
}
