import FoundationEssentials

/// The endpoints below `account`.
enum AccountHandlers {
    static func verifyCredentials(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        var shape = UserShape(request)
        shape.hasStatus = request.isOn("skip_status") != true
        shape.hasEmail = request.isOn("include_email") == true
        return .json(world.json(of: user, in: shape))
    }
}
