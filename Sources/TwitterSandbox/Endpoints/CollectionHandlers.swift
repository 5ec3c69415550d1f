import FoundationEssentials
import Twitter

/// The endpoints below `collections`.
enum CollectionHandlers {
    static let routes = [
        Route("POST", "collections/create", create).seen(by: made),
        Route("POST", "collections/update", update).seen(by: made),
        Route("POST", "collections/destroy", destroy).seen(by: made),
        Route("GET", "collections/show", user: 1000, show).seen(by: made),
        Route("GET", "collections/list", user: 1000, list).seen(by: made),
        Route("GET", "collections/entries", user: 1000, entries).seen(by: curated),
        Route("POST", "collections/entries/add", add).seen(by: curated),
        Route("POST", "collections/entries/remove", remove).seen(by: curated),
        Route("POST", "collections/entries/move", move).seen(by: curated),
        Route("POST", "collections/entries/curate", curate).seen(by: curated),
    ]

    private static let made = "CollectionTests.collectionsAreMadeChangedAndDeleted"
    private static let curated = "CollectionTests.tweetsAreCurated"

    static func create(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let name = request.parameters["name"], !name.isEmpty else {
            throw Refused(400, 38, "name parameter is missing.")
        }
        let collection = world.collections.create(
            name, description: request.parameters["description"] ?? "", url: request.parameters["url"] ?? "",
            order: request.parameters["timeline_order"] ?? "curation_reverse_chron", owner: user.id)
        return answer([collection], world, request)
    }

