public import FoundationEssentials
public import TwitterJSON

extension WebhookEvent {
    /// What became of a user's permission.
    public struct UserEvent: Hashable, Sendable {
        /// The user took the permission back.
        public var revoke: WebhookEvent.Revocation?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent {
    /// A permission that was taken back.
    public struct Revocation: Hashable, Sendable {
        /// When that was.
        public var dateTime: Date?
        /// The app.
        public var target: WebhookEvent.RevokedApp?
        /// The user.
        public var source: WebhookEvent.RevokingUser?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent {
    /// An app that has lost a permission.
    public struct RevokedApp: Hashable, Sendable {
        /// The app.
        public var appID: App.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent {
    /// A user who took a permission back.
    public struct RevokingUser: Hashable, Sendable {
        /// The user.
        public var userID: User.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent.UserEvent: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "revoke": revoke = try member.value.model()
        default: break
        }
    }
}

extension WebhookEvent.UserEvent: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        revoke = fields.model("revoke")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("revoke", revoke)
    }
}

extension WebhookEvent.Revocation: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "date_time": dateTime = try member.value.date
        case "target": target = try member.value.model()
        case "source": source = try member.value.model()
        default: break
        }
    }
}

extension WebhookEvent.Revocation: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        dateTime = fields.date("date_time")
        target = fields.model("target")
        source = fields.model("source")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("date_time", dateTime.map(ISO8601Date.format))
        try fields.write("target", target)
        try fields.write("source", source)
    }
}

extension WebhookEvent.RevokedApp: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "app_id": appID = try member.value.identifier()
        default: break
        }
    }
}

extension WebhookEvent.RevokedApp: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        appID = fields.identifier("app_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("app_id", appID)
    }
}

extension WebhookEvent.RevokingUser: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "user_id": userID = try member.value.identifier()
        default: break
        }
    }
}

extension WebhookEvent.RevokingUser: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        userID = fields.identifier("user_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("user_id", userID)
    }
}
