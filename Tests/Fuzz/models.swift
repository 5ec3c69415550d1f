// The target of libFuzzer for the models; it is linked with the library as it is built for users.

import Twitter

/// Whatever the bytes are, nothing traps, neither in reading nor in what is made of the fields.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let tape = try? JSONTape(parsing: bytes) else { return 0 }
    let json = tape.root
    if let tweet = try? Tweet(json: json) { use(tweet) }
    for tweet in (try? JSONList<Tweet>(json: json))?.elements ?? [] { use(tweet) }
    if let user = try? User(json: json) { _ = user.profileImageURL(size: .bigger) }
    _ = try? UserList(json: json)
    _ = try? UsersPage(json: json)
    _ = try? ListsPage(json: json)
    _ = try? IDsPage<User>(json: json)
    _ = try? SearchResult(json: json)
    _ = try? PremiumSearchCounts(json: json)
    _ = try? Trends(json: json)
    _ = try? TrendLocation(json: json)
    _ = try? Place(json: json)
    _ = try? GeoResult(json: json)
    _ = try? RateLimitStatus(json: json)
    _ = try? Settings(json: json)
    _ = try? Media(json: json)
    _ = try? EventsPage(json: json)
    _ = try? DirectMessage(json: json)
    _ = try? WelcomeMessageRule(json: json)
    _ = try? Relationship(json: json)
    _ = try? Friendship(json: json)
    _ = try? ProfileBanner(json: json)
    _ = try? Webhook(json: json)
    _ = try? WebhookEvent(json: json)
    _ = try? CollectionTimeline(json: json)
    _ = try? CollectionsPage(json: json)
    _ = try? Activity(json: json)
    _ = try? ActivitySummary(json: json)
    _ = try? ScheduledTweet(json: json)
    _ = try? StreamInfo(json: json)
    return 0
}

private func use(_ tweet: Tweet) {
    _ = tweet.expandedText
    _ = tweet.displayText
    _ = tweet.sourceName
    _ = tweet.url
    _ = tweet.position
    for media in tweet.wholeTextMedia { _ = media.bestVideoVariant }
    precondition(tweet == tweet && tweet.hashValue == tweet.hashValue, "A tweet is not equal to itself.")
}
