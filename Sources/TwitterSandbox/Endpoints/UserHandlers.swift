import FoundationEssentials
import Twitter

/// The endpoints below `users`, `followers` and `friends`.
enum UserHandlers {
    static let routes = [
        Route("GET", "users/show", user: 900, app: 900, show).seen(by: "AccountTests.profileIsChangedWhereItIsNamed"),
        Route("GET", "users/lookup", user: 900, app: 300, lookup).seen(by: "RelationTests.lookupsNameWhatIsMissing"),
        Route("POST", "users/lookup", user: 900, app: 300, lookup).seen(by: "RelationTests.lookupsNameWhatIsMissing"),
        Route("GET", "users/search", user: 900, search).seen(by: "RelationTests.usersAreFoundByTheirNames"),
        Route("GET", "users/profile_banner", user: 180, profileBanner).seen(by: "AccountTests.picturesAreReplaced"),
        Route("GET", "followers/ids", user: 15, app: 15, followerIDs).seen(by: "RelationTests.followingAndItsEnd"),
        Route("GET", "followers/list", user: 15, app: 15, followers).seen(
            by: "RelationTests.pagesOfUsersFollowTheirCursors"),
        Route("GET", "friends/ids", user: 15, app: 15, friendIDs).seen(by: "RelationTests.followingAndItsEnd"),
        Route("GET", "friends/list", user: 15, app: 15, friends).seen(
            by: "RelationTests.pagesOfUsersFollowTheirCursors"),
    ]

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let user = try world.namedUser(in: request) else { throw Refused(404, 50, "User not found.") }
        return .json(world.json(of: user, in: UserShape(withStatus: request)))
    }

    static func lookup(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let users = try world.namedUsers(in: request)
        guard !users.isEmpty else { throw Refused(404, 17, "No user matches for specified terms.") }
        let shape = UserShape(withStatus: request)
        return .json(.list(users.map { world.json(of: $0, in: shape) }))
    }

    /// Finds users who have every word of the query in their names, without regard to case.
    static func search(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let query = request.parameters["q"], !query.isEmpty else {
            throw Refused(400, 25, "Query parameters are missing.")
        }
        let words = query.lowercased().split(separator: " ")
        let found = world.accounts.users.filter { user in
            let text = "\(user.screenName) \(world.profiles[user.id].name ?? user.name)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        let count = min(max(request.parameters["count"].flatMap { Int($0) } ?? 20, 1), 20)
        let page = min(max(request.parameters["page"].flatMap { Int($0) } ?? 1, 1), 50)
        let shape = UserShape(withStatus: request)
        return .json(.list(found.dropFirst((page - 1) * count).prefix(count).map { world.json(of: $0, in: shape) }))
    }

    static func profileBanner(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let user = try world.namedUser(in: request), world.profiles[user.id].hasBanner else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        let sizes: [(String, UInt64, UInt64)] = [
            ("mobile", 320, 160), ("mobile_retina", 640, 320), ("web", 520, 260), ("web_retina", 1040, 520),
            ("ipad", 626, 313), ("ipad_retina", 1252, 626), ("300x100", 300, 100), ("600x200", 600, 200),
            ("1500x500", 1500, 500), ("1080x360", 1080, 360),
        ]
        return .json([
            "sizes": .object(
                sizes.map { name, width, height in
                    (
                        name,
                        [
                            "w": .integer(width), "h": .integer(height),
                            "url": .text(world.banner(of: user) + "/" + name),
                        ]
                    )
                })
        ])
    }

    static func followerIDs(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try subject(world, request, caller)
        return try world.idsAnswer(world.relations.follows.ones(of: user), request)
    }

    static func followers(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try subject(world, request, caller)
        return try world.usersAnswer(world.relations.follows.ones(of: user), request)
    }

    static func friendIDs(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try subject(world, request, caller)
        return try world.idsAnswer(world.relations.follows.others(of: user), request)
    }

    static func friends(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try subject(world, request, caller)
        return try world.usersAnswer(world.relations.follows.others(of: user), request)
    }

    private static func subject(_ world: World, _ request: Inbound, _ caller: Caller) throws(Refused) -> User.ID {
        guard let user = try world.namedUser(in: request, orSignedIn: caller) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return user.id
    }
}

extension World {
    /// The user whom `user_id` or `screen_name` name; if there is neither, the signed-in one, where that is meant.
    func namedUser(in request: Inbound, orSignedIn caller: Caller? = nil) throws(Refused) -> SandboxUser? {
        if let id = request.id("user_id", of: User.self) { return accounts.user(id: id) }
        if let name = request.parameters["screen_name"] { return accounts.user(screenName: name) }
        if case .user(let user) = caller { return user }
        throw Refused(400, 25, "Query parameters are missing.")
    }

    /// The users whom `user_id` and `screen_name` name, separated by commas; those who do not exist are left out.
    func namedUsers(in request: Inbound) throws(Refused) -> [SandboxUser] {
        let ids = (request.parameters["user_id"] ?? "").split(separator: ",")
        let names = (request.parameters["screen_name"] ?? "").split(separator: ",")
        guard !ids.isEmpty || !names.isEmpty else { throw Refused(400, 25, "Query parameters are missing.") }
        guard ids.count + names.count <= 100 else {
            throw Refused(403, 18, "Too many terms specified in query.")
        }
        return ids.compactMap { accounts.user(id: User.ID(String($0))) }
            + names.compactMap { accounts.user(screenName: String($0)) }
    }

    /// A page of ids, numbers or texts as the request wants them.
    func idsAnswer(_ ids: [User.ID], _ request: Inbound) throws(Refused) -> Answer {
        try CursorPage(ids, request, defaultCount: 5000, maximumCount: 5000)
            .answer("ids") { Self.json(of: $0, request) }
    }

    /// A page of users.
    func usersAnswer(_ ids: [User.ID], _ request: Inbound) throws(Refused) -> Answer {
        let shape = UserShape(withStatus: request)
        return try CursorPage(ids.compactMap { accounts.user(id: $0) }, request, defaultCount: 20, maximumCount: 200)
            .answer("users") { json(of: $0, in: shape) }
    }

    static func json(of id: User.ID, _ request: Inbound) -> JSONText {
        request.isOn("stringify_ids") == true ? .text(id.description) : .integer(id.integer ?? 0)
    }
}
