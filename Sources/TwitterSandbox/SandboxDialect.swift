/// Whose ways a sandbox has.
public enum SandboxDialect: String, Hashable, Sendable, CaseIterable {
    /// Twitter's.
    case twitter
    /// Those of GNU social, a compatible server.
    ///
    /// The API and signing in are below `/api`, ids are plain numbers or texts, lists come without pages, texts are never
    /// cut, refusals have no codes and are at times inside a success, a token comes without its user's id and name, and
    /// there are neither limits nor bearer tokens nor xAuth.
    case gnuSocial = "gnu-social"

    /// Where the API is below the address.
    public var apiPath: String {
        switch self {
        case .twitter: "/1.1"
        case .gnuSocial: "/api"
        }
    }

    /// What comes before `/oauth`.
    public var signInPath: String {
        switch self {
        case .twitter: ""
        case .gnuSocial: "/api"
        }
    }

    /// Whether the server knows an endpoint of the sandbox.
    func knows(_ route: Route) -> Bool {
        switch self {
        case .twitter: !route.isOfCompatibleServers
        case .gnuSocial:
            route.address == nil
                && ![
                    "application/rate_limit_status", "trends/place", "oauth2/token", "oauth2/invalidate_token",
                    "oauth/invalidate_token", "users/lookup", "users/search", "followers/list", "friends/list",
                    "blocks/list",
                ].contains(route.path)
                && !["direct_messages/events/", "direct_messages/welcome_messages/"].contains {
                    route.path.hasPrefix($0)
                }
        }
    }
}
