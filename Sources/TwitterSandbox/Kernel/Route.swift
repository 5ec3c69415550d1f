import FoundationEssentials

/// An endpoint of the sandbox: its name in the REST reference, its limits and what it does.
struct Route {
    enum Handler {
        /// Checks credentials of its own kind.
        case signIn(@Sendable (inout World, Inbound, inout CallerCheck) throws(Refused) -> Answer)
        /// For people with browsers.
        case page(@Sendable (inout World, Inbound, Date) -> Answer)
        /// Called by a user or an app.
        case api(@Sendable (inout World, Inbound, Caller, Date) throws(Refused) -> Answer)
    }

    let method: String
    let path: String
    /// Calls that a user and an app may make in a window; `nil` for no limit.
    var userLimit: Int?
    var appLimit: Int?
    var isOpenToApps: Bool
    let handler: Handler

    /// The name as the REST reference spells it.
    var name: String { "\(method) \(path)" }

    /// The first part of the path, by which `application/rate_limit_status` sorts.
    var family: String { String(path.prefix { $0 != "/" }) }

    /// The endpoint under whose name calls are counted: some have one budget together with another.
    var budget: String {
        switch name {
        case "POST users/lookup", "POST statuses/lookup": "GET \(path)"
        case "GET statuses/show": "GET statuses/show/:id"
        default: name
        }
    }

    /// Whether users or apps may make so many calls only, by Twitter's figures.
    var hasLimit: Bool { userLimit != nil || appLimit != nil }

    /// Whether it lies below `/1.1/` and has an extension.
    private var isOfAPI: Bool { if case .api = handler { true } else { false } }

    func limit(for caller: Caller) -> Int? {
        switch caller {
        case .user: userLimit
        case .app: appLimit
        }
    }

    /// Finds the route of a request.
    static func find(method: String, _ request: Inbound) throws(Refused) -> Route {
        // No path begins with a placeholder, so most are out at once.
        let family = request.path.prefix { $0 != "/" }
        let matching = all.filter {
            $0.path.hasPrefix(family) && $0.isOfAPI == request.isOfAPI && matches($0.path, request.path)
                && request.dialect.knows($0)
        }
        if let route = matching.first(where: { $0.method == method }) { return route }
        guard let other = matching.first else {
            throw Refused(404, 34, "Sorry, that page does not exist.", because: "no endpoint has this path")
        }
        throw Refused(405, 86, "This method requires a \(other.method).")
    }

    private static func matches(_ pattern: String, _ path: String) -> Bool {
        let pattern = pattern.split(separator: "/")
        let path = path.split(separator: "/", omittingEmptySubsequences: false)
        return pattern.count == path.count
            && zip(pattern, path).allSatisfy { $0.hasPrefix(":") ? !$1.isEmpty : $0 == $1 }
    }

    static let all: [Route] =
        base + AccountHandlers.routes + UserHandlers.routes + FriendshipHandlers.routes + BlockHandlers.routes
        + LikeHandlers.routes + MessageHandlers.routes + WelcomeHandlers.routes + SavedSearchHandlers.routes
        + ListHandlers.routes + ListMemberHandlers.routes + NearestPlaceHandler.routes + ShapeHandlers.routes

    private static let base: [Route] = [
        Route(signIn: "oauth/request_token", SignInHandlers.requestToken),
        Route(signIn: "oauth/access_token", SignInHandlers.accessToken),
        Route(signIn: "oauth2/token", SignInHandlers.bearerToken),
        Route(signIn: "oauth2/invalidate_token", SignInHandlers.invalidateBearerToken),
        Route("GET", page: "oauth/authorize", SignInPages.ask),
        Route("POST", page: "oauth/authorize", SignInPages.decide),
        Route("GET", page: "oauth/authenticate", SignInPages.ask),
        Route("POST", page: "oauth/authenticate", SignInPages.decide),
        Route("GET", page: "login", SignInPages.login),
        Route("POST", page: "sessions", SignInPages.openSession),
        Route(
            method: "POST", path: "oauth/invalidate_token", isOpenToApps: false,
            handler: .api(SignInHandlers.invalidateToken)),
        Route(
            method: "POST", path: "statuses/update", isOpenToApps: false, handler: .api(StatusHandlers.update)),
        Route(
            method: "GET", path: "statuses/show/:id", userLimit: 900, appLimit: 900, isOpenToApps: true,
            handler: .api(StatusHandlers.show)),
        Route(
            method: "GET", path: "statuses/show", userLimit: 900, appLimit: 900, isOpenToApps: true,
            handler: .api(StatusHandlers.show)),
        Route(
            method: "GET", path: "statuses/home_timeline", userLimit: 15, isOpenToApps: false,
            handler: .api(StatusHandlers.homeTimeline)),
        Route(
            method: "GET", path: "statuses/user_timeline", userLimit: 900, appLimit: 1500, isOpenToApps: true,
            handler: .api(StatusHandlers.userTimeline)),
        Route(
            method: "GET", path: "statuses/mentions_timeline", userLimit: 75, isOpenToApps: false,
            handler: .api(StatusHandlers.mentionsTimeline)),
        Route(
            method: "POST", path: "statuses/destroy/:id", isOpenToApps: false, handler: .api(StatusHandlers.destroy)),
        Route(
            method: "GET", path: "search/tweets", userLimit: 180, appLimit: 450, isOpenToApps: true,
            handler: .api(SearchHandlers.tweets)),
        Route(
            method: "GET", path: "trends/place", userLimit: 75, appLimit: 75, isOpenToApps: true,
            handler: .api(SearchHandlers.place)),
        Route(
            method: "GET", path: "application/rate_limit_status", userLimit: 180, appLimit: 180, isOpenToApps: true,
            handler: .api(ApplicationHandlers.rateLimitStatus)),
        Route(method: "POST", path: "media/upload", isOpenToApps: false, handler: .api(MediaHandlers.upload)),
    ]
}

extension Route {
    /// An endpoint of the API; apps may call those that have a limit for them.
    init(
        _ method: String, _ path: String, user: Int? = nil, app: Int? = nil,
        _ handle: @escaping @Sendable (inout World, Inbound, Caller, Date) throws(Refused) -> Answer
    ) {
        self.init(
            method: method, path: path, userLimit: user, appLimit: app, isOpenToApps: app != nil,
            handler: .api(handle))
    }

    /// An endpoint of the sign-in.
    init(
        signIn path: String,
        _ handle: @escaping @Sendable (inout World, Inbound, inout CallerCheck) throws(Refused) -> Answer
    ) {
        self.init(method: "POST", path: path, isOpenToApps: true, handler: .signIn(handle))
    }

    /// A page for people.
    init(_ method: String, page path: String, _ handle: @escaping @Sendable (inout World, Inbound, Date) -> Answer) {
        self.init(method: method, path: path, isOpenToApps: true, handler: .page(handle))
    }
}
