import TwitterHTTP

// Retweets and those who made them.
extension TwitterAPI.Statuses {
    /// Those who have retweeted a Tweet.
    public var retweeters: Retweeters { Retweeters(api: api) }

    /// Retweets a Tweet.
    ///
    /// `POST statuses/retweet/:id`. For users; 300 Tweets and retweets in 3 hours. One that is retweeted already is 403
    /// with code 327.
    ///
    /// - Parameters:
    ///   - id: The Tweet.
    ///   - trimUser: Whether authors are reduced to ids.
    ///   - mode: Which texts the Tweet has; the whole one by default.
    /// - Returns: The request for the retweet, which has the Tweet inside.
    public func retweet(
        id: Tweet.ID, trimUser: Bool? = nil, mode: TweetOptions.Mode? = .extended
    ) -> TwitterRequest<Tweet> {
        api.request(
            Call(
                Endpoint(.post, "statuses/retweet/:id", ["id": id]), ["trim_user": trimUser, "tweet_mode": mode]),
            returning: Tweet.self)
    }

    /// Takes the signed-in user's retweet of a Tweet back.
    ///
    /// `POST statuses/unretweet/:id`. For users. A Tweet that was not retweeted is answered too.
    ///
    /// - Parameters:
    ///   - id: The Tweet; the id of the retweet serves as well.
    ///   - trimUser: Whether the author is reduced to an id.
    ///   - mode: Which texts the Tweet has; the whole one by default.
    /// - Returns: The request for the Tweet that was retweeted.
    public func unretweet(
        id: Tweet.ID, trimUser: Bool? = nil, mode: TweetOptions.Mode? = .extended
    ) -> TwitterRequest<Tweet> {
        api.request(
            Call(
                Endpoint(.post, "statuses/unretweet/:id", ["id": id]), ["trim_user": trimUser, "tweet_mode": mode]),
            returning: Tweet.self)
    }

    /// Reads the newest retweets of a Tweet.
    ///
    /// `GET statuses/retweets/:id`. For users, 75 calls in 15 minutes, and apps, 300. No more than 100 can be reached.
    ///
    /// - Parameters:
    ///   - id: The Tweet.
    ///   - count: How many to ask for, up to 100, which is the default.
    ///   - options: How the Tweets look in the answer.
    /// - Returns: The request for the retweets.
    public func retweets(
        id: Tweet.ID, count: Int? = nil, options: TweetOptions = TweetOptions()
    ) -> TwitterRequest<[Tweet]> {
        api.list(
            Call(
                Endpoint(.get, "statuses/retweets/:id", ["id": id]), ["count": count] + options.parameters),
            of: Tweet.self)
    }

    /// Reads the newest Tweets of the signed-in user that others have retweeted.
    ///
    /// `GET statuses/retweets_of_me`. For users; 75 calls in 15 minutes.
    ///
    /// - Parameters:
    ///   - count: How many to ask for, up to 100; 20 by default.
    ///   - sinceID: Only Tweets newer than this one.
    ///   - maxID: Only this Tweet and older ones.
    ///   - includeUserEntities: Whether links in profiles are listed.
    ///   - options: How the Tweets look in the answer.
    /// - Returns: The request for the Tweets, newest first.
    public func retweetsOfMe(
        count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, includeUserEntities: Bool? = nil,
        options: TweetOptions = TweetOptions()
    ) -> PagedRequest<[Tweet]> {
        api.paged(
            Call(
                Endpoint(.get, "statuses/retweets_of_me"),
                [
                    "count": count, "since_id": sinceID, "max_id": maxID,
                    "include_user_entities": includeUserEntities,
                ] + options.parameters),
            listOf: Tweet.self, by: .maxID)
    }

    /// The endpoint below `statuses/retweeters`.
    public struct Retweeters: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the ids of those who have retweeted a Tweet.
        ///
        /// `GET statuses/retweeters/ids`. For users, 75 calls in 15 minutes, and apps, 300. No more than 100 can be
        /// reached.
        ///
        /// - Parameters:
        ///   - id: The Tweet.
        ///   - count: How many to ask for, up to 100.
        ///   - cursor: Where the page begins; the first page by default.
        ///   - stringifyIDs: Whether ids come as texts. They are read exactly either way.
        /// - Returns: The request for the page.
        public func ids(
            id: Tweet.ID, count: Int? = nil, cursor: Cursor? = nil, stringifyIDs: Bool? = nil
        ) -> PagedRequest<IDsPage<User>> {
            api.paged(
                Call(
                    Endpoint(.get, "statuses/retweeters/ids"),
                    ["id": id, "count": count, "cursor": cursor, "stringify_ids": stringifyIDs]),
                returning: IDsPage<User>.self, by: .cursor)
        }
    }
}
