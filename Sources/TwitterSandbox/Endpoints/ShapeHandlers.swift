import FoundationEssentials
import Twitter

/// Endpoints that leave no trace: they answer in the right shape, with what the sandbox knows.
enum ShapeHandlers {
    static let routes = account + activityOfAccounts + users + help + messages + others

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
        shape("POST", "account/update_delivery_device") { world, request, _ in asker(world, request) },
        shape("POST", "account/update_profile_background_image") { world, request, _ in asker(world, request) },
        shape("POST", "account/update_profile_colors") { world, request, _ in asker(world, request) },
    ]

    private static func webhook(_ request: Inbound, _ now: Date) -> JSONText {
        [
            "id": "1", "url": .text(request.parameters["url"] ?? ""), "valid": true,
            "created_timestamp": .text("\(now.formatted(.iso8601))"),
        ]
    }

    private static func subscribers(_ world: World) -> [(String, JSONText)] {
        [
            ("application_id", "1"),
            ("subscriptions", .list(world.accounts.users.map { ["user_id": .text($0.id.description)] })),
        ]
    }

    private static func subscribersCount(_ world: World) -> JSONText {
        [
            "account_name": "sandbox", "provisioned_count": "15",
            "subscriptions_count": ["all": .text(String(world.accounts.users.count)), "direct_messages": "0"],
        ]
    }

    private static let activityOfAccounts = [
        shape("GET", "account_activity/all/webhooks", app: 15) { _, _, _ in
            ["environments": [["environment_name": "sandbox", "webhooks": []]]]
        },
        shape("GET", "account_activity/all/subscriptions/count", app: 15) { world, _, _ in subscribersCount(world) },
        shape("GET", "account_activity/all/:env_name/webhooks", app: 15) { _, _, _ in [] },
        shape("POST", "account_activity/all/:env_name/webhooks", user: 15) { _, request, now in webhook(request, now) },
        effect("PUT", "account_activity/all/:env_name/webhooks/:webhook_id", user: 15),
        effect("DELETE", "account_activity/all/:env_name/webhooks/:webhook_id", user: 15),
        shape("GET", "account_activity/all/:env_name/subscriptions/list", app: 50) { world, request, _ in
            .object([("environment", .text(segment(2, of: request)))] + subscribers(world))
        },
        effect("GET", "account_activity/all/:env_name/subscriptions", user: 500),
        effect("POST", "account_activity/all/:env_name/subscriptions", user: 15),
        effect("DELETE", "account_activity/all/:env_name/subscriptions", user: 15),
        effect("DELETE", "account_activity/all/:env_name/subscriptions/:user_id", app: 500),
        shape("GET", "account_activity/subscriptions/count", app: 15) { world, _, _ in subscribersCount(world) },
        shape("GET", "account_activity/webhooks", app: 15) { _, _, _ in [] },
        shape("POST", "account_activity/webhooks", user: 15) { _, request, now in webhook(request, now) },
        effect("PUT", "account_activity/webhooks/:webhook_id", user: 15),
        effect("DELETE", "account_activity/webhooks/:webhook_id", user: 15),
        effect("GET", "account_activity/webhooks/:webhook_id/subscriptions/all", user: 500),
        effect("POST", "account_activity/webhooks/:webhook_id/subscriptions/all", user: 500),
        effect("DELETE", "account_activity/webhooks/:webhook_id/subscriptions/all", user: 500),
        shape("GET", "account_activity/webhooks/:webhook_id/subscriptions/all/list", app: 50) { world, _, _ in
            .object(subscribers(world))
        },
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
        shape("GET", "users/contributees", user: 15, app: 15) { _, _, _ in [] },
        shape("GET", "users/contributors", user: 15, app: 15) { _, _, _ in [] },
        shape("GET", "users/following_followers_of") { _, _, _ in emptyPage },
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

    private static func customProfile(_ id: String, _ name: String, _ now: Date) -> JSONText {
        [
            "custom_profile": [
                "id": .text(id), "created_timestamp": .milliseconds(now), "name": .text(name),
                "avatar": ["media": ["url": "https://localhost/avatar.png"]],
            ]
        ]
    }

    private static let messages = [
        shape("GET", "direct_messages", user: 15) { _, _, _ in [] },
        shape("GET", "direct_messages/sent", user: 15) { _, _, _ in [] },
        shape("GET", "custom_profiles/list", user: 180) { _, _, _ in ["custom_profiles": []] },
        shape("GET", "custom_profiles/:id", user: 180) { _, request, now in
            customProfile(segment(1, of: request), "Sandbox", now)
        },
        Route("POST", "custom_profiles/new") { _, request, _, now throws(Refused) in
            .json(customProfile("1", try request.json()["custom_profile"]?["name"]?.string ?? "", now))
        },
        effect("DELETE", "custom_profiles/destroy"),
    ]

    private static let others = [
        shape("GET", "activity/about_me") { _, _, _ in [] },
        shape("GET", "activity/by_friends") { _, _, _ in [] },
        shape("GET", "discover/universal") { _, _, _ in ["metadata": [:], "modules": []] },
        shape("GET", "discover/highlight") { _, _, _ in ["metadata": [:], "modules": []] },
        shape("POST", "contacts/upload") { _, _, _ in [:] },
        shape("GET", "contacts/users_and_uploaded_by") { _, _, _ in emptyPage },
        shape("POST", "contacts/destroy/all") { _, _, _ in [:] },
        shape("POST", "guest/activate", app: 180) { _, _, _ in ["guest_token": "1"] },
        shape("POST", "device/register", app: 180) { _, request, _ in
            ["phone_number": .text(request.parameters["raw_phone_number"] ?? "")]
        },
        shape("POST", "sdk/account", app: 180) { _, _, _ in [:] },
        shape("GET", "schedule/status/list") { _, _, _ in [] },
        shape("POST", "schedule/status/tweet") { _, request, _ in scheduled("1", request) },
        shape("PUT", "schedule/status/:id") { _, request, _ in
            scheduled(segment(2, of: request), request)
        },
        shape("DELETE", "schedule/status/:id") { _, request, _ in
            scheduled(segment(2, of: request), request)
        },
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

    private static func scheduled(_ id: String, _ request: Inbound) -> JSONText {
        [
            "id_str": .text(id), "status": .text(request.parameters["status"] ?? ""),
            "execute_at": .integer(request.parameters["execute_at"].flatMap { UInt64($0) } ?? 0),
        ]
    }
}
