import FoundationEssentials
import Twitter

/// The endpoints below `saved_searches`.
enum SavedSearchHandlers {
    static let routes = [
        Route("GET", "saved_searches/list", user: 15, list).seen(by: "AccountTests.searchesAreSavedOnce"),
        Route("GET", "saved_searches/show/:id", user: 15, show).seen(by: "AccountTests.searchesAreSavedOnce"),
        Route("POST", "saved_searches/create", create).seen(by: "AccountTests.searchesAreSavedOnce"),
        Route("POST", "saved_searches/destroy/:id", destroy).seen(by: "AccountTests.searchesAreSavedOnce"),
    ]

    /// How many a user may have.
    private static let maximum = 25

    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json(.list(world.savedSearches.owned(by: try caller.user().id).map(json)))
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json(json(try named(world, request, caller)))
    }

    static func create(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let query = request.parameters["query"], !query.isEmpty else {
            throw Refused(400, 25, "Query parameters are missing.")
        }
        let own = world.savedSearches.owned(by: user.id)
        if let known = own.first(where: { $0.query == query }) { return .json(json(known)) }
        guard own.count < maximum else {
            throw Refused(403, 172, "You already have the maximum number of saved searches.")
        }
        return .json(json(world.savedSearches.save(query, for: user.id, at: now)))
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let search = try named(world, request, caller)
        world.savedSearches.remove(search.id)
        return .json(json(search))
    }

    private static func named(
        _ world: World, _ request: Inbound, _ caller: Caller
    ) throws(Refused) -> StoredSearch {
        let id = request.path.split(separator: "/").last.flatMap { UInt64($0) }
        let user = try caller.user()
        guard let search = world.savedSearches.owned(by: user.id).first(where: { $0.id == id }) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return search
    }

    private static func json(_ search: StoredSearch) -> JSONText {
        [
            "id": .integer(search.id), "id_str": .text(String(search.id)), "name": .text(search.query),
            "query": .text(search.query), "position": nil, "created_at": .text(TwitterDate.format(search.createdAt)),
        ]
    }
}
