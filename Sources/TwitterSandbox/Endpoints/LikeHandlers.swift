import FoundationEssentials
import Twitter

/// The endpoints of likes and retweets.
enum LikeHandlers {
    static let routes = [
        Route("POST", "favorites/create", create).seen(by: "LikeTests.likesAreCountedAndTakenBack"),
        Route("POST", "favorites/destroy", destroy).seen(by: "LikeTests.likesAreCountedAndTakenBack"),
        Route("GET", "favorites/list", user: 75, app: 75, list).seen(by: "LikeTests.likesAreCountedAndTakenBack"),
        Route("POST", "statuses/retweet/:id", retweet).seen(by: "LikeTests.retweetsHoldTheOriginal"),
        Route("POST", "statuses/unretweet/:id", unretweet).seen(by: "LikeTests.retweetsHoldTheOriginal"),
        Route("GET", "statuses/retweets/:id", user: 75, app: 300, retweets).seen(
            by: "LikeTests.retweetsHoldTheOriginal"),
        Route("GET", "statuses/retweets_of_me", user: 75, retweetsOfMe).seen(by: "LikeTests.retweetsHoldTheOriginal"),
        Route("GET", "statuses/retweeters/ids", user: 75, app: 300, retweeters).seen(
            by: "LikeTests.retweetsHoldTheOriginal"),
    ]

    static func create(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let tweet = try world.namedTweet(in: request)
        guard !world.likes.has(user.id, tweet.id) else {
            throw Refused(403, 139, "You have already favorited this status.")
        }
        world.likes.tie(user.id, tweet.id)
        return .json(world.json(of: tweet, in: TweetShape(request)))
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let tweet = try world.namedTweet(in: request)
        guard world.likes.has(user.id, tweet.id) else {
            throw Refused(404, 144, "No status found with that ID.", because: "the Tweet is not liked")
        }
        world.likes.untie(user.id, tweet.id)
        return .json(world.json(of: tweet, in: TweetShape(request)))
    }

    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let user = try world.namedUser(in: request, orSignedIn: caller) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        let likes = world.likes
        return page(world, request) { likes.has(user.id, $0.id) }
    }

    static func retweet(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let named = try world.namedTweet(in: request)
        // To repeat a repetition is to repeat the original.
        let tweet = named.retweetOf.flatMap(world.tweets.tweet) ?? named
        guard world.tweets.retweet(of: tweet.id, by: user.id) == nil else {
            throw Refused(403, 327, "You have already retweeted this Tweet.")
        }
        let author = world.accounts.user(id: tweet.author)?.screenName ?? ""
        let retweet = world.tweets.post(
            "RT @\(author): \(tweet.text)", by: user.id, at: now, retweetOf: tweet.id)
        return .json(world.json(of: retweet, in: TweetShape(request)))
    }

    /// The id may be that of the original or that of the own retweet; the original is answered.
    static func unretweet(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let named = try world.namedTweet(in: request)
        let tweet = named.retweetOf.flatMap(world.tweets.tweet) ?? named
        if let retweet = world.tweets.retweet(of: tweet.id, by: user.id) { world.removeTweet(retweet.id) }
        return .json(world.json(of: tweet, in: TweetShape(request)))
    }

    static func retweets(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let tweet = try world.namedTweet(in: request)
        let count = min(max(request.parameters["count"].flatMap { Int($0) } ?? 100, 1), 100)
        let shape = TweetShape(request)
        let newest = world.tweets.retweets(of: tweet.id).reversed().prefix(count)
        return .json(.list(newest.map { world.json(of: $0, in: shape) }))
    }

    static func retweetsOfMe(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let tweets = world.tweets
        return page(world, request) { $0.author == user.id && !tweets.retweets(of: $0.id).isEmpty }
    }

    static func retweeters(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let tweet = try world.namedTweet(in: request)
        return try world.idsAnswer(world.tweets.retweets(of: tweet.id).reversed().map(\.author), request)
    }

    private static func page(_ world: World, _ request: Inbound, where isMeant: (StoredTweet) -> Bool) -> Answer {
        let shape = TweetShape(request)
        return .json(
            .list(TimelinePage(request).tweets(of: world, where: isMeant).map { world.json(of: $0, in: shape) }))
    }
}

extension World {
    /// The Tweet whose id stands in the path or in the parameters.
    func namedTweet(in request: Inbound) throws(Refused) -> StoredTweet {
        let segments = request.path.split(separator: "/")
        let id = segments.last.flatMap { UInt64($0) } ?? request.parameters["id"].flatMap { UInt64($0) }
        guard let tweet = id.flatMap(tweets.tweet) else { throw Refused(404, 144, "No status found with that ID.") }
        return tweet
    }

    /// Removes a Tweet, what repeats it, and the likes of them all.
    mutating func removeTweet(_ id: UInt64) {
        for gone in [id] + tweets.retweets(of: id).map(\.id) { likes.untieAll(gone) }
        tweets.remove(id)
    }
}
