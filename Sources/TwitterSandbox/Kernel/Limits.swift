import FoundationEssentials
import TwitterHTTP

/// What callers may still call: the one place that headers, refusals and `application/rate_limit_status` ask.
struct Limits {
    private let configured: [String: Int]
    private let fallback: Int?
    private let dayLimits: [String: SandboxDayLimit]
    private let dialect: SandboxDialect
    private var windows: RateWindows
    private var days = RateWindows(length: .seconds(24 * 60 * 60))

    init(_ configuration: SandboxConfiguration) {
        var configured: [String: Int] = [:]
        for route in Route.all {
            let family = route.hasLimit ? configuration.limits[route.family] : nil
            // What is said of one endpoint goes before what is said of its family, also for what shares its budget.
            if let limit = configuration.limits[route.name] {
                configured[route.budget] = max(0, limit)
            } else if let family, configured[route.budget] == nil {
                configured[route.budget] = max(0, family)
            }
        }
        self.configured = configured
        fallback = configuration.defaultLimit.map { max(0, $0) }
        dialect = configuration.dialect
        // GNU social knows none.
        dayLimits = dialect == .twitter ? configuration.dayLimits : [:]
        windows = RateWindows(length: configuration.window)
    }

    /// How the window of an endpoint stands; `nil` without a limit.
    func state(of route: Route, for payer: Payer, now: Date) -> RateWindows.State? {
        limit(of: route, for: payer).map { windows.state(of: payer.key(route.budget), limit: $0, now: now) }
    }

    /// Counts a call, unless it is over a limit.
    ///
    /// - Returns: The header fields that tell how the limits stand, and the refusal if the call is over one.
    mutating func count(_ route: Route, for payer: Payer, now: Date) -> (headers: HTTPFields, refusal: Answer?) {
        let key = payer.key(route.budget)
        let limit = limit(of: route, for: payer)
        let day = dayLimits[route.name]
        // An app alone has no user whose calls could be counted.
        let userOfDay = payer.caller.userID == nil ? nil : day?.user.map { max(0, $0) }
        let appOfDay = day?.app.map { max(0, $0) }
        let (userKey, appKey) = (payer.key(route.name), "\(payer.app) \(route.name)")

        let isOver = limit.map { windows.state(of: key, limit: $0, now: now).remaining == 0 } ?? false
        let isOverDay =
            userOfDay.map { days.state(of: userKey, limit: $0, now: now).remaining == 0 } ?? false
            || appOfDay.map { days.state(of: appKey, limit: $0, now: now).remaining == 0 } ?? false
        // A call that one limit refuses costs nothing of the others.
        let counts = !isOver && !isOverDay
        func stand(_ windows: inout RateWindows, _ key: String, _ limit: Int) -> RateWindows.State {
            counts ? windows.count(key, limit: limit, now: now) : windows.state(of: key, limit: limit, now: now)
        }
        var headers: HTTPFields = [:]
        if let limit { headers.tell("x-rate-limit", stand(&windows, key, limit)) }
        if let appOfDay { headers.tell("x-app-limit-24hour", stand(&days, appKey, appOfDay)) }
        if let userOfDay { headers.tell("x-user-limit-24hour", stand(&days, userKey, userOfDay)) }
        if counts { return (headers, nil) }
        return (headers, isOver ? .refusal(429, 88, "Rate limit exceeded") : Self.dayRefusal(of: route))
    }

    /// Calls allowed in a window; `nil` for no limit.
    private func limit(of route: Route, for payer: Payer) -> Int? {
        guard dialect == .twitter else { return nil }
        if case .app = payer.caller, !route.isOpenToApps { return nil }
        if let limit = configured[route.budget] { return limit }
        guard let limit = route.limit(for: payer.caller) else { return nil }
        return fallback ?? limit
    }

    /// Posting and following have codes of their own for the day's limit.
    private static func dayRefusal(of route: Route) -> Answer {
        switch route.path {
        case "statuses/update", "statuses/update_with_media", "statuses/retweet/:id":
            .refusal(403, 185, "User is over daily status update limit.")
        case "friendships/create": .refusal(403, 161, "You are unable to follow more people at this time.")
        default: .refusal(429, 88, "Rate limit exceeded")
        }
    }
}

/// On whose account a call goes: a user through an app, or an app alone.
struct Payer {
    let caller: Caller
    /// The key of the app.
    let app: String

    func key(_ budget: String) -> String { "\(caller.name) \(app) \(budget)" }
}

extension HTTPFields {
    fileprivate mutating func tell(_ prefix: String, _ state: RateWindows.State) {
        self["\(prefix)-limit"] = String(state.limit)
        self["\(prefix)-remaining"] = String(state.remaining)
        self["\(prefix)-reset"] = String(state.reset)
    }
}
