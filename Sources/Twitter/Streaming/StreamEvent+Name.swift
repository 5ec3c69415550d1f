extension StreamEvent {
    /// What happened around a user; the service may know more.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The word on the wire.
        public let rawValue: String

        /// Creates a value from the word on the wire.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The user took the permission of an app back.
        public static let accessRevoked = Name(rawValue: "access_revoked")
        /// An account was blocked.
        public static let block = Name(rawValue: "block")
        /// An account is no longer blocked.
        public static let unblock = Name(rawValue: "unblock")
        /// A Tweet was liked.
        public static let favorite = Name(rawValue: "favorite")
        /// A Tweet is no longer liked.
        public static let unfavorite = Name(rawValue: "unfavorite")
        /// A Tweet was liked that the user had retweeted.
        public static let favoritedRetweet = Name(rawValue: "favorited_retweet")
        /// A Tweet was retweeted that the user had retweeted.
        public static let retweetedRetweet = Name(rawValue: "retweeted_retweet")
        /// A Tweet was quoted.
        public static let quotedTweet = Name(rawValue: "quoted_tweet")
        /// An account was followed.
        public static let follow = Name(rawValue: "follow")
        /// An account is no longer followed.
        public static let unfollow = Name(rawValue: "unfollow")
        /// A list was created.
        public static let listCreated = Name(rawValue: "list_created")
        /// A list was deleted.
        public static let listDestroyed = Name(rawValue: "list_destroyed")
        /// A list was changed.
        public static let listUpdated = Name(rawValue: "list_updated")
        /// An account was added to a list.
        public static let listMemberAdded = Name(rawValue: "list_member_added")
        /// An account was removed from a list.
        public static let listMemberRemoved = Name(rawValue: "list_member_removed")
        /// A list was subscribed to.
        public static let listUserSubscribed = Name(rawValue: "list_user_subscribed")
        /// A list is no longer subscribed to.
        public static let listUserUnsubscribed = Name(rawValue: "list_user_unsubscribed")
        /// An account was muted.
        public static let mute = Name(rawValue: "mute")
        /// An account is no longer muted.
        public static let unmute = Name(rawValue: "unmute")
        /// The profile was changed.
        public static let userUpdate = Name(rawValue: "user_update")
        /// The account was deleted.
        public static let userDelete = Name(rawValue: "user_delete")
        /// The account was suspended.
        public static let userSuspend = Name(rawValue: "user_suspend")
    }
}
