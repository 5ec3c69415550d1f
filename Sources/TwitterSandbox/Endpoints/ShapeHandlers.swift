import FoundationEssentials
import Twitter

/// Endpoints that leave no trace: they answer in the right shape, with what the sandbox knows.
enum ShapeHandlers {
    static let routes = account + users + help + trends + others

    /// A route whose answer is made from the world, the request and the instant.
    private static func shape(
        _ method: String, _ path: String, user: Int? = nil, app: Int? = nil,
        _ make: @escaping @Sendable (World, Inbound, Date) -> JSONText
    ) -> Route {
        Route(method, path, user: user, app: app) { world, request, _, now throws(Refused) in
            .json(make(world, request, now))
        }
    }

    /// A route whose answer is a status alone.
    private static func effect(_ method: String, _ path: String, user: Int? = nil, app: Int? = nil) -> Route {
        Route(method, path, user: user, app: app) { _, _, _, _ throws(Refused) in .empty(204) }
    }

    /// The object of the user who asks.
    private static func asker(_ world: World, _ request: Inbound) -> JSONText {
        world.viewer.flatMap { world.accounts.user(id: $0) }.map { world.json(of: $0, in: UserShape(request)) } ?? .null
    }

    private static func segment(_ index: Int, of request: Inbound) -> String {
        let segments = request.path.split(separator: "/")
        return segments.indices.contains(index) ? String(segments[index]) : ""
    }

    private static let emptyPage: JSONText = [
        "users": [], "next_cursor": 0, "next_cursor_str": "0", "previous_cursor": 0, "previous_cursor_str": "0",
    ]

    private static let account = [
        shape("POST", "account/generate") { world, request, _ in
            world.accounts.users.first.map { world.json(of: $0, in: UserShape(request)) } ?? nil
        }
        .at("1/account/generate.json"),
        shape("POST", "account/update_delivery_device") { world, request, _ in asker(world, request) },
        shape("POST", "account/update_profile_background_image") { world, request, _ in asker(world, request) },
        shape("POST", "account/update_profile_colors") { world, request, _ in asker(world, request) },
    ]

    private static let users = [
        shape("GET", "users/suggestions", user: 15, app: 15) { _, _, _ in
            [["name": "Sandbox", "slug": "sandbox", "size": 3]]
        },
        shape("GET", "users/suggestions/:slug", user: 15, app: 15) { world, request, _ in
            [
                "name": .text(segment(2, of: request)), "slug": .text(segment(2, of: request)), "size": 3,
                "users": everybody(world, request),
            ]
        },
        shape("GET", "users/suggestions/:slug/members", user: 15, app: 15) { world, request, _ in
            everybody(world, request)
        },
        shape("GET", "users/contributees", user: 15, app: 15) { world, request, _ in everybody(world, request) },
        shape("GET", "users/contributors", user: 15, app: 15) { world, request, _ in everybody(world, request) },
        Route("GET", "users/following_followers_of") { world, request, caller, _ throws(Refused) in
            let friends = world.relations.follows.others(of: try caller.user().id)
            let user = try world.namedUser(in: request)?.id
            let circle = user.map { user in friends.filter { world.relations.follows.has($0, user) } } ?? []
            return try world.usersAnswer(circle, request)
        }
        .seen(by: "RelationTests.pagesOfUsersFollowTheirCursors"),
        shape("GET", "users/recommendations") { world, request, _ in
            .list(
                world.accounts.users.map {
                    ["user": world.json(of: $0, in: UserShape(request)), "token": .text($0.id.description)]
                })
        },
    ]

    private static func everybody(_ world: World, _ request: Inbound) -> JSONText {
        .list(world.accounts.users.map { world.json(of: $0, in: UserShape(request)) })
    }

    private static let help = [
        shape("GET", "help/languages", user: 15, app: 15) { _, _, _ in
            [
                ["code": "en", "name": "English", "local_name": "English", "status": "production"],
                ["code": "fr", "name": "French", "local_name": "français", "status": "production"],
            ]
        },
        shape("GET", "help/configuration", user: 15, app: 15) { _, _, _ in
            [
                "characters_reserved_per_media": 24, "dm_text_character_limit": 10000, "max_media_per_upload": 1,
                "photo_size_limit": 3_145_728, "short_url_length": 23, "short_url_length_https": 23,
                "photo_sizes": ["thumb": ["w": 150, "h": 150, "resize": "crop"]],
                "non_username_paths": ["about", "account", "login"],
            ]
        },
        shape("GET", "help/privacy", user: 15, app: 15) { _, _, _ in ["privacy": "The sandbox keeps nothing."] },
        shape("GET", "help/tos", user: 15, app: 15) { _, _, _ in ["tos": "The sandbox promises nothing."] },
        shape("GET", "help/test") { _, _, _ in "ok" },
    ]

