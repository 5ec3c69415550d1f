public import FoundationEssentials
public import TwitterJSON

/// What the service posts to a webhook; one kind of event at a time.
public struct WebhookEvent: Hashable, Sendable {
    /// Whose activity it is.
    public var forUserID: User.ID?
    /// Whether that user blocks whoever caused it; with mentions only.
    public var userHasBlocked: Bool?
    /// New tweets by the user, and those that mention, answer or retweet.
    public var tweetCreateEvents: [Tweet]?
    /// New likes.
    public var favoriteEvents: [WebhookEvent.Favorite]?
    /// Who began to follow whom.
    public var followEvents: [WebhookEvent.Relation]?
    /// Whom the user ceased to follow.
    public var unfollowEvents: [WebhookEvent.Relation]?
    /// Whom the user blocks now.
    public var blockEvents: [WebhookEvent.Relation]?
    /// Whom the user no longer blocks.
    public var unblockEvents: [WebhookEvent.Relation]?
    /// Whom the user mutes now.
    public var muteEvents: [WebhookEvent.Relation]?
    /// Whom the user no longer mutes.
    public var unmuteEvents: [WebhookEvent.Relation]?
    /// Deleted tweets, which must not be shown any more.
    public var tweetDeleteEvents: [WebhookEvent.Deletion]?
    /// New messages by and to the user.
    public var directMessageEvents: [DirectMessageEvent]?
    /// Who is writing a message.
    public var directMessageIndicateTypingEvents: [WebhookEvent.MessageNotice]?
    /// Who has read messages.
    public var directMessageMarkReadEvents: [WebhookEvent.MessageNotice]?
    /// What became of the user's permission.
    public var userEvent: WebhookEvent.UserEvent?
    /// The users of the message events, by identifier.
    public var users: [String: User]?
    /// The apps of the message events, by identifier.
    public var apps: [String: App]?

    /// Creates an empty value.
    public init() {}
}

extension WebhookEvent {
    /// A new like.
    public struct Favorite: Hashable, Sendable {
        /// The identifier of the like, a hexadecimal text.
        public var id: String?
        /// When it was given.
        public var createdAt: Date?
        /// When it was given, in milliseconds since 1970.
        public var timestampMilliseconds: Int?
        /// The tweet.
        public var favoritedStatus: Tweet? {
            get { favoritedStatusBox?.value }
            set { favoritedStatusBox = newValue.map(Box.init) }
        }
        /// Who likes it.
        public var user: User? {
            get { userBox?.value }
            set { userBox = newValue.map(Box.init) }
        }

