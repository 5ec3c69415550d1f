import FoundationEssentials
import Twitter

/// The endpoints below `friendships`.
enum FriendshipHandlers {
    static let routes = [
        Route("POST", "friendships/create", create).seen(by: "RelationTests.followingAndItsEnd"),
        Route("POST", "friendships/destroy", destroy).seen(by: "RelationTests.followingAndItsEnd"),
        Route("POST", "friendships/update", update).seen(by: "RelationTests.retweetsOfAUserCanBeHidden"),
        Route("GET", "friendships/show", user: 180, app: 15, show).seen(by: "RelationTests.followingAndItsEnd"),
        Route("GET", "friendships/lookup", user: 15, lookup).seen(by: "RelationTests.lookupsNameWhatIsMissing"),
        Route("GET", "friendships/incoming", user: 15, pending),
        Route("GET", "friendships/outgoing", user: 15, pending),
        Route("GET", "friendships/no_retweets/ids", user: 15, noRetweets).seen(
            by: "RelationTests.retweetsOfAUserCanBeHidden"),
    ]

    static func create(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let (user, other) = try pair(world, request, caller)
        guard user.id != other.id else { throw Refused(403, 158, "You can't follow yourself.") }
        guard !world.relations.blocks.has(other.id, user.id) else {
            throw Refused(403, 162, "You have been blocked from following this account at the request of the user.")
        }
        guard !world.relations.follows.has(user.id, other.id) else {
            throw Refused(403, 160, "You've already requested to follow \(other.screenName).")
        }
        world.relations.follows.tie(user.id, other.id)
        if request.isOn("follow") == true { world.relations.notifications.tie(user.id, other.id) }
        return .json(world.json(of: other, in: UserShape(request)))
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let (user, other) = try pair(world, request, caller)
        world.relations.unfollow(other.id, by: user.id)
        return .json(world.json(of: other, in: UserShape(request)))
    }

    static func update(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let (user, other) = try pair(world, request, caller)
        if let device = request.isOn("device") {
            if device {
                world.relations.notifications.tie(user.id, other.id)
            } else {
                world.relations.notifications.untie(user.id, other.id)
            }
        }
        if let retweets = request.isOn("retweets") {
            if retweets {
                world.relations.hiddenRetweets.untie(user.id, other.id)
            } else {
                world.relations.hiddenRetweets.tie(user.id, other.id)
            }
        }
        return .json(world.relationship(user, other))
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        func user(_ side: String) -> SandboxUser? {
            request.id("\(side)_id", of: User.self).flatMap { world.accounts.user(id: $0) }
                ?? request.parameters["\(side)_screen_name"].flatMap { world.accounts.user(screenName: $0) }
        }
        let isNamed = request.parameters.contains { $0.name.hasPrefix("source_") }
        guard let source = isNamed ? user("source") : try caller.user(), let target = user("target") else {
            throw Refused(404, 50, "User not found.")
        }
        return .json(world.relationship(source, target))
    }

    static func lookup(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let relations = world.relations
        let friendships = try world.namedUsers(in: request).map { other -> JSONText in
            var connections: [JSONText] = []
            if relations.follows.has(user.id, other.id) { connections.append("following") }
            if relations.follows.has(other.id, user.id) { connections.append("followed_by") }
            if relations.blocks.has(user.id, other.id) { connections.append("blocking") }
            if relations.mutes.has(user.id, other.id) { connections.append("muting") }
            return [
                "name": .text(world.profiles[other.id].name ?? other.name), "screen_name": .text(other.screenName),
                "id": .integer(other.id.integer ?? 0), "id_str": .text(other.id.description),
                "connections": .list(connections.isEmpty ? ["none"] : connections),
            ]
        }
        return .json(.list(friendships))
    }

    /// Nobody is protected here, so nobody waits.
    static func pending(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try world.idsAnswer([], request)
    }

    static func noRetweets(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let ids = world.relations.hiddenRetweets.others(of: try caller.user().id)
        return .json(.list(ids.map { World.json(of: $0, request) }))
    }

    private static func pair(
        _ world: World, _ request: Inbound, _ caller: Caller
    ) throws(Refused) -> (SandboxUser, SandboxUser) {
        let user = try caller.user()
        guard let other = try world.namedUser(in: request) else {
            throw Refused(404, 108, "Cannot find specified user.")
        }
        return (user, other)
    }
}

extension World {
    /// How two users stand to each other.
    func relationship(_ source: SandboxUser, _ target: SandboxUser) -> JSONText {
        func side(_ one: SandboxUser, _ other: SandboxUser) -> [(String, JSONText)] {
            [
                ("id", .integer(one.id.integer ?? 0)), ("id_str", .text(one.id.description)),
                ("screen_name", .text(one.screenName)),
                ("following", .bool(relations.follows.has(one.id, other.id))),
                ("followed_by", .bool(relations.follows.has(other.id, one.id))),
                ("following_received", false), ("following_requested", false),
            ]
        }
        let own: [(String, JSONText)] = [
            ("notifications_enabled", .bool(relations.notifications.has(source.id, target.id))),
            ("can_dm", .bool(canMessage(target.id, from: source.id))),
            ("blocking", .bool(relations.blocks.has(source.id, target.id))),
            ("blocked_by", .bool(relations.blocks.has(target.id, source.id))),
            ("muting", .bool(relations.mutes.has(source.id, target.id))),
            ("want_retweets", .bool(!relations.hiddenRetweets.has(source.id, target.id))),
            ("all_replies", false), ("marked_spam", false),
        ]
        return [
            "relationship": ["source": .object(side(source, target) + own), "target": .object(side(target, source))]
        ]
    }
}
