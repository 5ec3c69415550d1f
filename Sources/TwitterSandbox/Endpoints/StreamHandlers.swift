import FoundationEssentials
import Twitter

/// The streaming endpoints: they send what is there already, one message a line, and end.
enum StreamHandlers {
    static let routes = [
        Route("GET", "statuses/filter", filter),
        Route("POST", "statuses/filter", filter),
        Route("GET", "statuses/sample", all),
        Route("GET", "statuses/firehose", all),
        Route("GET", "statuses/links") { world, request, _, _ throws(Refused) in
            tweets(world, request) { $0.text.contains("http://") || $0.text.contains("https://") }
        },
        Route("GET", "statuses/retweet") { world, request, _, _ throws(Refused) in
            tweets(world, request) { $0.retweetOf != nil }
        },
        Route("GET", "user", user),
        Route("GET", "site", site),
        Route("GET", "compliance/firehose") { world, request, _, now throws(Refused) in
            let user = world.accounts.users.last?.id.integer ?? 0
            return lines([["user_protect": ["id": .integer(user), "timestamp_ms": .milliseconds(now)]]], request)
        }
        .at("stream/compliance/accounts/:account_name/publishers/twitter/:stream_label.json"),
    ]

    static func all(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        tweets(world, request) { _ in true }
    }

    /// Tweets by those who are followed, and those that hold every word of one of the tracked phrases.
    static func filter(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let parameters = request.parameters
        guard ["follow", "track", "locations"].contains(where: { parameters[$0]?.isEmpty == false }) else {
            throw .text(406, "No filter parameters found. Expect at least one parameter: follow track locations")
        }
        let authors = (parameters["follow"] ?? "").split(separator: ",").map { User.ID(String($0)) }
        let phrases = (parameters["track"] ?? "").lowercased().split(separator: ",").map { $0.split(separator: " ") }
        return tweets(world, request) { tweet in
            let text = tweet.text.lowercased()
            return authors.contains(tweet.author)
                || phrases.contains { phrase in phrase.allSatisfy { text.contains($0) } }
        }
    }

    /// Whom the user follows, then the home timeline.
    static func user(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user().id
        return lines([friends(of: user, world, request)] + home(of: user, world, request), request)
    }

    /// Where the stream is controlled, then for each user what a stream of that user would have.
    static func site(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let users = (request.parameters["follow"] ?? "").split(separator: ",").map { User.ID(String($0)) }
        let present = world
        let messages = users.flatMap { user -> [JSONText] in
            ([friends(of: user, present, request)] + home(of: user, present, request)).map {
                ["for_user": .integer(user.integer ?? 0), "message": $0]
            }
        }
        return lines(
            [["control": ["control_uri": "/1.1/site/c/01_225167_334389048B872A533002B34D73F8C29FD09EFC50"]]] + messages,
            request)
    }

    private static func friends(of user: User.ID, _ world: World, _ request: Inbound) -> JSONText {
        let ids = world.relations.follows.others(of: user)
        if request.isOn("stringify_friend_ids") == true {
            return ["friends_str": .list(ids.map { .text($0.description) })]
        }
        return ["friends": .list(ids.map { .integer($0.integer ?? 0) })]
    }

    private static func home(of user: User.ID, _ world: World, _ request: Inbound) -> [JSONText] {
        let shape = TweetShape(request)
        return world.tweets.all.filter { $0.author == user || world.relations.follows.has(user, $0.author) }
            .map { world.json(of: $0, in: shape) }
    }

    private static func tweets(_ world: World, _ request: Inbound, where isMeant: (StoredTweet) -> Bool) -> Answer {
        let shape = TweetShape(request)
        return lines(world.tweets.all.filter(isMeant).map { world.json(of: $0, in: shape) }, request)
    }

    /// One message a line, with its length in front if that is asked for; at the end an empty line, which keeps alive.
    private static func lines(_ messages: [JSONText], _ request: Inbound) -> Answer {
        let hasLengths = request.parameters["delimited"] == "length"
        var answer = Answer()
        for message in messages {
            let line = message.bytes + Array("\r\n".utf8)
            if hasLengths { answer.body += Array("\(line.count)\r\n".utf8) }
            answer.body += line
        }
        answer.body += Array("\r\n".utf8)
        return answer
    }
}
