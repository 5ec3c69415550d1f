import TwitterHTTP

extension TwitterAPI {
    /// Users.
    public var users: Users { Users(api: self) }

    /// The endpoints below `users`.
    public struct Users: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

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
            show(["user_id": userID], includeEntities, skipStatus, mode)
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
            show(["screen_name": screenName], includeEntities, skipStatus, mode)
        }

        private func show(
            _ user: Parameters, _ includeEntities: Bool?, _ skipStatus: Bool?, _ mode: TweetOptions.Mode?
        ) -> TwitterRequest<User> {
            api.request(
                Call(
                    Endpoint(.get, "users/show"),
                    user + ["include_entities": includeEntities, "skip_status": skipStatus, "tweet_mode": mode]),
                returning: User.self)
        }
    }
}
