import FoundationEssentials
import Twitter

/// The endpoints of lists as such.
enum ListHandlers {
    static let routes = [
        Route("POST", "lists/create", create).seen(by: "ListTests.listsAreMadeChangedAndDeleted"),
        Route("POST", "lists/update", update).seen(by: "ListTests.listsAreMadeChangedAndDeleted"),
        Route("POST", "lists/destroy", destroy).seen(by: "ListTests.listsAreMadeChangedAndDeleted"),
        Route("GET", "lists/show", user: 75, app: 75, show).seen(by: "ListTests.listsAreMadeChangedAndDeleted"),
        Route("GET", "lists/list", user: 15, app: 15, list).seen(by: "ListTests.listsAreMadeChangedAndDeleted"),
        Route("GET", "lists/ownerships", user: 15, app: 15, ownerships).seen(
            by: "ListTests.listsAreMadeChangedAndDeleted"),
        Route("GET", "lists/memberships", user: 75, app: 75, memberships).seen(by: "ListTests.membersComeAndGo"),
        Route("GET", "lists/subscriptions", user: 15, app: 15, subscriptions).seen(
            by: "ListTests.subscribersComeAndGo"),
        Route("GET", "lists/statuses", user: 900, app: 900, statuses).seen(by: "ListTests.membersComeAndGo"),
    ]

    static func create(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let name = request.parameters["name"], !name.isEmpty, name.unicodeScalars.count <= 25 else {
            throw Refused(403, 102, "List name is missing or longer than 25 characters.")
        }
        let list = world.lists.create(
            name, description: request.parameters["description"] ?? "",
            isPrivate: request.parameters["mode"] == "private", owner: user.id, at: now)
        return .json(world.json(of: list, request))
    }

    static func update(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let list = try world.ownList(in: request, caller)
        world.lists.change(list.id) { list in
            if let name = request.parameters["name"], !name.isEmpty { list.name = name }
            if let description = request.parameters["description"] { list.description = description }
            if let mode = request.parameters["mode"] { list.isPrivate = mode == "private" }
        }
        return .json(world.json(of: world.lists.list(list.id) ?? list, request))
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let list = try world.ownList(in: request, caller)
        world.lists.remove(list.id)
        return .json(world.json(of: list, request))
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json(world.json(of: try world.namedList(in: request), request))
    }

    /// Own lists first, or those of others, as `reverse` says.
    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try subject(world, request, caller)
        let own = world.visibleLists { $0.owner == user }
        let subscribed = world.visibleLists { $0.subscribers.contains(user) }
        let all = request.isOn("reverse") == true ? own + subscribed : subscribed + own
        return .json(.list(all.prefix(100).map { world.json(of: $0, request) }))
    }

    static func ownerships(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try subject(world, request, caller)
        return try page(world, request) { $0.owner == user }
    }

    static func memberships(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try subject(world, request, caller)
        let isOwnOnly = request.isOn("filter_to_owned_lists") == true
        let asker = world.viewer
        return try page(world, request) { $0.members.contains(user) && (!isOwnOnly || $0.owner == asker) }
    }

    static func subscriptions(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try subject(world, request, caller)
        return try page(world, request) { $0.subscribers.contains(user) }
    }

    static func statuses(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let members = Set(try world.namedList(in: request).members)
        let shape = TweetShape(request)
        let hasRetweets = request.isOn("include_rts") != false
        let tweets = TimelinePage(request).tweets(of: world) {
            members.contains($0.author) && (hasRetweets || $0.retweetOf == nil)
        }
        return .json(.list(tweets.map { world.json(of: $0, in: shape) }))
    }

    private static func subject(_ world: World, _ request: Inbound, _ caller: Caller) throws(Refused) -> User.ID {
        guard let user = try world.namedUser(in: request, orSignedIn: caller) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return user.id
    }

    private static func page(
        _ world: World, _ request: Inbound, where isMeant: (StoredList) -> Bool
    ) throws(Refused) -> Answer {
        try CursorPage(world.visibleLists(where: isMeant), request, defaultCount: 20, maximumCount: 1000)
            .answer("lists") { world.json(of: $0, request) }
    }
}

extension World {
    /// Lists that the one who asks may see, newest first.
    func visibleLists(where isMeant: (StoredList) -> Bool) -> [StoredList] {
        lists.all.filter { (!$0.isPrivate || $0.owner == viewer) && isMeant($0) }
    }

    /// The list that `list_id` names, or `slug` with its owner.
    func namedList(in request: Inbound) throws(Refused) -> StoredList {
        let list: StoredList?
        if let id = request.parameters["list_id"] {
            list = UInt64(id).flatMap(lists.list)
        } else {
            guard let slug = request.parameters["slug"] else {
                throw Refused(400, 112, "You must specify either a list ID or a slug and owner.")
            }
            let owner =
                request.id("owner_id", of: User.self).flatMap { accounts.user(id: $0) }
                ?? request.parameters["owner_screen_name"].flatMap { accounts.user(screenName: $0) }
            list = lists.all.first { $0.slug == slug && $0.owner == owner?.id }
        }
        guard let list, !list.isPrivate || list.owner == viewer else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return list
    }

    /// The named list, if it is the caller's.
    func ownList(in request: Inbound, _ caller: Caller) throws(Refused) -> StoredList {
        let list = try namedList(in: request)
        guard list.owner == (try caller.user().id) else {
            throw Refused(403, 104, "You aren't allowed to change this list.")
        }
        return list
    }

    func json(of list: StoredList, _ request: Inbound) -> JSONText {
        let owner = accounts.user(id: list.owner)
        let uri = "/\(owner?.screenName ?? "")/lists/\(list.slug)"
        return [
            "id": .integer(list.id), "id_str": .text(String(list.id)), "name": .text(list.name),
            "uri": .text(uri), "subscriber_count": .integer(UInt64(list.subscribers.count)),
            "member_count": .integer(UInt64(list.members.count)), "mode": list.isPrivate ? "private" : "public",
            "description": .text(list.description), "slug": .text(list.slug),
            "full_name": .text("@\(owner?.screenName ?? "")/\(list.slug)"),
            "created_at": .text(TwitterDate.format(list.createdAt)),
            "following": .bool(viewer.map { list.subscribers.contains($0) } ?? false),
            "user": owner.map { json(of: $0, in: UserShape(request)) } ?? nil,
        ]
    }
}
