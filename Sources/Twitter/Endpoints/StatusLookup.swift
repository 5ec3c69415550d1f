public import TwitterHTTP
import TwitterJSON

extension TwitterAPI.Statuses {
    /// Reads many Tweets, and tells which of them are missing.
    ///
    /// `GET statuses/lookup`, `POST statuses/lookup`. For users, 900 calls in 15 minutes, and apps, 300. More than 100
    /// Tweets are asked for in several requests. Missing are those that are gone or cannot be seen.
    ///
    /// - Parameters:
    ///   - ids: The Tweets.
    ///   - map: Whether the service names each id with its Tweet; then the found ones come in the order of `ids`, else
    ///     in any.
    ///   - method: `GET` or `POST`; with `POST` no address is too long.
    ///   - options: How the Tweets look in the answer.
    /// - Returns: The lookup.
    public func lookup(
        ids: [Tweet.ID], map: Bool? = nil, method: HTTPMethod = .get, options: TweetOptions = TweetOptions()
    ) -> LookupRequest<Tweet.ID, Tweet> {
        LookupRequest(ids, keys: { [$0.id] }) { ids in
            let call = Call(Endpoint(method, "statuses/lookup"), ["id": ids, "map": map] + options.parameters)
            return TwitterRequest(call, api: api) {
                guard map == true else { return try decodeModels(Tweet.self, from: $0.body).elements }
                let tweets = try TweetMap(parsing: $0.body).tweets
                return ids.compactMap { tweets[$0.description] }
            }
        }
    }
}

/// Tweets by their ids under one name, `null` for those that are missing; a bare list from a server without maps.
private struct TweetMap: JSONModel {
    var tweets: [String: Tweet] = [:]

    init(json: JSONView) throws(JSONError) {
        if json.kind == .array {
            for tweet in try LossyList<Tweet>(json: json).elements { tweets[tweet.id.description] = tweet }
        } else {
            try readMembers(of: json)
        }
    }

    mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": tweets = try member.value.map() ?? [:]
        default: break
        }
    }
}
