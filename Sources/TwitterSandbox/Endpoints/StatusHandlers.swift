import FoundationEssentials
import Twitter

/// The endpoints below `statuses`.
enum StatusHandlers {
    static func update(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
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
        var media: [StoredMedia] = []
        for id in (request.parameters["media_ids"] ?? "").split(separator: ",") {
            guard let found = UInt64(id).flatMap(world.media.media), found.owner == user.id else {
                throw Refused(400, 324, "The validation of media ids failed.", because: "a media id is unknown")
            }
            media.append(found)
        }
        let tweet = world.tweets.post(text, by: user.id, at: now, inReplyTo: answered, media: media)
        return .json(world.json(of: tweet, in: TweetShape(request)))
    }

    /// Posts a picture with a text, which may be empty.
    static func updateWithMedia(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let text = request.parameters["status"] ?? ""
        guard StatusWeight.of(text) <= StatusWeight.maximum else {
            throw Refused(403, 186, "Tweet needs to be a bit shorter.")
        }
        guard let media = request.part("media[]").flatMap({ world.media.add($0, owner: user.id) }) else {
            throw Refused(403, 189, "Error creating status.", because: "media[] is missing or no picture")
        }
        let answered = request.parameters["in_reply_to_status_id"].flatMap { UInt64($0) }
        let tweet = world.tweets.post(text, by: user.id, at: now, inReplyTo: answered, media: [media])
        return .json(world.json(of: tweet, in: TweetShape(request)))
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let tweet = try world.namedTweet(in: request)
        return .json(world.json(of: tweet, in: TweetShape(request)))
    }

    static func homeTimeline(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let relations = world.relations
        return page(world, request) { tweet in
            let author = tweet.author
            if author == user.id { return true }
            let isHidden = tweet.retweetOf != nil && relations.hiddenRetweets.has(user.id, author)
            return relations.follows.has(user.id, author) && !relations.mutes.has(user.id, author) && !isHidden
        }
    }

    static func userTimeline(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let user = try world.namedUser(in: request, orSignedIn: caller) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return page(world, request) { $0.author == user.id }
    }

    static func mentionsTimeline(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let mention = "@\(try caller.user().screenName.lowercased())"
        return page(world, request) { tweet in
            tweet.text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
                .contains { $0 == mention }
        }
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let tweet = try world.namedTweet(in: request)
        guard tweet.author == user.id else { throw Refused(403, 183, "You may not delete another user's status.") }
        let answer = Answer.json(world.json(of: tweet, in: TweetShape(request)))
        world.removeTweet(tweet.id)
        return answer
    }

    private static func page(
        _ world: World, _ request: Inbound, where isMeant: (StoredTweet) -> Bool
    ) -> Answer {
        let shape = TweetShape(request)
        return .json(
            .list(TimelinePage(request).tweets(of: world, where: isMeant).map { world.json(of: $0, in: shape) }))
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
