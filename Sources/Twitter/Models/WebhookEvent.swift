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
