import FoundationEssentials
import Twitter

/// The endpoints below `lists/members` and `lists/subscribers`.
enum ListMemberHandlers {
    static let routes = [
        Route("GET", "lists/members", user: 900, app: 75, members).seen(by: "ListTests.membersComeAndGo"),
        Route("GET", "lists/members/show", user: 15, app: 15, showMember).seen(by: "ListTests.membersComeAndGo"),
        Route("POST", "lists/members/create", add).seen(by: "ListTests.membersComeAndGo"),
        Route("POST", "lists/members/create_all", add).seen(by: "ListTests.membersComeAndGo"),
        Route("POST", "lists/members/destroy", remove).seen(by: "ListTests.membersComeAndGo"),
        Route("POST", "lists/members/destroy_all", remove).seen(by: "ListTests.membersComeAndGo"),
        Route("GET", "lists/subscribers", user: 180, app: 15, subscribers).seen(by: "ListTests.subscribersComeAndGo"),
        Route("GET", "lists/subscribers/show", user: 15, app: 15, showSubscriber).seen(
            by: "ListTests.subscribersComeAndGo"),
        Route("POST", "lists/subscribers/create", subscribe).seen(by: "ListTests.subscribersComeAndGo"),
        Route("POST", "lists/subscribers/destroy", unsubscribe).seen(by: "ListTests.subscribersComeAndGo"),
    ]

    static func members(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try world.usersAnswer(try world.namedList(in: request).members, request)
    }

    static func subscribers(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try world.usersAnswer(try world.namedList(in: request).subscribers, request)
    }

    static func showMember(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try show(world, request, in: \.members, "The specified user is not a member of this list.")
    }

    static func showSubscriber(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try show(world, request, in: \.subscribers, "The specified user is not a subscriber of this list.")
    }

    private static func show(
        _ world: World, _ request: Inbound, in users: KeyPath<StoredList, [User.ID]>, _ refusal: String
    ) throws(Refused) -> Answer {
        let list = try world.namedList(in: request)
        guard let user = try world.namedUser(in: request), list[keyPath: users].contains(user.id) else {
            throw Refused(404, 109, refusal)
        }
        return .json(world.json(of: user, in: UserShape(withStatus: request)))
    }

    /// Adds the named users; of many, those who do not exist are left out.
    static func add(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try change(&world, request, caller) { list, users in
            for user in users where !list.members.contains(user) { list.members.insert(user, at: 0) }
        }
    }

    static func remove(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try change(&world, request, caller) { list, users in list.members.removeAll { users.contains($0) } }
    }

    private static func change(
        _ world: inout World, _ request: Inbound, _ caller: Caller,
        _ change: (inout StoredList, [User.ID]) -> Void
    ) throws(Refused) -> Answer {
        let list = try world.ownList(in: request, caller)
        let users = try world.namedUsers(in: request).map(\.id)
        guard !users.isEmpty || request.path.hasSuffix("_all") else {
            throw Refused(404, 108, "Cannot find specified user.")
        }
        world.lists.change(list.id) { change(&$0, users) }
        return .json(world.json(of: world.lists.list(list.id) ?? list, request))
    }

    static func subscribe(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let list = try world.namedList(in: request)
        world.lists.change(list.id) { list in
            if !list.subscribers.contains(user.id) { list.subscribers.insert(user.id, at: 0) }
        }
        return .json(world.json(of: world.lists.list(list.id) ?? list, request))
    }

    static func unsubscribe(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let list = try world.namedList(in: request)
        world.lists.change(list.id) { $0.subscribers.removeAll { $0 == user.id } }
        return .json(world.json(of: world.lists.list(list.id) ?? list, request))
    }
}
