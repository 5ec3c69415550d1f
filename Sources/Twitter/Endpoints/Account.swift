import TwitterHTTP

extension TwitterAPI {
    /// The signed-in account.
    public var account: Account { Account(api: self) }

    /// The endpoints below `account`.
    public struct Account: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Asks who is signed in.
        ///
        /// `GET account/verify_credentials`. For users; 75 calls in 15 minutes. Refused credentials are 401 with code 32
        /// or 89.
        ///
        /// - Parameters:
        ///   - includeEntities: Whether links in the profile are listed; they are by default.
        ///   - skipStatus: Whether the user's newest Tweet is left out.
        ///   - includeEmail: Whether the e-mail address is told; the app needs a permission for it.
        ///   - mode: Which texts the newest Tweet has; the whole one by default.
        /// - Returns: The request for the signed-in user.
        public func verifyCredentials(
            includeEntities: Bool? = nil, skipStatus: Bool? = nil, includeEmail: Bool? = nil,
            mode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<User> {
            api.request(
                Call(
                    Endpoint(.get, "account/verify_credentials"),
                    [
                        "include_entities": includeEntities, "skip_status": skipStatus, "include_email": includeEmail,
                        "tweet_mode": mode,
                    ]),
                returning: User.self)
        }
    }
}
