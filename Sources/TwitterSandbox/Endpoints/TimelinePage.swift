import Twitter

/// Which Tweets of a list are asked for, newest first.
struct TimelinePage {
    let count: Int
    let since: UInt64
    let most: UInt64
    let hasReplies: Bool

    init(_ request: Inbound, defaultCount: Int = 20, maximumCount: Int = 200) {
        count = min(max(request.parameters["count"].flatMap { Int($0) } ?? defaultCount, 1), maximumCount)
        since = request.parameters["since_id"].flatMap { UInt64($0) } ?? 0
        most = request.parameters["max_id"].flatMap { UInt64($0) } ?? .max
        hasReplies = request.isOn("exclude_replies") != true
    }

    /// The Tweets of the page; replies are taken out after counting, as Twitter does.
    func tweets(of world: World, where isMeant: (StoredTweet) -> Bool) -> [StoredTweet] {
        var page: [StoredTweet] = []
        for tweet in world.tweets.all.reversed() where tweet.id > since && tweet.id <= most && isMeant(tweet) {
            page.append(tweet)
            if page.count == count { break }
        }
        return page.filter { hasReplies || $0.inReplyTo == nil }
    }
}