        private var favoritedStatusBox: Box<Tweet>?
        private var userBox: Box<User>?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent {
    /// What one user has become to another.
    public struct Relation: Hashable, Sendable {
        /// What happened: `follow`, `unfollow`, `block`, `unblock`, `mute` or `unmute`.
        public var type: String?
        /// When it happened, to the millisecond.
        public var createdAt: Date?
        /// Who did it.
        public var source: User? {
            get { sourceBox?.value }
            set { sourceBox = newValue.map(Box.init) }
        }
        /// To whom.
        public var target: User? {
            get { targetBox?.value }
            set { targetBox = newValue.map(Box.init) }
        }

        private var sourceBox: Box<User>?
        private var targetBox: Box<User>?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent {
    /// A tweet that was deleted.
    public struct Deletion: Hashable, Sendable {
        /// The tweet.
        public var status: WebhookEvent.DeletedTweet?
        /// When it was deleted, in milliseconds since 1970.
        public var timestampMilliseconds: Int?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent {
    /// What is left of a deleted tweet.
    public struct DeletedTweet: Hashable, Sendable {
        /// The tweet.
        public var id: Tweet.ID?
        /// Its author.
        public var userID: User.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent {
    /// A notice about a conversation.
    public struct MessageNotice: Hashable, Sendable {
        /// When it happened, to the millisecond.
        public var createdAt: Date?
        /// Who writes or reads.
        public var senderID: User.ID?
        /// The other one.
        public var target: MessageCreate.Target?
        /// The newest message that was read.
        public var lastReadEventID: DirectMessageEvent.ID?

        /// Creates an empty value.
        public init() {}
    }
}

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

extension WebhookEvent: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "for_user_id": forUserID = try member.value.identifier()
        case "user_has_blocked": userHasBlocked = member.value.boolean
        case "tweet_create_events": tweetCreateEvents = member.value.list()
        case "favorite_events": favoriteEvents = member.value.list()
        case "follow_events": followEvents = member.value.list()
        case "unfollow_events": unfollowEvents = member.value.list()
        case "block_events": blockEvents = member.value.list()
        case "unblock_events": unblockEvents = member.value.list()
        case "mute_events": muteEvents = member.value.list()
        case "unmute_events": unmuteEvents = member.value.list()
        case "tweet_delete_events": tweetDeleteEvents = member.value.list()
        case "direct_message_events": directMessageEvents = member.value.list()
        case "direct_message_indicate_typing_events": directMessageIndicateTypingEvents = member.value.list()
        case "direct_message_mark_read_events": directMessageMarkReadEvents = member.value.list()
        case "user_event": userEvent = try member.value.model()
        case "users": users = try member.value.map()
        case "apps": apps = try member.value.map()
        default: break
        }
    }
}

extension WebhookEvent: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        forUserID = fields.identifier("for_user_id")
        userHasBlocked = fields.boolean("user_has_blocked")
        tweetCreateEvents = fields.list("tweet_create_events")
        favoriteEvents = fields.list("favorite_events")
        followEvents = fields.list("follow_events")
        unfollowEvents = fields.list("unfollow_events")
        blockEvents = fields.list("block_events")
        unblockEvents = fields.list("unblock_events")
        muteEvents = fields.list("mute_events")
        unmuteEvents = fields.list("unmute_events")
        tweetDeleteEvents = fields.list("tweet_delete_events")
        directMessageEvents = fields.list("direct_message_events")
        directMessageIndicateTypingEvents = fields.list("direct_message_indicate_typing_events")
        directMessageMarkReadEvents = fields.list("direct_message_mark_read_events")
        userEvent = fields.model("user_event")
        users = fields.map("users")
        apps = fields.map("apps")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("for_user_id", forUserID)
        try fields.write("user_has_blocked", userHasBlocked)
        try fields.write("tweet_create_events", tweetCreateEvents)
        try fields.write("favorite_events", favoriteEvents)
        try fields.write("follow_events", followEvents)
        try fields.write("unfollow_events", unfollowEvents)
        try fields.write("block_events", blockEvents)
        try fields.write("unblock_events", unblockEvents)
        try fields.write("mute_events", muteEvents)
        try fields.write("unmute_events", unmuteEvents)
        try fields.write("tweet_delete_events", tweetDeleteEvents)
        try fields.write("direct_message_events", directMessageEvents)
        try fields.write("direct_message_indicate_typing_events", directMessageIndicateTypingEvents)
        try fields.write("direct_message_mark_read_events", directMessageMarkReadEvents)
        try fields.write("user_event", userEvent)
        try fields.write("users", users)
        try fields.write("apps", apps)
    }
}

extension WebhookEvent.Favorite: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": id = try member.value.text
        case "created_at": createdAt = try member.value.date
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        case "favorited_status": favoritedStatusBox = try member.value.boxed()
        case "user": userBox = try member.value.boxed()
        default: break
        }
    }
}

extension WebhookEvent.Favorite: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.text("id")
        createdAt = fields.date("created_at")
        timestampMilliseconds = fields.integer("timestamp_ms")
        favoritedStatus = fields.model("favorited_status")
        user = fields.model("user")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("created_at", createdAt)
        try fields.write("timestamp_ms", timestampMilliseconds)
        try fields.write("favorited_status", favoritedStatus)
        try fields.write("user", user)
    }
}

extension WebhookEvent.Relation: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "created_timestamp": createdAt = member.value.milliseconds
        case "source": sourceBox = try member.value.boxed()
        case "target": targetBox = try member.value.boxed()
        default: break
        }
    }
}

extension WebhookEvent.Relation: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.text("type")
        createdAt = fields.milliseconds("created_timestamp")
        source = fields.model("source")
        target = fields.model("target")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("created_timestamp", milliseconds: createdAt)
        try fields.write("source", source)
        try fields.write("target", target)
    }
}

extension WebhookEvent.Deletion: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "status": status = try member.value.model()
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        default: break
        }
    }
}

extension WebhookEvent.Deletion: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        status = fields.model("status")
        timestampMilliseconds = fields.integer("timestamp_ms")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("status", status)
        try fields.write("timestamp_ms", timestampMilliseconds)
    }
}

extension WebhookEvent.DeletedTweet: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": id = try member.value.identifier()
        case "user_id": userID = try member.value.identifier()
        default: break
        }
    }
}

extension WebhookEvent.DeletedTweet: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id")
        userID = fields.identifier("user_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("user_id", userID)
    }
}

extension WebhookEvent.MessageNotice: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "created_timestamp": createdAt = member.value.milliseconds
        case "sender_id": senderID = try member.value.identifier()
        case "target": target = try member.value.model()
        case "last_read_event_id": lastReadEventID = try member.value.identifier()
        default: break
        }
    }
}

extension WebhookEvent.MessageNotice: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        createdAt = fields.milliseconds("created_timestamp")
        senderID = fields.identifier("sender_id")
        target = fields.model("target")
        lastReadEventID = fields.identifier("last_read_event_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("created_timestamp", milliseconds: createdAt)
        try fields.write("sender_id", senderID)
        try fields.write("target", target)
        try fields.write("last_read_event_id", lastReadEventID)
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
