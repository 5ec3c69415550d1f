import FoundationEssentials
import Twitter

/// The endpoints below `blocks` and `mutes`.
enum BlockHandlers {
    static let routes = [
        Route("POST", "blocks/create", block).seen(by: "RelationTests.blockingEndsTheFollowingOnBothSides"),
        Route("POST", "blocks/destroy", unblock).seen(by: "RelationTests.blockingEndsTheFollowingOnBothSides"),
        Route("GET", "blocks/ids", user: 15, blockedIDs).seen(by: "RelationTests.blockingEndsTheFollowingOnBothSides"),
        Route("GET", "blocks/list", user: 15, blocked).seen(by: "RelationTests.blockingEndsTheFollowingOnBothSides"),
        Route("POST", "mutes/users/create", mute).seen(by: "RelationTests.mutingHidesTweetsAndKeepsTheFollowing"),
        Route("POST", "mutes/users/destroy", unmute).seen(by: "RelationTests.mutingHidesTweetsAndKeepsTheFollowing"),
        Route("GET", "mutes/users/ids", user: 15, mutedIDs).seen(
            by: "RelationTests.mutingHidesTweetsAndKeepsTheFollowing"),
        Route("GET", "mutes/users/list", user: 15, muted).seen(
            by: "RelationTests.mutingHidesTweetsAndKeepsTheFollowing"),
        Route("POST", "users/report_spam", reportSpam).seen(by: "RelationTests.reportedUsersAreBlockedUnlessToldNotTo"),
    ]

    static func block(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try change(&world, request, caller) { $0.block($2, by: $1) }
    }

    static func unblock(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try change(&world, request, caller) { $0.blocks.untie($1, $2) }
    }

    static func mute(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try change(&world, request, caller) { $0.mutes.tie($1, $2) }
    }

    static func unmute(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        if let other = try world.namedUser(in: request), !world.relations.mutes.has(user.id, other.id) {
            throw Refused(403, 272, "You are not muting the specified user.")
        }
        return try change(&world, request, caller) { $0.mutes.untie($1, $2) }
    }

    static func reportSpam(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let blocks = request.isOn("perform_block") != false
        return try change(&world, request, caller) { if blocks { $0.block($2, by: $1) } }
    }

    static func blockedIDs(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try world.idsAnswer(world.relations.blocks.others(of: caller.user().id), request)
    }

    static func blocked(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try world.usersAnswer(world.relations.blocks.others(of: caller.user().id), request)
    }

    static func mutedIDs(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try world.idsAnswer(world.relations.mutes.others(of: caller.user().id), request)
    }

    static func muted(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try world.usersAnswer(world.relations.mutes.others(of: caller.user().id), request)
    }

    /// Changes something between the caller and the named user, who is answered.
    private static func change(
        _ world: inout World, _ request: Inbound, _ caller: Caller,
        _ change: (inout Relations, _ user: User.ID, _ other: User.ID) -> Void
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let other = try world.namedUser(in: request) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        guard user.id != other.id else { throw Refused(403, 158, "You can't do that to yourself.") }
        change(&world.relations, user.id, other.id)
        var shape = UserShape(request)
        shape.hasStatus = request.isOn("skip_status") != true
        return .json(world.json(of: other, in: shape))
    }
}
