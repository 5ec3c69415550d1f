public import TwitterHTTP

extension TwitterAPI {
    /// Users.
    public var users: Users { Users(api: self) }

    /// The endpoints below `users`.
    public struct Users: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Categories of suggested users.
        public var suggestions: Suggestions { Suggestions(api: api) }

        /// Reads one user by id.
        ///
        /// `GET users/show`. For users and apps; 900 calls in 15 minutes each. An unknown user is 404 with code 50, a
        /// suspended one 403 with code 63.
        ///
        /// - Parameters:
        ///   - userID: The user.
        ///   - includeEntities: Whether links in the profile are listed; they are by default.
        ///   - skipStatus: Whether the user's newest Tweet is left out.
        ///   - mode: Which texts the newest Tweet has; the whole one by default.
        /// - Returns: The request for the user.
        public func show(
            userID: User.ID, includeEntities: Bool? = nil, skipStatus: Bool? = nil,
            mode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<User> {
            show(.id(userID), UserOptions(includeEntities: includeEntities, skipStatus: skipStatus, mode: mode))
        }

        /// Reads one user by screen name.
        ///
        /// `GET users/show`, with the limits and errors of ``show(userID:includeEntities:skipStatus:mode:)``.
        ///
        /// - Parameters:
        ///   - screenName: The user's screen name, without the `@`.
        ///   - includeEntities: Whether links in the profile are listed; they are by default.
        ///   - skipStatus: Whether the user's newest Tweet is left out.
        ///   - mode: Which texts the newest Tweet has; the whole one by default.
        /// - Returns: The request for the user.
        public func show(
            screenName: String, includeEntities: Bool? = nil, skipStatus: Bool? = nil,
            mode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<User> {
            show(
                .screenName(screenName),
                UserOptions(includeEntities: includeEntities, skipStatus: skipStatus, mode: mode))
        }

        private func show(_ user: UserSelector, _ options: UserOptions) -> TwitterRequest<User> {
            api.request(
                Call(Endpoint(.get, "users/show"), user.parameters() + options.parameters), returning: User.self)
        }

        /// Reads many users, and tells which of them are missing.
        ///
        /// `GET users/lookup`, `POST users/lookup`. For users, 900 calls in 15 minutes, and apps, 300. More than 100
        /// users are asked for in several requests. Missing are those who do not exist, are suspended, or cannot be
        /// seen.
        ///
        /// - Parameters:
        ///   - users: The users, by id, by screen name or both.
        ///   - method: `GET` or `POST`; with `POST` no address is too long.
        ///   - options: How the users look in the answer.
        /// - Returns: The lookup.
        public func lookup(
            _ users: UsersSelector, method: HTTPMethod = .get, options: UserOptions = UserOptions()
        ) -> LookupRequest<UserSelector, User> {
            LookupRequest(
                users.each, keys: { UserSelector.keys(id: $0.id, screenName: $0.screenName) },
                canonical: { $0.canonical }
            ) {
                api.list(
                    known: Call(
                        Endpoint(method, "users/lookup"), UsersSelector($0).parameters + options.parameters),
                    of: User.self)
            }
        }

        /// Searches users by name, place, description and the like.
        ///
        /// `GET users/search`. For users; 900 calls in 15 minutes. Only the first 1,000 matches can be reached; after
        /// the last page, the last users come again.
        ///
        /// - Parameters:
        ///   - query: The words.
        ///   - page: The number of the page, from 1.
        ///   - count: How many to ask for, up to 20.
        ///   - includeEntities: Whether links in the profiles are listed; they are by default.
        ///   - mode: Which texts the newest Tweets have; the whole ones by default.
        /// - Returns: The request for the users found.
        public func search(
            query: String, page: Int? = nil, count: Int? = nil, includeEntities: Bool? = nil,
            mode: TweetOptions.Mode? = .extended
        ) -> PagedRequest<[User]> {
            api.paged(
                Call(
                    Endpoint(.get, "users/search"),
                    [
                        "q": query, "page": page, "count": count, "include_entities": includeEntities,
                        "tweet_mode": mode,
                    ]),
                listOf: User.self, by: .page)
        }

        /// Reads the addresses of a user's banner.
        ///
        /// `GET users/profile_banner`. For users; 180 calls in 15 minutes. A user without a banner is 404 with code 34.
        ///
        /// - Parameter user: The user.
        /// - Returns: The request for the addresses, one for each size.
        public func profileBanner(_ user: UserSelector) -> TwitterRequest<ProfileBanner> {
            api.request(
                Call(Endpoint(.get, "users/profile_banner"), user.parameters()), returning: ProfileBanner.self)
        }
    }
}
