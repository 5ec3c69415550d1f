import FoundationEssentials
import Twitter

/// Endpoints that count: engagement, activity around a Tweet, links.
enum FigureHandlers {
    static let routes = [
        Route("POST", "insights/engagement/totals", engagement).openToApps().at("insights/engagement/totals"),
        Route("POST", "insights/engagement/28hr", engagement).at("insights/engagement/28hr"),
        Route("POST", "insights/engagement/historical", engagement).at("insights/engagement/historical"),
        Route("GET", "statuses/:id/activity/summary", summary).seen(by: "FigureTests.activityOfATweetIsCounted"),
        Route("GET", "user/:screen_name/tweet/:id/mobile/poll", poll)
            .at("user/:screen_name/tweet/:id/mobile/poll.json"),
        Route("GET", page: "urls/count", urlCount).at("urls/count.json")
            .seen(by: "FigureTests.linksAreCounted"),
    ]

    /// Figures by the levels of each grouping; those that the sandbox does not know are 0.
    static func engagement(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let body = try request.json()
        let ids = body["tweet_ids"]?.array?.compactMap { $0.string.flatMap { UInt64($0) } } ?? []
        let types = body["engagement_types"]?.array?.compactMap(\.string) ?? []
        guard !ids.isEmpty, !types.isEmpty, case .object(let groupings)? = body["groupings"] else {
            throw Refused(400, 214, "tweet_ids, engagement_types and groupings are required.")
        }
        let present = world
        func figures(_ levels: ArraySlice<String>, _ ids: [UInt64], _ types: [String]) -> JSONText {
            switch levels.first {
            case "tweet.id":
                .object(ids.map { (String($0), figures(levels.dropFirst(), [$0], types)) })
            case "engagement.type":
                .object(types.map { ($0, figures(levels.dropFirst(), ids, [$0])) })
            case nil:
                .text(String(ids.reduce(0) { sum, id in sum + types.reduce(0) { $0 + count($1, of: id, present) } }))
            default: figures(levels.dropFirst(), ids, types)
            }
        }
        return .json(
            .object(
                groupings.map { grouping in
                    let levels = grouping.value["group_by"]?.array?.compactMap(\.string) ?? []
                    return (grouping.name, figures(levels[...], ids, types))
                }))
    }

    private static func count(_ type: String, of id: UInt64, _ world: World) -> Int {
        switch type {
        case "favorites": world.likes.ones(of: id).count
        case "retweets": world.tweets.retweets(of: id).count
        case "replies": world.tweets.all.count { $0.inReplyTo == id }
        default: 0
        }
    }

    static func summary(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let id = request.path.split(separator: "/").dropFirst().first.flatMap { UInt64($0) }
        guard let tweet = id.flatMap(world.tweets.tweet) else {
            throw Refused(404, 144, "No status found with that ID.")
        }
        let groups = [
            ("favoriters", world.likes.ones(of: tweet.id)),
            ("repliers", world.tweets.all.filter { $0.inReplyTo == tweet.id }.map(\.author)),
            ("retweeters", world.tweets.retweets(of: tweet.id).map(\.author)),
        ]
        return .json(
            .object(
                groups.map { ($0.0, .list($0.1.map { .integer($0.integer ?? 0) })) }
                    + groups.map { ("\($0.0)_count", .text(String($0.1.count))) }))
    }

    static func poll(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let id = request.path.split(separator: "/").dropFirst(3).first.flatMap { UInt64($0) }
        guard let tweet = id.flatMap(world.tweets.tweet) else {
            throw Refused(404, 144, "No status found with that ID.")
        }
        let figures: JSONText = [
            "engagements": .integer(UInt64(world.likes.ones(of: tweet.id).count)), "tweet_id": .text(String(tweet.id)),
        ]
        return Answer(
            contentType: "application/javascript; charset=utf-8",
            body: Array("callback(".utf8) + figures.bytes + Array(");".utf8))
    }

    static func urlCount(_ world: inout World, _ request: Inbound, _ now: Date) -> Answer {
        let url = request.parameters["url"] ?? ""
        let count = world.tweets.all.count { !url.isEmpty && $0.text.contains(url) }
        return .json(["count": .integer(UInt64(count)), "url": .text(url)])
    }
}
