import Twitter

/// How the users stand to each other; in each pair the one who decided it is the first.
struct Relations {
    var follows = Ties<User.ID, User.ID>()
    var blocks = Ties<User.ID, User.ID>()
    var mutes = Ties<User.ID, User.ID>()
    /// Whose Tweets are notified.
    var notifications = Ties<User.ID, User.ID>()
    /// Whose retweets are hidden.
    var hiddenRetweets = Ties<User.ID, User.ID>()

    /// Blocking ends the following on both sides.
    mutating func block(_ other: User.ID, by one: User.ID) {
        blocks.tie(one, other)
        unfollow(other, by: one)
        unfollow(one, by: other)
    }

    /// What was chosen about a followed user goes with the following.
    mutating func unfollow(_ other: User.ID, by one: User.ID) {
        follows.untie(one, other)
        notifications.untie(one, other)
        hiddenRetweets.untie(one, other)
    }
}
