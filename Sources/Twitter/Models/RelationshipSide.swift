public import TwitterJSON

/// What one account is to another.
public struct RelationshipSide: Hashable, Sendable {
    /// The account.
    public var id: User.ID
    /// Its screen name.
    public var screenName: String?
    /// Whether it follows the other.
    public var following: Bool?
    /// Whether the other follows it.
    public var followedBy: Bool?
    /// Whether the other has asked to follow it.
    public var followingReceived: Bool?
    /// Whether it has asked to follow the other.
    public var followingRequested: Bool?
    /// Whether it is notified of the other's tweets; on the side of the source only.
    public var notificationsEnabled: Bool?
    /// Whether it can send the other a message; on the side of the source only.
    public var canDM: Bool?
    /// Whether it can tag the other in pictures; on the side of the source only.
    public var canMediaTag: Bool?
    /// Whether it blocks the other; on the side of the source only.
    public var blocking: Bool?
    /// Whether the other blocks it; on the side of the source only.
    public var blockedBy: Bool?
    /// Whether it mutes the other; on the side of the source only.
    public var muting: Bool?
    /// Whether it sees the other's retweets; on the side of the source only.
    public var wantRetweets: Bool?
    /// Whether it sees all of the other's replies; on the side of the source only.
    public var allReplies: Bool?
    /// Whether it has reported the other; on the side of the source only.
    public var markedSpam: Bool?
    /// Whether it gets a text message of each tweet; on the side of the source only.
    public var liveFollowing: Bool?

    /// Creates a value with nothing but its identifier.
    public init(id: User.ID) { self.id = id }
}

extension RelationshipSide: JSONModel {
    /// Reads what can be read; only a missing identifier fails.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        try readMembers(of: json)
        if id.isEmpty { throw json.missing("id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "screen_name": screenName = try member.value.text
        case "following": following = member.value.boolean
        case "followed_by": followedBy = member.value.boolean
        case "following_received": followingReceived = member.value.boolean
        case "following_requested": followingRequested = member.value.boolean
        case "notifications_enabled": notificationsEnabled = member.value.boolean
        case "can_dm": canDM = member.value.boolean
        case "can_media_tag": canMediaTag = member.value.boolean
        case "blocking": blocking = member.value.boolean
        case "blocked_by": blockedBy = member.value.boolean
        case "muting": muting = member.value.boolean
        case "want_retweets": wantRetweets = member.value.boolean
        case "all_replies": allReplies = member.value.boolean
        case "marked_spam": markedSpam = member.value.boolean
        case "live_following": liveFollowing = member.value.boolean
        default: break
        }
    }
}

extension RelationshipSide: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id", "id_str"))
        screenName = fields.text("screen_name")
        following = fields.boolean("following")
        followedBy = fields.boolean("followed_by")
        followingReceived = fields.boolean("following_received")
        followingRequested = fields.boolean("following_requested")
        notificationsEnabled = fields.boolean("notifications_enabled")
        canDM = fields.boolean("can_dm")
        canMediaTag = fields.boolean("can_media_tag")
        blocking = fields.boolean("blocking")
        blockedBy = fields.boolean("blocked_by")
        muting = fields.boolean("muting")
        wantRetweets = fields.boolean("want_retweets")
        allReplies = fields.boolean("all_replies")
        markedSpam = fields.boolean("marked_spam")
        liveFollowing = fields.boolean("live_following")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
        try fields.write("screen_name", screenName)
        try fields.write("following", following)
        try fields.write("followed_by", followedBy)
        try fields.write("following_received", followingReceived)
        try fields.write("following_requested", followingRequested)
        try fields.write("notifications_enabled", notificationsEnabled)
        try fields.write("can_dm", canDM)
        try fields.write("can_media_tag", canMediaTag)
        try fields.write("blocking", blocking)
        try fields.write("blocked_by", blockedBy)
        try fields.write("muting", muting)
        try fields.write("want_retweets", wantRetweets)
        try fields.write("all_replies", allReplies)
        try fields.write("marked_spam", markedSpam)
        try fields.write("live_following", liveFollowing)
    }
}
