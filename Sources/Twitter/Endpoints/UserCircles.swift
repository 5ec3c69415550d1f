import TwitterHTTP

extension TwitterAPI.Users {
    /// Lists those whom the signed-in user follows and who follow a user.
    ///
    /// `GET users/following_followers_of`. For users. Undocumented.
    ///
    /// - Parameters:
    ///   - user: The user.
    ///   - cursor: Where the page begins; the first page by default.
    ///   - count: How many to ask for.
    /// - Returns: The request for the page.
    public func followingFollowersOf(
        _ user: UserSelector, cursor: Cursor? = nil, count: Int? = nil
    ) -> PagedRequest<UsersPage> {
        api.paged(
            Call(
                Endpoint(.get, "users/following_followers_of"),
                user.parameters() + ["cursor": cursor, "count": count]),
            returning: UsersPage.self, by: .cursor)
    }

    /// Reads whom the service thinks the signed-in user could follow.
    ///
    /// `GET users/recommendations`. For users. Undocumented.
    ///
    /// - Parameters:
    ///   - limit: How many to ask for.
    ///   - userID: The user whose profile the recommendations stand beside.
    /// - Returns: The request for the recommendations.
    public func recommendations(
        limit: Int? = nil, userID: User.ID? = nil
    ) -> TwitterRequest<[UserRecommendation]> {
        api.list(
            Call(Endpoint(.get, "users/recommendations"), ["limit": limit, "user_id": userID]),
            of: UserRecommendation.self)
    }

    /// Lists the accounts that a user may post for.
    ///
    /// `GET users/contributees`. For users and apps; 15 calls in 15 minutes each. Retired; the day is not known.
    ///
    /// - Parameters:
    ///   - user: The user.
    ///   - includeEntities: Whether links in the profiles are listed; they are by default.
    ///   - skipStatus: Whether the newest Tweets are left out.
    /// - Returns: The request for the accounts.
    public func contributees(
        _ user: UserSelector, includeEntities: Bool? = nil, skipStatus: Bool? = nil
    ) -> TwitterRequest<[User]> {
        contributions("users/contributees", user, includeEntities, skipStatus)
    }

    /// Lists the users who may post for an account.
    ///
    /// `GET users/contributors`. For users and apps; 15 calls in 15 minutes each. Retired; the day is not known.
    ///
    /// - Parameters:
    ///   - user: The account.
    ///   - includeEntities: Whether links in the profiles are listed; they are by default.
    ///   - skipStatus: Whether the newest Tweets are left out.
    /// - Returns: The request for the users.
    public func contributors(
        _ user: UserSelector, includeEntities: Bool? = nil, skipStatus: Bool? = nil
    ) -> TwitterRequest<[User]> {
        contributions("users/contributors", user, includeEntities, skipStatus)
    }

    private func contributions(
        _ path: String, _ user: UserSelector, _ includeEntities: Bool?, _ skipStatus: Bool?
    ) -> TwitterRequest<[User]> {
        api.list(
            Call(
                Endpoint(.get, path),
                user.parameters() + ["include_entities": includeEntities, "skip_status": skipStatus]),
            of: User.self)
    }

    /// The endpoints below `users/suggestions`; retired in 2019.
    public struct Suggestions: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Lists the categories of suggested users.
        ///
        /// `GET users/suggestions`. For users and apps; 15 calls in 15 minutes each. Retired in 2019.
        ///
        /// - Parameter language: An ISO 639-1 code; the categories are in it and for its speakers.
        /// - Returns: The request for the categories, without users.
        public func callAsFunction(language: String? = nil) -> TwitterRequest<[Category]> {
            api.list(Call(Endpoint(.get, "users/suggestions"), ["lang": language]), of: Category.self)
        }

        /// Reads one category with its users.
        ///
        /// `GET users/suggestions/:slug`. For users and apps; 15 calls in 15 minutes each. Retired in 2019.
        ///
        /// - Parameters:
        ///   - slug: The category, by the short name that the list tells.
        ///   - language: An ISO 639-1 code; the category is in it.
        /// - Returns: The request for the category.
        public func callAsFunction(slug: String, language: String? = nil) -> TwitterRequest<Category> {
            api.request(
                Call(Endpoint(.get, "users/suggestions/:slug", ["slug": slug]), ["lang": language]),
                returning: Category.self)
        }

        /// Reads the users of one category, with their newest Tweets.
        ///
        /// `GET users/suggestions/:slug/members`. For users and apps; 15 calls in 15 minutes each. Retired in 2019.
        ///
        /// - Parameter slug: The category, by the short name that the list tells.
        /// - Returns: The request for the users.
        public func members(slug: String) -> TwitterRequest<[User]> {
            api.list(Call(Endpoint(.get, "users/suggestions/:slug/members", ["slug": slug])), of: User.self)
        }
    }
}
