import TwitterHTTP

extension TwitterAPI {
    /// Users whom the signed-in user has blocked.
    public var blocks: Blocks { Blocks(api: self) }

    /// The endpoints below `blocks`.
    public struct Blocks: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Lists the ids of the blocked users.
        ///
        /// `GET blocks/ids`. For users; 15 calls in 15 minutes. A page holds up to 5,000 ids.
        ///
        /// - Parameters:
        ///   - cursor: Where the page begins; the first page by default.
        ///   - stringifyIDs: Whether ids come as texts. They are read exactly either way.
        /// - Returns: The request for the page.
        public func ids(cursor: Cursor? = nil, stringifyIDs: Bool? = nil) -> PagedRequest<IDsPage<User>> {
            api.paged(
                Call(Endpoint(.get, "blocks/ids"), ["stringify_ids": stringifyIDs, "cursor": cursor]),
                returning: IDsPage<User>.self, by: .cursor)
        }

        /// Lists the blocked users.
        ///
        /// `GET blocks/list`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - cursor: Where the page begins; the first page by default.
        ///   - options: How the users look in the answer.
        /// - Returns: The request for the page.
        public func list(cursor: Cursor? = nil, options: UserOptions = UserOptions()) -> PagedRequest<UsersPage> {
            api.paged(
                Call(Endpoint(.get, "blocks/list"), ["cursor": cursor] + options.parameters),
                returning: UsersPage.self, by: .cursor)
        }

        /// Blocks a user, and ends the following on both sides.
        ///
        /// `POST blocks/create`. For users.
        ///
        /// - Parameters:
        ///   - user: Whom to block.
        ///   - includeEntities: Whether links in the profile are listed; they are by default.
        ///   - skipStatus: Whether the user's newest Tweet is left out.
        /// - Returns: The request for the blocked user.
        public func create(
            _ user: UserSelector, includeEntities: Bool? = nil, skipStatus: Bool? = nil
        ) -> TwitterRequest<User> {
            change("blocks/create", user, includeEntities, skipStatus)
        }

        /// Ends the blocking of a user.
        ///
        /// `POST blocks/destroy`. For users.
        ///
        /// - Parameters:
        ///   - user: Whom to block no longer.
        ///   - includeEntities: Whether links in the profile are listed; they are by default.
        ///   - skipStatus: Whether the user's newest Tweet is left out.
        /// - Returns: The request for the user.
        public func destroy(
            _ user: UserSelector, includeEntities: Bool? = nil, skipStatus: Bool? = nil
        ) -> TwitterRequest<User> {
            change("blocks/destroy", user, includeEntities, skipStatus)
        }

        private func change(
            _ path: String, _ user: UserSelector, _ includeEntities: Bool?, _ skipStatus: Bool?
        ) -> TwitterRequest<User> {
            api.request(
                Call(
                    Endpoint(.post, path),
                    user.parameters() + ["include_entities": includeEntities, "skip_status": skipStatus]),
                returning: User.self)
        }
    }
}
