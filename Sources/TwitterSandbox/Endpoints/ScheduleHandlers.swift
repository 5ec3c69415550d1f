import FoundationEssentials
import Twitter

/// The endpoints below `schedule`.
enum ScheduleHandlers {
    static let routes = [
        Route("GET", "schedule/status/list", list),
        Route("POST", "schedule/status/tweet", add),
        Route("PUT", "schedule/status/:id", update),
        Route("DELETE", "schedule/status/:id", remove),
    ].map { $0.seen(by: "ScheduleTests.tweetsAreScheduledChangedAndTakenBack") }

    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user().id
        return .json(.list(world.schedule.all.filter { $0.owner == user }.map(json)))
    }

    static func add(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let status = request.parameters["status"], let instant = instant(in: request) else {
            throw Refused(400, 38, "status or execute_at parameter is missing.")
        }
        let mediaIDs = request.parameters["media_ids"] ?? ""
        return .json(json(world.schedule.add(status, executeAt: instant, mediaIDs: mediaIDs, owner: user.id)))
    }

    static func update(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let scheduled = try named(world, request, caller)
        world.schedule.change(scheduled.id) { scheduled in
            if let status = request.parameters["status"] { scheduled.status = status }
            if let instant = instant(in: request) { scheduled.executeAt = instant }
            if let mediaIDs = request.parameters["media_ids"] { scheduled.mediaIDs = mediaIDs }
        }
        return .json(json(try named(world, request, caller)))
    }

    static func remove(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let scheduled = try named(world, request, caller)
        world.schedule.remove(scheduled.id)
        return .json(json(scheduled))
    }

    private static func instant(in request: Inbound) -> UInt64? {
        request.parameters["execute_at"].flatMap { UInt64($0) }
    }

    private static func named(
        _ world: World, _ request: Inbound, _ caller: Caller
    ) throws(Refused) -> ScheduledStatus {
        let id = request.path.split(separator: "/").last.flatMap { UInt64($0) }
        let user = try caller.user().id
        guard let scheduled = world.schedule.all.first(where: { $0.id == id && $0.owner == user }) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return scheduled
    }

    private static func json(_ scheduled: ScheduledStatus) -> JSONText {
        [
            "id": .integer(scheduled.id), "id_str": .text(String(scheduled.id)), "status": .text(scheduled.status),
            "execute_at": .integer(scheduled.executeAt), "media_ids": .text(scheduled.mediaIDs),
        ]
    }
}
