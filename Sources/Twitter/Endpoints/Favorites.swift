import TwitterHTTP

extension TwitterAPI {
    /// Likes, which the reference calls favourites.
    public var favorites: Favorites { Favorites(api: self) }

    /// The endpoints below `favorites`.
    public struct Favorites: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the newest posts that a user likes, under the old name of the list of likes.
        ///
        /// `GET favorites`. Compatible servers only.
        ///
        /// - Parameters:
        ///   - userID: Whose likes, by id; without this and `screenName` the signed-in user's.
        ///   - screenName: Whose likes, by screen name without the `@`.
        ///   - count: How many to ask for.
        ///   - sinceID: Only posts newer than this one.
        ///   - maxID: Only this post and older ones.
        ///   - page: The number of the page, from 1.
        /// - Returns: The request for the posts, newest first.
        public func callAsFunction(
            userID: User.ID? = nil, screenName: String? = nil, count: Int? = nil, sinceID: Tweet.ID? = nil,
            maxID: Tweet.ID? = nil, page: Int? = nil
        ) -> PagedRequest<[Tweet]> {
            api.paged(
                Call(
                    Endpoint(.get, "favorites"),
                    [
                        "user_id": userID, "screen_name": screenName, "count": count, "since_id": sinceID,
                        "max_id": maxID, "page": page,
                    ]),
                listOf: Tweet.self, by: .maxID)
        }

        /// Likes a Tweet.
        ///
        /// `POST favorites/create`. For users; 1,000 a day for each user. One that is liked already is 403 with code 139.
        ///
        /// - Parameters:
        ///   - id: The Tweet.
        ///   - includeEntities: Whether links, mentions, hashtags and media are listed; they are by default.
        ///   - mode: Which texts the Tweet has; the whole one by default.
        /// - Returns: The request for the Tweet.
        public func create(
            id: Tweet.ID, includeEntities: Bool? = nil, mode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<Tweet> {
            api.request(
                Call(
                    Endpoint(.post, "favorites/create"),
                    ["id": id, "include_entities": includeEntities, "tweet_mode": mode]),
                returning: Tweet.self)
        }

        /// Takes a like back.
        ///
        /// `POST favorites/destroy`. For users. A Tweet that is not liked is 404 with code 144.
        ///
        /// - Parameters:
        ///   - id: The Tweet.
        ///   - includeEntities: Whether links, mentions, hashtags and media are listed; they are by default.
        ///   - mode: Which texts the Tweet has; the whole one by default.
        /// - Returns: The request for the Tweet.
        public func destroy(
            id: Tweet.ID, includeEntities: Bool? = nil, mode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<Tweet> {
            api.request(
                Call(
                    Endpoint(.post, "favorites/destroy"),
                    ["id": id, "include_entities": includeEntities, "tweet_mode": mode]),
                returning: Tweet.self)
        }

        /// Reads the newest Tweets that a user has liked.
        ///
        /// `GET favorites/list`. For users and apps; 75 calls in 15 minutes each.
        ///
        /// - Parameters:
        ///   - userID: Whose likes, by id; without this and `screenName` the signed-in user's.
        ///   - screenName: Whose likes, by screen name without the `@`.
        ///   - count: How many to ask for, up to 200; 20 by default.
        ///   - sinceID: Only Tweets newer than this one.
        ///   - maxID: Only this Tweet and older ones.
        ///   - options: How the Tweets look in the answer.
        /// - Returns: The request for the Tweets.
        public func list(
            userID: User.ID? = nil, screenName: String? = nil, count: Int? = nil, sinceID: Tweet.ID? = nil,
            maxID: Tweet.ID? = nil, options: TweetOptions = TweetOptions()
        ) -> PagedRequest<[Tweet]> {
            api.paged(
                Call(
                    Endpoint(.get, "favorites/list"),
                    [
                        "user_id": userID, "screen_name": screenName, "count": count, "since_id": sinceID,
                        "max_id": maxID,
                    ] + options.parameters),
                listOf: Tweet.self, by: .maxID)
        }
    }
}
