import FoundationEssentials
import Twitter

/// The endpoints below `custom_profiles`.
enum CustomProfileHandlers {
    static let routes = [
        Route("GET", "custom_profiles/list", user: 180, list),
        Route("GET", "custom_profiles/:id", user: 180, show),
        Route("POST", "custom_profiles/new", new),
        Route("DELETE", "custom_profiles/destroy", destroy),
    ].map { $0.seen(by: "CustomProfileTests.profilesAreMadeAndDeleted") }

    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user().id
        return try TextCursorPage(world.customProfiles.all.filter { $0.owner == user }, request)
            .answer("custom_profiles", json)
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let id = request.path.split(separator: "/").last.map(String.init)
        return .json(["custom_profile": json(try named(id, world, caller))])
    }

    static func new(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let name = try request.json()["custom_profile"]?["name"]?.string, !name.isEmpty else {
            throw Refused(400, 214, "custom_profile is required.")
        }
        return .json(["custom_profile": json(world.customProfiles.add(name, owner: user.id, at: now))])
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        world.customProfiles.remove(try named(request.parameters["id"], world, caller).id)
        return .empty(204)
    }

    private static func named(_ id: String?, _ world: World, _ caller: Caller) throws(Refused) -> StoredProfile {
        let id = id.flatMap { UInt64($0) }
        let user = try caller.user().id
        guard let profile = world.customProfiles.all.first(where: { $0.id == id && $0.owner == user }) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return profile
    }

    private static func json(_ profile: StoredProfile) -> JSONText {
        [
            "id": .text(String(profile.id)), "created_timestamp": .milliseconds(profile.createdAt),
            "name": .text(profile.name), "avatar": ["media": ["url": "https://localhost/avatar.png"]],
        ]
    }
}
