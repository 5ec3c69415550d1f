import FoundationEssentials
import Twitter

/// Endpoints that show Tweets by other ways than a timeline's.
enum StatusLookupHandlers {
    static let routes = [
        Route("GET", "statuses/lookup", user: 900, app: 300, lookup).seen(by: looked),
        Route("POST", "statuses/lookup", user: 900, app: 300, lookup).seen(by: looked),
        Route("GET", "statuses/media_timeline", mediaTimeline).seen(by: "StatusLookupTests.picturesHaveATimeline"),
        Route("GET", "timeline/home", home).seen(by: "StatusLookupTests.picturesHaveATimeline"),
        Route("GET", "conversation/show/:id", conversation).seen(by: talked),
        Route("GET", "conversation/show", conversation).seen(by: talked),
        Route("GET", "statuses/oembed", user: 180, app: 180) { world, request, _, _ throws(Refused) in
            try oembed(world, request)
        }
        .seen(by: "StatusLookupTests.tweetsAreEmbedded"),
        Route("GET", page: "oembed") { world, request, _ in
            do throws(Refused) { return try oembed(world, request) } catch { return error.answer }
        }
        .seen(by: "StatusLookupTests.tweetsAreEmbedded"),
    ]

    private static let looked = "StatusLookupTests.tweetsAreLookedUp"
    private static let talked = "StatusLookupTests.conversationsHaveTheirReplies"

    /// Those that are found, or with `map` all that are asked for, the others as `null`.
    static func lookup(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let ids = (request.parameters["id"] ?? "").split(separator: ",").map(String.init)
        guard !ids.isEmpty else { throw Refused(403, 38, "id parameter is missing.") }
        guard ids.count <= 100 else { throw Refused(403, 18, "Too many terms specified in query.") }
        let shape = TweetShape(request)
        let tweets = ids.map { id in UInt64(id).flatMap(world.tweets.tweet) }
        guard request.isOn("map") == true else {
            return .json(.list(tweets.compactMap { $0.map { world.json(of: $0, in: shape) } }))
        }
        let pairs = zip(ids, tweets).map { id, tweet in (id, tweet.map { world.json(of: $0, in: shape) } ?? nil) }
        return .json(["id": .object(pairs)])
    }

    static func mediaTimeline(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user().id
        let follows = world.relations.follows
        return world.timelineAnswer(request) {
            !$0.media.isEmpty && ($0.author == user || follows.has(user, $0.author))
        }
    }

    static func home(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user().id
        let shape = TweetShape(request)
        let tweets = TimelinePage(request).tweets(of: world) { world.relations.follows.has(user, $0.author) }
        return .json([
            "twitter_objects": [
                "tweets": .object(tweets.map { (String($0.id), world.json(of: $0, in: shape)) })
            ],
            "response": ["timeline": .list(tweets.map { ["tweet": ["id": .text(String($0.id))]] })],
        ])
    }

    /// The Tweets that answer the named one or each other, oldest first, without the named one.
    static func conversation(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let tweet = try world.namedTweet(in: request)
        let shape = TweetShape(request)
        let others = world.conversation(with: tweet).filter { $0.id != tweet.id }
        return .json(.list(others.map { world.json(of: $0, in: shape) }))
    }

    private static func oembed(_ world: World, _ request: Inbound) throws(Refused) -> Answer {
        let last = request.parameters["url"]?.split(separator: "/").last.map(String.init)
        guard let tweet = (request.parameters["id"] ?? last).flatMap({ UInt64($0) }).flatMap(world.tweets.tweet),
            let author = world.accounts.user(id: tweet.author)
        else { throw Refused(404, 34, "Sorry, that page does not exist.") }
        let address = "http://localhost/\(author.screenName)"
        let html: HTMLText = """
            <blockquote class="twitter-tweet"><p>\(tweet.text)</p>&mdash; \(author.name) <a \
            href="\(address)/status/\(String(tweet.id))">\(author.screenName)</a></blockquote>
            """
        return .json([
            "url": .text("\(address)/status/\(tweet.id)"), "author_name": .text(author.name),
            "author_url": .text(address), "html": .text(html.markup), "width": 550, "height": nil, "type": "rich",
            "cache_age": "3153600000", "provider_name": "Sandbox", "provider_url": "http://localhost",
            "version": "1.0",
        ])
    }
}

extension World {
    /// A page of Tweets as an answer.
    func timelineAnswer(_ request: Inbound, where isMeant: (StoredTweet) -> Bool) -> Answer {
        let shape = TweetShape(request)
        return .json(
            .list(TimelinePage(request).tweets(of: self, where: isMeant).map { json(of: $0, in: shape) }))
    }

    /// A Tweet with all that answer it or that it answers, oldest first.
    func conversation(with tweet: StoredTweet) -> [StoredTweet] {
        func root(of tweet: StoredTweet) -> UInt64 {
            var tweet = tweet
            // An answer has a greater id than what it answers, so this ends.
            while let answered = tweet.inReplyTo.flatMap(tweets.tweet), answered.id < tweet.id { tweet = answered }
            return tweet.id
        }
        let first = root(of: tweet)
        return tweets.all.filter { root(of: $0) == first }
    }
}
