import FoundationEssentials
import Twitter

/// The endpoints below `direct_messages/welcome_messages`.
enum WelcomeHandlers {
    private static let path = "direct_messages/welcome_messages"

    static let routes = [
        Route("POST", "\(path)/new", new),
        Route("PUT", "\(path)/update", update),
        Route("GET", "\(path)/list", user: 15, list),
        Route("GET", "\(path)/show", user: 15, show),
        Route("DELETE", "\(path)/destroy", destroy),
        Route("POST", "\(path)/rules/new", newRule),
        Route("GET", "\(path)/rules/list", user: 15, listRules),
        Route("GET", "\(path)/rules/show", user: 15, showRule),
        Route("DELETE", "\(path)/rules/destroy", destroyRule),
    ].map { $0.seen(by: "MessageTests.welcomeMessagesAndTheirRule") }

    static func new(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let message = try request.json()["welcome_message"], let data = message["message_data"],
            data["text"]?.string != nil
        else { throw Refused(400, 214, "welcome_message is required.") }
        let welcome = StoredWelcome(
            id: world.messages.newID(), owner: user.id, name: message["name"]?.string, data: JSONText(data),
            createdAt: now)
        world.messages.welcomes.insert(welcome, at: 0)
        return answer(welcome)
    }

    static func update(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let index = try index(world, request, caller)
        guard let data = try request.json()["message_data"], data["text"]?.string != nil else {
            throw Refused(400, 214, "message_data is required.")
        }
        world.messages.welcomes[index].data = JSONText(data)
        return answer(world.messages.welcomes[index])
    }

    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        return try TextCursorPage(world.messages.welcomes.filter { $0.owner == user.id }, request)
            .answer("welcome_messages", json)
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        answer(world.messages.welcomes[try index(world, request, caller)])
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let welcome = world.messages.welcomes.remove(at: try index(world, request, caller))
        world.messages.rules.removeAll { $0.welcome == welcome.id }
        return .empty(204)
    }

    static func newRule(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let id = try request.json()["welcome_message_rule"]?["welcome_message_id"]?.string.flatMap { UInt64($0) }
        guard let welcome = world.messages.welcomes.first(where: { $0.id == id && $0.owner == user.id }) else {
            throw Refused(404, 34, "Sorry, that page does not exist.", because: "the welcome message is unknown")
        }
        guard !world.messages.rules.contains(where: { $0.owner == user.id }) else {
            throw Refused(403, 214, "There is a rule already.")
        }
        let rule = StoredRule(id: world.messages.newID(), owner: user.id, welcome: welcome.id, createdAt: now)
        world.messages.rules.append(rule)
        return .json(["welcome_message_rule": json(rule)])
    }

    static func listRules(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let rules = world.messages.rules.filter { $0.owner == user.id }
        // Without a rule, the whole list is left out.
        guard !rules.isEmpty else { return .json(.object([])) }
        return try TextCursorPage(rules, request).answer("welcome_message_rules", json)
    }

    static func showRule(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json(["welcome_message_rule": json(try rule(world, request, caller))])
    }

    static func destroyRule(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let rule = try rule(world, request, caller)
        world.messages.rules.removeAll { $0.id == rule.id }
        return .empty(204)
    }

    private static func index(_ world: World, _ request: Inbound, _ caller: Caller) throws(Refused) -> Int {
        let user = try caller.user()
        let id = request.parameters["id"].flatMap { UInt64($0) }
        guard let index = world.messages.welcomes.firstIndex(where: { $0.id == id && $0.owner == user.id }) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return index
    }

    private static func rule(_ world: World, _ request: Inbound, _ caller: Caller) throws(Refused) -> StoredRule {
        let user = try caller.user()
        let id = request.parameters["id"].flatMap { UInt64($0) }
        guard let rule = world.messages.rules.first(where: { $0.id == id && $0.owner == user.id }) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return rule
    }

    private static func answer(_ welcome: StoredWelcome) -> Answer {
        .json(["welcome_message": json(welcome), "name": welcome.name.map { .text($0) } ?? nil])
    }

    private static func json(_ welcome: StoredWelcome) -> JSONText {
        var members: [(String, JSONText)] = [
            ("id", .text(String(welcome.id))), ("created_timestamp", .milliseconds(welcome.createdAt)),
            ("message_data", welcome.data),
        ]
        if let name = welcome.name { members.append(("name", .text(name))) }
        return .object(members)
    }

    private static func json(_ rule: StoredRule) -> JSONText {
        [
            "id": .text(String(rule.id)), "created_timestamp": .milliseconds(rule.createdAt),
            "welcome_message_id": .text(String(rule.welcome)),
        ]
    }
}
