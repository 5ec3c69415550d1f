import FoundationEssentials
import Twitter

/// The endpoints below `users` and `followers`.
enum UserHandlers {
    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let user = try world.namedUser(in: request) else { throw Refused(404, 50, "User not found.") }
        var shape = UserShape(request)
        shape.hasStatus = request.isOn("skip_status") != true
        return .json(world.json(of: user, in: shape))
    }

    /// Cursors are places in the list, so far above 2^53 that a client must not read them through a double.
    static func followerIDs(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let named = try world.namedUser(in: request, orSignedIn: caller)
        guard let user = named else { throw Refused(404, 34, "Sorry, that page does not exist.") }
        let all = world.follows.followerIDs(of: user.id)
        let count = min(max(request.parameters["count"].flatMap { Int($0) } ?? 5000, 1), 5000)
        let cursor = request.parameters["cursor"] ?? "-1"
        let start = cursor == "-1" ? 0 : UInt64(cursor).flatMap { Int(exactly: $0 &- Self.cursorBase) } ?? -1
        guard (0...all.count).contains(start) else { throw Refused(400, 44, "cursor parameter is invalid.") }
        let page = all[start...].prefix(count)
        let next = page.endIndex < all.count ? Self.cursorBase + UInt64(page.endIndex) : 0
        let areTexts = request.isOn("stringify_ids") == true
        return .json([
            "ids": .list(page.map { areTexts ? .text($0.description) : .integer($0.integer ?? 0) }),
            "next_cursor": .integer(next), "next_cursor_str": .text(String(next)),
            "previous_cursor": 0, "previous_cursor_str": "0",
        ])
    }

    private static let cursorBase: UInt64 = 1_700_000_000_000_000_001
}

extension World {
    /// The user whom `user_id` or `screen_name` name; if there is neither, the signed-in one, where that is meant.
    func namedUser(in request: Inbound, orSignedIn caller: Caller? = nil) throws(Refused) -> SandboxUser? {
        if let id = request.id("user_id", of: User.self) { return accounts.user(id: id) }
        if let name = request.parameters["screen_name"] { return accounts.user(screenName: name) }
        if case .user(let user) = caller { return user }
        throw Refused(400, 25, "Query parameters are missing.")
    }
}