    static func update(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let collection = try own(world, request, caller)
        world.collections.change(collection.id) { collection in
            if let name = request.parameters["name"], !name.isEmpty { collection.name = name }
            if let description = request.parameters["description"] { collection.description = description }
            if let url = request.parameters["url"] { collection.url = url }
        }
        return answer([world.collections.collection(collection.id) ?? collection], world, request)
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        world.collections.remove(try own(world, request, caller).id)
        return .json(["destroyed": true])
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        answer([try named(world, request)], world, request)
    }

    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let user = try world.namedUser(in: request) else { throw Refused(404, 50, "User not found.") }
        let tweet = request.parameters["tweet_id"].flatMap { UInt64($0) }
        let all = world.collections.all.filter {
            $0.owner == user.id && (tweet.map($0.tweets.contains) ?? true)
        }
        let page = try TextCursorPage(all, request, maximumCount: 200)
        let results = page.elements.map { collection -> JSONText in ["timeline_id": .text(collection.id)] }
        var response: [(String, JSONText)] = [("results", .list(results))]
        if let next = page.next { response.append(("cursors", ["next_cursor": .text(next)])) }
        return answer(page.elements, world, request, response: .object(response))
    }

    static func entries(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let collection = try named(world, request)
        let count = min(max(request.parameters["count"].flatMap { Int($0) } ?? 20, 1), 200)
        // The place in the collection serves as position: it falls from the top down.
        let places = collection.tweets.enumerated().map {
            (place: collection.tweets.count - $0.offset, tweet: $0.element)
        }
        let most = request.parameters["max_position"].flatMap { Int($0) } ?? .max
        let least = request.parameters["min_position"].flatMap { Int($0) } ?? 0
        let wanted = places.filter { $0.place <= most && $0.place > least }
        let page = wanted.prefix(count)
        var position: [(String, JSONText)] = [("was_truncated", .bool(page.count < wanted.count))]
        if let first = page.first, let last = page.last {
            position.append(("max_position", .text(String(first.place))))
            position.append(("min_position", .text(String(last.place - 1))))
        }
        let timeline = page.map { entry -> JSONText in
            ["tweet": ["id": .text(String(entry.tweet)), "sort_index": .text(String(entry.place))]]
        }
        let response: JSONText = [
            "timeline_id": .text(collection.id), "position": .object(position), "timeline": .list(timeline),
        ]
        return answer([collection], world, request, tweets: page.map(\.tweet), response: response)
    }

    static func add(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try change(&world, request, caller, "add")
    }

    static func remove(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try change(&world, request, caller, "remove")
    }

    static func move(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try change(&world, request, caller, "move")
    }

    static func curate(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let body = try request.json()
        guard let collection = body["id"]?.string.flatMap(world.collections.collection),
            collection.owner == (try caller.user().id), let changes = body["changes"]?.array
        else { throw Refused(404, 34, "Sorry, that page does not exist.") }
        let refusals = changes.compactMap { change -> JSONText? in
            let tweet = change["tweet_id"]?.string.flatMap { UInt64($0) }
            return apply(change["op"]?.string ?? "", tweet, to: collection.id, &world)
        }
        return .json(["response": ["errors": .list(refusals)]])
    }

    private static func change(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ operation: String
    ) throws(Refused) -> Answer {
        let collection = try own(world, request, caller)
        let tweet = request.parameters["tweet_id"].flatMap { UInt64($0) }
        let relative = request.parameters["relative_to"].flatMap { UInt64($0) }
        let refusal = apply(
            operation, tweet, to: collection.id, &world, relativeTo: relative, isAbove: request.isOn("above") != false)
        return .json(["response": ["errors": .list(refusal.map { [$0] } ?? [])]])
    }

    /// Changes a collection.
    ///
    /// - Returns: Why it was not changed; `nil` if it was.
    private static func apply(
        _ operation: String, _ tweet: UInt64?, to id: String, _ world: inout World, relativeTo relative: UInt64? = nil,
        isAbove: Bool = true
    ) -> JSONText? {
        func refusal(_ reason: String) -> JSONText {
            let change: JSONText = [
                "op": .text(operation), "tweet_id": .text(tweet.map { String($0) } ?? ""),
            ]
            return ["reason": .text(reason), "change": change]
        }
        guard let tweet, world.tweets.tweet(tweet) != nil, let collection = world.collections.collection(id) else {
            return refusal("not_found")
        }
        let isThere = collection.tweets.contains(tweet)
        if operation == "add", isThere { return refusal("duplicate") }
        if operation != "add", !isThere { return refusal("not_found") }
        world.collections.change(id) { collection in
            collection.tweets.removeAll { $0 == tweet }
            guard operation != "remove" else { return }
            let place = relative.flatMap { collection.tweets.firstIndex(of: $0) }.map { isAbove ? $0 : $0 + 1 }
            collection.tweets.insert(tweet, at: place ?? 0)
        }
        return nil
    }

    private static func named(_ world: World, _ request: Inbound) throws(Refused) -> StoredCollection {
        guard let collection = request.parameters["id"].flatMap(world.collections.collection) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return collection
    }

    private static func own(
        _ world: World, _ request: Inbound, _ caller: Caller
    ) throws(Refused) -> StoredCollection {
        let collection = try named(world, request)
        guard collection.owner == (try caller.user().id) else {
            throw Refused(403, 220, "Your credentials do not allow access to this resource.")
        }
        return collection
    }

    /// Collections with their owners and Tweets beside them.
    private static func answer(
        _ collections: [StoredCollection], _ world: World, _ request: Inbound, tweets: [UInt64] = [],
        response: JSONText? = nil
    ) -> Answer {
        let owners = world.accounts.users.filter { user in collections.contains { $0.owner == user.id } }
        let first: JSONText = ["timeline_id": .text(collections.first?.id ?? "")]
        let users = owners.map { ($0.id.description, world.json(of: $0, in: UserShape(request))) }
        let held = tweets.compactMap(world.tweets.tweet).map {
            (String($0.id), world.json(of: $0, in: TweetShape(request)))
        }
        return .json([
            "objects": [
                "users": .object(users), "tweets": .object(held),
                "timelines": .object(collections.map { ($0.id, json($0, world)) }),
            ],
            "response": response ?? first,
        ])
    }

    private static func json(_ collection: StoredCollection, _ world: World) -> JSONText {
        let owner = world.accounts.user(id: collection.owner)?.screenName ?? ""
        return [
            "name": .text(collection.name), "user_id": .text(collection.owner.description),
            "collection_url": .text("http://localhost/\(owner)/timelines/\(collection.id.dropFirst(7))"),
            "description": .text(collection.description), "url": .text(collection.url), "visibility": "public",
            "timeline_order": .text(collection.order), "collection_type": "user",
        ]
    }
}
