import TwitterHTTP

extension TwitterAPI {
    /// Who follows a user.
    public var followers: Follows { Follows(api: self, group: "followers") }

    /// Whom a user follows; the reference calls them friends.
    public var friends: Follows { Follows(api: self, group: "friends") }

    /// The endpoints below `followers`, and those below `friends`, which are the same the other way round.
    public struct Follows: Sendable {
        /// The client that sends.
        public let api: TwitterAPI
        let group: String

        /// Reads the ids of those who follow a user, or whom a user follows, newest first.
        ///
        /// `GET followers/ids`, `GET friends/ids`. For users and apps; 15 calls in 15 minutes each. A page holds up to
        /// 5,000 ids; it may hold fewer, or none, and not be the last.
        ///
        /// - Parameters:
        ///   - userID: The user, by id; without this and `screenName` the signed-in one.
        ///   - screenName: The user, by screen name without the `@`.
        ///   - cursor: Where the page begins; the first page by default.
        ///   - stringifyIDs: Whether ids come as texts. They are read exactly either way.
        ///   - count: How many to ask for, up to 5,000, which is the default.
        /// - Returns: The request for the page.
        public func ids(
            userID: User.ID? = nil, screenName: String? = nil, cursor: Cursor? = nil, stringifyIDs: Bool? = nil,
            count: Int? = nil
        ) -> PagedRequest<IDsPage<User>> {
            api.paged(
                Call(
                    Endpoint(.get, "\(group)/ids"),
                    [
                        "user_id": userID, "screen_name": screenName, "cursor": cursor, "stringify_ids": stringifyIDs,
                        "count": count,
                    ]),
                returning: IDsPage<User>.self, by: .cursor)
        }

        /// Reads those who follow a user, or whom a user follows, newest first.
        ///
        /// `GET followers/list`, `GET friends/list`. For users and apps; 15 calls in 15 minutes each. A page may hold
        /// fewer than `count`, or none, and not be the last.
        ///
        /// - Parameters:
        ///   - userID: The user, by id; without this and `screenName` the signed-in one.
        ///   - screenName: The user, by screen name without the `@`.
        ///   - cursor: Where the page begins; the first page by default.
        ///   - count: How many to ask for, up to 200; 20 by default.
        ///   - skipStatus: Whether the users' newest Tweets are left out.
        ///   - includeUserEntities: Whether links in the profiles are listed; they are by default.
        ///   - mode: Which texts the newest Tweets have; the whole ones by default.
        /// - Returns: The request for the page.
        public func list(
            userID: User.ID? = nil, screenName: String? = nil, cursor: Cursor? = nil, count: Int? = nil,
            skipStatus: Bool? = nil, includeUserEntities: Bool? = nil, mode: TweetOptions.Mode? = .extended
        ) -> PagedRequest<UsersPage> {
            api.paged(
                Call(
                    Endpoint(.get, "\(group)/list"),
                    [
                        "user_id": userID, "screen_name": screenName, "cursor": cursor, "count": count,
                        "skip_status": skipStatus, "include_user_entities": includeUserEntities, "tweet_mode": mode,
                    ]),
                returning: UsersPage.self, by: .cursor)
        }
    }
}
