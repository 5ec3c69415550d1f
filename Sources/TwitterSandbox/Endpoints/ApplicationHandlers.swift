import FoundationEssentials
import Twitter

/// The endpoints below `application`.
enum ApplicationHandlers {
    static func rateLimitStatus(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let wanted = request.parameters["resources"].map { Set($0.split(separator: ",").map(String.init)) }
        var families: [(String, [(String, JSONText)])] = []
        for route in Route.all where route.method == "GET" && route.budget == route.name {
            let family = route.family
            guard wanted?.contains(family) ?? true,
                let state = world.payer.flatMap({ world.limits.state(of: route, for: $0, now: now) })
            else { continue }
            let entry: JSONText = [
                "limit": .integer(UInt64(state.limit)), "remaining": .integer(UInt64(state.remaining)),
                "reset": .integer(UInt64(max(0, state.reset))),
            ]
            if let index = families.firstIndex(where: { $0.0 == family }) {
                families[index].1.append(("/\(route.path)", entry))
            } else {
                families.append((family, [("/\(route.path)", entry)]))
            }
        }
        let context: JSONText =
            switch caller {
            case .user(let user): ["access_token": .text(user.token.token)]
            case .app: ["application": .text(world.accounts.consumer.key)]
            }
        return .json([
            "rate_limit_context": context, "resources": .object(families.map { ($0.0, .object($0.1)) }),
        ])
    }
}
