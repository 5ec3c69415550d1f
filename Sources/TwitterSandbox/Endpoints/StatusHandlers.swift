import FoundationEssentials
import Twitter

/// The endpoints below `statuses`.
enum StatusHandlers {
    static func update(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard case .user(let user) = caller else {
            throw Refused(403, 220, "Your credentials do not allow access to this resource.")
        }
        guard let text = request.parameters["status"], !text.isEmpty else {
            throw Refused(403, 170, "Missing required parameter: status.")
        }
        guard StatusWeight.of(text) <= StatusWeight.maximum else {
            throw Refused(403, 186, "Tweet needs to be a bit shorter.")
        }
        // By bytes: composed and decomposed letters are equal as Swift strings.
        if let newest = world.tweets.newest(by: user.id), newest.text.utf8.elementsEqual(text.utf8) {
            throw Refused(403, 187, "Status is a duplicate.")
        }
        let answered = request.parameters["in_reply_to_status_id"].flatMap { UInt64($0) }
        if let answered, world.tweets.tweet(answered) == nil {
            throw Refused(403, 385, "You attempted to reply to a Tweet that is deleted or not visible to you.")
        }
        let tweet = world.tweets.post(text, by: user.id, at: now, inReplyTo: answered)
        return .json(world.json(of: tweet, in: TweetShape(request)))
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let segments = request.path.split(separator: "/")
        let id = segments.count > 2 ? String(segments[2]) : request.parameters["id"]
        guard let tweet = id.flatMap({ UInt64($0) }).flatMap(world.tweets.tweet) else {
            throw Refused(404, 144, "No status found with that ID.")
        }
        return .json(world.json(of: tweet, in: TweetShape(request)))
    }

    static func homeTimeline(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard case .user(let user) = caller else {
            throw Refused(403, 220, "Your credentials do not allow access to this resource.")
        }
        let follows = world.follows
        return page(world, request) { $0.author == user.id || follows.isFollowing(user.id, $0.author) }
    }

    static func userTimeline(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let named: SandboxUser?
        if let id = request.id("user_id", of: User.self) {
            named = world.accounts.user(id: id)
        } else if let name = request.parameters["screen_name"] {
            named = world.accounts.user(screenName: name)
        } else if case .user(let user) = caller {
            named = user
        } else {
            throw Refused(400, 25, "Query parameters are missing.")
        }
        guard let user = named else { throw Refused(404, 34, "Sorry, that page does not exist.") }
        return page(world, request) { $0.author == user.id }
    }

    /// A page of a timeline, newest first.
    private static func page(
        _ world: World, _ request: Inbound, isMeant: (StoredTweet) -> Bool
    ) -> Answer {
        let count = min(max(request.parameters["count"].flatMap { Int($0) } ?? 20, 1), 200)
        let since = request.parameters["since_id"].flatMap { UInt64($0) } ?? 0
        let most = request.parameters["max_id"].flatMap { UInt64($0) } ?? .max
        let shape = TweetShape(request)
        let withoutReplies = request.isOn("exclude_replies") == true
        var page: [JSONText] = []
        var counted = 0
        for tweet in world.tweets.all.reversed() where tweet.id > since && tweet.id <= most && isMeant(tweet) {
            counted += 1
            // Taken out after counting, as Twitter does.
            if !withoutReplies || tweet.inReplyTo == nil { page.append(world.json(of: tweet, in: shape)) }
            if counted == count { break }
        }
        return .json(.list(page))
    }
}

/// How much a text weighs, without regard to links and emoji sequences (configuration 3 of twitter-text).
enum StatusWeight {
    static let maximum = 280

    static func of(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { weight, scalar in
            switch scalar.value {
            case 0...4351, 8192...8205, 8208...8223, 8242...8247: weight + 1
            default: weight + 2
            }
        }
    }
}
