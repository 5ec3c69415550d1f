import TwitterHTTP

/// Endpoints that are counted together, by the name of one of them, such as `GET statuses/home_timeline`.
///
/// Nearly every endpoint counts for itself; both methods of a look-up count together, and so do Tweets and retweets.
struct RateLimitFamily: Hashable, Sendable {
    let name: String

    /// The family of an endpoint.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - path: The path as the REST reference spells it; parts that are numbers, as in paths written by hand, are taken
    ///     for placeholders.
    init(method: HTTPMethod, path: String) {
        let path = Self.withPlaceholders(path)
        switch "\(method.rawValue) \(path)" {
        case "POST users/lookup": name = "GET users/lookup"
        case "POST statuses/lookup": name = "GET statuses/lookup"
        case "GET statuses/show": name = "GET statuses/show/:id"
        case "POST statuses/retweet/:id": name = "POST statuses/update"
        case let own:
            let isSearch = path.hasPrefix("tweets/search/") && !path.hasSuffix("/counts")
            name = isSearch ? "GET \(path)" : own
        }
    }

    /// The family that `GET application/rate_limit_status` lists under a path such as `/statuses/show/:id` or
    /// `/lists/:id&POST`.
    init(statusPath: String) {
        let parts = statusPath.split(separator: "&", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].hasPrefix("/") ? parts[0].dropFirst() : parts[0]
        self.init(method: HTTPMethod(rawValue: parts.count > 1 ? String(parts[1]) : "GET"), path: String(path))
    }

    private static func withPlaceholders(_ path: String) -> String {
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        // The usual path has none and is not taken apart.
        guard path.utf8.contains(where: isDigit) else { return path }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        // The first part of a path from the root is a version.
        let first = path.hasPrefix("/") ? 2 : 1
        return parts.enumerated().map { place, part in
            place >= first && !part.isEmpty && part.utf8.allSatisfy(isDigit) ? ":id" : part
        }
        .joined(separator: "/")
    }
}
