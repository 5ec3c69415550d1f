import FoundationEssentials
import Twitter

/// Endpoints that only compatible servers have.
enum CompatibleHandlers {
    static let routes = [
        Route("GET", "statuses/public_timeline") { world, request, _, _ throws(Refused) in
            world.timelineAnswer(request) { _ in true }
        }
        .seen(by: timelines),
        Route("GET", "statuses/networkpublic_timeline") { world, request, _, _ throws(Refused) in
            world.timelineAnswer(request) { _ in true }
        }
        .seen(by: timelines),
        Route("GET", "statuses/friends_timeline", StatusHandlers.homeTimeline).seen(by: timelines),
        Route("GET", "statuses/mentions", StatusHandlers.mentionsTimeline).seen(by: timelines),
        Route("GET", "statuses/replies", StatusHandlers.mentionsTimeline).seen(by: timelines),
        Route("GET", "favorites", LikeHandlers.list).seen(by: timelines),
        Route("GET", "search", SearchHandlers.tweets).seen(by: timelines),
        Route("GET", "statusnet/conversation/:id") { world, request, _, _ throws(Refused) in
            let tweet = try world.namedTweet(in: request)
            let ids = Set(world.conversation(with: tweet).map(\.id))
            return world.timelineAnswer(request) { ids.contains($0.id) }
        }
        .seen(by: timelines),
        Route("GET", "statuses/friends") { world, request, caller, _ throws(Refused) in
            try users(world, request, caller) { $0.relations.follows.others(of: $1) }
        }
        .seen(by: people),
        Route("GET", "statuses/followers") { world, request, caller, _ throws(Refused) in
            try users(world, request, caller) { $0.relations.follows.ones(of: $1) }
        }
        .seen(by: people),
        Route("GET", "gnusocial/config", config),
        Route("GET", "gnusocial/version", version),
        Route("GET", "statusnet/config", config),
        Route("GET", "statusnet/version", version),
        Route("GET", "account/rate_limit_status") { _, _, _, now throws(Refused) in
            let reset = UInt64(max(0, now.timeIntervalSince1970)) + 3600
            return .json([
                "remaining_hits": 150, "hourly_limit": 150, "reset_time_in_seconds": .integer(reset),
                "reset_time": .text(TwitterDate.format(Date(timeIntervalSince1970: Double(reset)))),
            ])
        },
    ].map { $0.ofCompatibleServers() }

    private static let timelines = "CompatibleServerTests.timelinesHavePages"
    private static let people = "CompatibleServerTests.usersComeAsBareLists"

    private static func users(
        _ world: World, _ request: Inbound, _ caller: Caller, _ ids: (World, User.ID) -> [User.ID]
    ) throws(Refused) -> Answer {
        guard let user = try world.namedUser(in: request, orSignedIn: caller) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        let shape = UserShape(withStatus: request)
        let page = TimelinePage(request, defaultCount: 100, hasPages: true)
        let users = ids(world, user.id).compactMap { world.accounts.user(id: $0) }
        return .json(.list(page.select(users, id: { _ in 1 }) { _ in true }.map { world.json(of: $0, in: shape) }))
    }

    static func config(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json([
            "site": [
                "name": "Sandbox", "server": "localhost", "theme": "neo", "language": "en", "textlimit": "0",
                "closed": "0", "inviteonly": "0", "private": "0", "ssl": "never",
            ]
        ])
    }

    static func version(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json("2.0.1-sandbox")
    }
}
