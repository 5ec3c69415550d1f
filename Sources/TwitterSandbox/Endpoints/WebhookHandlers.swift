import FoundationEssentials
import Twitter

/// The endpoints below `account_activity`; nothing is ever sent to a webhook.
///
/// A premium account has environments, each with one webhook and its subscribers; an enterprise account has webhooks,
/// each with subscribers of its own.
enum WebhookHandlers {
    static let routes = premium + enterprise

    private static let premium = [
        Route("GET", "account_activity/all/webhooks", app: 15, environments),
        Route("GET", "account_activity/all/subscriptions/count", app: 15, count),
        Route("GET", "account_activity/all/:env_name/webhooks", app: 15, list),
        Route("POST", "account_activity/all/:env_name/webhooks", user: 15, add),
        Route("PUT", "account_activity/all/:env_name/webhooks/:webhook_id", user: 15, check),
        Route("DELETE", "account_activity/all/:env_name/webhooks/:webhook_id", user: 15, remove),
        Route("GET", "account_activity/all/:env_name/subscriptions/list", app: 50, subscribers),
        Route("GET", "account_activity/all/:env_name/subscriptions", user: 500, isSubscribed),
        Route("POST", "account_activity/all/:env_name/subscriptions", user: 15, subscribe),
        Route("DELETE", "account_activity/all/:env_name/subscriptions", user: 15, unsubscribe),
        Route("DELETE", "account_activity/all/:env_name/subscriptions/:user_id", app: 500, unsubscribe),
    ].map { $0.seen(by: "WebhookTests.environmentsHaveWebhooksAndSubscribers") }

    private static let enterprise = [
        Route("GET", "account_activity/subscriptions/count", app: 15, count),
        Route("GET", "account_activity/webhooks", app: 15, list),
        Route("POST", "account_activity/webhooks", user: 15, add),
        Route("PUT", "account_activity/webhooks/:webhook_id", user: 15, check),
        Route("DELETE", "account_activity/webhooks/:webhook_id", user: 15, remove),
        Route("GET", "account_activity/webhooks/:webhook_id/subscriptions/all", user: 500, isSubscribed),
        Route("POST", "account_activity/webhooks/:webhook_id/subscriptions/all", user: 500, subscribe),
        Route("DELETE", "account_activity/webhooks/:webhook_id/subscriptions/all", user: 500, unsubscribe),
        Route("GET", "account_activity/webhooks/:webhook_id/subscriptions/all/list", app: 50, subscribers),
    ].map { $0.seen(by: "WebhookTests.webhooksOfEnterprisesHaveSubscribers") }

    /// What the path names.
    private struct Target {
        /// `nil` for an enterprise account.
        let environment: String?
        let webhook: UInt64?
        let user: User.ID?
        /// Whose subscribers are meant.
        let key: String

        init(_ request: Inbound) {
            let segments = request.path.split(separator: "/").dropFirst().map(String.init)
            func segment(_ index: Int) -> String? { segments.indices.contains(index) ? segments[index] : nil }
            if segments.first == "all" {
                environment = segment(1)
                webhook = segment(2) == "webhooks" ? segment(3).flatMap { UInt64($0) } : nil
                user = segment(2) == "subscriptions" ? segment(3).map { User.ID($0) } : nil
                key = environment ?? ""
            } else {
                environment = nil
                webhook = segment(1).flatMap { UInt64($0) }
                user = nil
                key = segment(1) ?? ""
            }
        }
    }

    static func environments(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        var names: [String] = []
        for name in world.webhooks.all.compactMap(\.environment) where !names.contains(name) { names.append(name) }
        let all = world.webhooks.all
        let environments = names.map { name -> JSONText in
            [
                "environment_name": .text(name),
                "webhooks": .list(all.filter { $0.environment == name }.map(json)),
            ]
        }
        return .json(["environments": .list(environments)])
    }

    static func count(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let count = world.webhooks.subscribers.values.reduce(0) { $0 + $1.count }
        return .json([
            "account_name": "sandbox", "provisioned_count": "15",
            "subscriptions_count": ["all": .text(String(count)), "direct_messages": "0"],
        ])
    }

    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let environment = Target(request).environment
        return .json(.list(world.webhooks.all.filter { $0.environment == environment }.map(json)))
    }

    static func add(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let url = request.parameters["url"], url.hasPrefix("https://") else {
            throw Refused(403, 214, "Webhook URL does not meet the requirements.", because: "it is no https address")
        }
        let environment = Target(request).environment
        let others = world.webhooks.all.filter { $0.environment == environment }
        guard environment == nil || others.isEmpty, !others.contains(where: { $0.url == url }) else {
            throw Refused(403, 214, "Too many resources already created.")
        }
        return .json(json(world.webhooks.add(url, in: environment, at: now)))
    }

    /// Asks the webhook to prove itself, at Twitter; here it is believed.
    static func check(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        _ = try webhook(world, request)
        return .empty(204)
    }

    static func remove(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        world.webhooks.remove(try webhook(world, request).id)
        return .empty(204)
    }

    static func subscribers(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let target = Target(request)
        let users = world.webhooks.subscribers[target.key] ?? []
        var members: [(String, JSONText)] = [("application_id", "1")]
        if let environment = target.environment { members.append(("environment", .text(environment))) }
        members.append(("subscriptions", .list(users.map { ["user_id": .text($0.description)] })))
        return .json(.object(members))
    }

    static func isSubscribed(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard world.webhooks.subscribers[Target(request).key]?.contains(try caller.user().id) == true else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return .empty(204)
    }

    static func subscribe(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let target = Target(request)
        let isThere = world.webhooks.all.contains {
            target.environment == nil ? $0.id == target.webhook : $0.environment == target.environment
        }
        guard isThere else { throw Refused(404, 34, "Sorry, that page does not exist.") }
        world.webhooks.subscribe(try caller.user().id, to: target.key)
        return .empty(204)
    }

    static func unsubscribe(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let target = Target(request)
        let user: User.ID
        if let named = target.user { user = named } else { user = try caller.user().id }
        guard world.webhooks.unsubscribe(user, from: target.key) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return .empty(204)
    }

    private static func webhook(_ world: World, _ request: Inbound) throws(Refused) -> StoredWebhook {
        let target = Target(request)
        guard let webhook = target.webhook.flatMap({ world.webhooks.webhook($0, in: target.environment) }) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return webhook
    }

    private static func json(_ webhook: StoredWebhook) -> JSONText {
        [
            "id": .text(String(webhook.id)), "url": .text(webhook.url), "valid": true,
            "created_timestamp": .text("\(webhook.createdAt.formatted(.iso8601))"),
        ]
    }
}