    /// Places with trends: the whole world, and where the sandbox is.
    private static let places: [JSONText] = [
        [
            "name": "Worldwide", "woeid": 1, "url": "http://localhost/place/1", "country": "", "countryCode": nil,
            "parentid": 0, "placeType": ["code": 19, "name": "Supername"],
        ],
        [
            "name": "Sandbox", "woeid": 2, "url": "http://localhost/place/2", "country": "United States",
            "countryCode": "US", "parentid": 1, "placeType": ["code": 7, "name": "Town"],
        ],
    ]

    private static let trends = [
        shape("GET", "trends/available", user: 75, app: 75) { _, _, _ in .list(places) },
        shape("GET", "trends/closest", user: 75, app: 75) { _, _, _ in .list([places[1]]) },
    ]

    /// Somebody has liked something.
    private static func activity(_ world: World, _ request: Inbound, _ now: Date) -> JSONText {
        guard let user = world.accounts.users.last, let tweet = world.tweets.all.last else { return [] }
        return [
            [
                "action": "favorite", "created_at": .text(TwitterDate.format(now)), "max_position": "1",
                "min_position": "1", "sources": [world.json(of: user, in: UserShape(request))], "sources_size": 1,
                "targets": [world.json(of: tweet, in: TweetShape(request))], "targets_size": 1,
                "target_objects": [], "target_objects_size": 0,
            ]
        ]
    }

    private static func discovery(_ world: World, _ request: Inbound) -> JSONText {
        let shape = TweetShape(request)
        let modules = world.tweets.all.suffix(1).map { tweet -> JSONText in
            ["status": ["data": world.json(of: tweet, in: shape)]]
        }
        return ["metadata": ["cursor": "1"], "modules": .list(modules)]
    }

    private static func typeahead(_ world: World, _ request: Inbound) -> JSONText {
        let query = request.parameters["q"]?.lowercased() ?? ""
        let users = world.accounts.users.filter { $0.screenName.lowercased().hasPrefix(query) }
        return [
            "num_results": .integer(UInt64(users.count)), "query": .text(query), "completed_in": .number("0.001"),
            "users": .list(users.map { world.json(of: $0, in: UserShape(request)) }), "topics": [], "hashtags": [],
            "oneclick": [],
        ]
    }

    private static let others = [
        shape("GET", "activity/about_me") { world, request, now in activity(world, request, now) },
        shape("GET", "activity/by_friends") { world, request, now in activity(world, request, now) },
        shape("GET", "discover/universal") { world, request, _ in discovery(world, request) },
        shape("GET", "discover/highlight") { world, request, _ in discovery(world, request) },
        shape("GET", "search/typeahead") { world, request, _ in typeahead(world, request) },
        Route("POST", "ton/bucket/:bucket") { _, request, _, _ throws(Refused) in
            var answer = Answer.empty(201)
            answer.headers["location"] = "\(request.received.path)/1.bin"
            return answer
        }
        .at("1.1/ton/bucket/:bucket"),
        Route("PUT", "ton/bucket/:bucket/:file") { _, _, _, _ throws(Refused) in .empty(201) }
            .at("1.1/ton/bucket/:bucket/:file"),
        shape("POST", "contacts/upload") { _, _, _ in [:] },
        shape("GET", "contacts/users_and_uploaded_by") { _, _, _ in emptyPage },
        shape("POST", "contacts/destroy/all") { _, _, _ in [:] },
        shape("POST", "guest/activate") { _, _, _ in ["guest_token": "1"] }.openToApps(),
        shape("POST", "device/register") { _, request, _ in
            ["phone_number": .text(request.parameters["raw_phone_number"] ?? "")]
        }
        .openToApps(),
        shape("POST", "sdk/account") { _, _, _ in [:] }.openToApps(),
        shape("POST", "feedback/create") { _, _, _ in ["id": "1"] },
        shape("GET", "feedback/events", user: 1000) { _, _, _ in ["events": []] },
        shape("GET", "feedback/show/:id", user: 180) { _, request, _ in ["id": .text(segment(2, of: request))] },
        shape("GET", "site/c/:stream_id/info") { _, _, _ in
            ["info": ["users": [], "delimited": "none", "with": "user"]]
        },
        effect("POST", "site/c/:stream_id/add_user"),
        effect("POST", "site/c/:stream_id/remove_user"),
        Route("GET", "site/c/:stream_id/friends/ids") { world, request, _, _ throws(Refused) in
            let user = request.id("user_id", of: User.self)
            return try world.idsAnswer(user.map { world.relations.follows.others(of: $0) } ?? [], request)
        },
    ]
}
