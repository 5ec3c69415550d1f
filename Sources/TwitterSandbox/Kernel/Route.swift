import FoundationEssentials

/// An endpoint of the sandbox: its name in the REST reference, its limits and what it does.
struct Route {
    enum Handler {
        /// Checks credentials of its own kind.
        case signIn(@Sendable (inout World, Inbound, inout CallerCheck) throws(Refused) -> Answer)
        /// Needs no credentials: pages for people with browsers, and what anybody may read.
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
    /// Its path below the root of the server, where that is not `/1.1/` with the path and `.json`.
    private(set) var address: String?
    /// Whether only compatible servers have it.
    private(set) var isOfCompatibleServers = false
    /// Whether it is a part of the sandbox's own, which no reference knows.
    private(set) var isInside = false
    /// The test that sees what it does, as `SuiteTests.function`; `nil` if it only answers in the right shape.
    private(set) var test: String?

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
    private var isOfAPI: Bool { if case .api = handler { address == nil } else { false } }

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
            let address = $0.address ?? $0.path
            return address.hasPrefix(family) && $0.isOfAPI == request.isOfAPI && matches(address, request.path)
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
        + ListHandlers.routes + ListMemberHandlers.routes + CollectionHandlers.routes + MediaHandlers.routes
        + StatusLookupHandlers.routes + OldMessageHandlers.routes + WebhookHandlers.routes + ScheduleHandlers.routes
        + CustomProfileHandlers.routes + PremiumSearchHandlers.routes + FigureHandlers.routes + GeoHandlers.routes
        + StreamHandlers.routes + CompatibleHandlers.routes + ShapeHandlers.routes

    private static let base: [Route] = [
        Route(signIn: "oauth/request_token", SignInHandlers.requestToken).seen(by: "SignInFlowTests.pin"),
        Route(signIn: "oauth/access_token", SignInHandlers.accessToken).seen(by: "SignInFlowTests.pin"),
        Route(signIn: "oauth2/token", SignInHandlers.bearerToken)
            .seen(by: "CredentialTests.appOnlyFetchesANewTokenWhenTheOldOneIsInvalid"),
        Route(signIn: "oauth2/invalidate_token", SignInHandlers.invalidateBearerToken)
            .seen(by: "SignInFlowTests.invalidatedTokens"),
        Route("POST", "oauth/invalidate_token", SignInHandlers.invalidateToken)
            .seen(by: "SignInFlowTests.invalidatedTokens"),
        Route("GET", page: "oauth/authorize", SignInPages.ask).seen(by: "SignInFlowTests.pin"),
        Route("GET", page: "oauth/authenticate", SignInPages.ask)
            .seen(by: "SignInFlowTests.authenticateSendsBackWhoHasAllowedBefore"),
        // The forms of these pages, and what they lead to, are no endpoints.
        Route("POST", page: "oauth/authorize", SignInPages.decide).inside(),
        Route("POST", page: "oauth/authenticate", SignInPages.decide).inside(),
        Route("GET", page: "login", SignInPages.login).inside(),
        Route("POST", page: "sessions", SignInPages.openSession).inside(),
        Route("POST", "statuses/update", StatusHandlers.update).seen(by: "TextTests.textComesBackByteForByte"),
        Route("POST", "statuses/update_with_media", StatusHandlers.updateWithMedia)
            .seen(by: "StatusLookupTests.picturesHaveATimeline"),
        Route("GET", "statuses/show/:id", user: 900, app: 900, StatusHandlers.show)
            .seen(by: "TextTests.textComesBackByteForByte"),
        Route("GET", "statuses/show", user: 900, app: 900, StatusHandlers.show)
            .seen(by: "StatusLookupTests.tweetsAreLookedUp"),
        Route("GET", "statuses/home_timeline", user: 15, StatusHandlers.homeTimeline)
            .seen(by: "TimelineTests.homeTimelineHasOwnAndFollowedNewestFirst"),
        Route("GET", "statuses/user_timeline", user: 900, app: 1500, StatusHandlers.userTimeline)
            .seen(by: "TimelineTests.windowsOfATimeline"),
        Route("GET", "statuses/mentions_timeline", user: 75, StatusHandlers.mentionsTimeline)
            .seen(by: "StatusLookupTests.mentionsAndHashtagsAreFound"),
        Route("POST", "statuses/destroy/:id", StatusHandlers.destroy)
            .seen(by: "LikeTests.whatIsDeletedTakesItsRetweetsAndLikesAlong"),
        Route("GET", "search/tweets", user: 180, app: 450, SearchHandlers.tweets)
            .seen(by: "StatusLookupTests.mentionsAndHashtagsAreFound"),
        Route("GET", "trends/place", user: 75, app: 75, SearchHandlers.place)
            .seen(by: "StatusLookupTests.mentionsAndHashtagsAreFound"),
        Route("GET", "application/rate_limit_status", user: 180, app: 180, ApplicationHandlers.rateLimitStatus)
            .seen(by: "ConfiguredLimitTests.statusHeadersAndRefusalsAgree"),
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

    /// The same endpoint with another path below the root of the server.
    func at(_ address: String) -> Route {
        var route = self
        route.address = address
        return route
    }

    /// The same endpoint for users and apps alike, without a limit.
    func openToApps() -> Route {
        var route = self
        route.isOpenToApps = true
        return route
    }

    /// The same endpoint for compatible servers only.
    func ofCompatibleServers() -> Route {
        var route = self
        route.isOfCompatibleServers = true
        return route
    }

    /// The same endpoint with the test that sees what it does.
    func seen(by test: String) -> Route {
        var route = self
        route.test = test
        return route
    }

    /// The same route, which is no endpoint of the reference.
    func inside() -> Route {
        var route = self
        route.isInside = true
        return route
    }

    /// What needs no credentials.
    init(_ method: String, page path: String, _ handle: @escaping @Sendable (inout World, Inbound, Date) -> Answer) {
        self.init(method: method, path: path, isOpenToApps: true, handler: .page(handle))
    }
}
