import TwitterHTTP

extension TwitterAPI {
    /// Whom the signed-in user does not want to read.
    public var mutes: Mutes { Mutes(api: self) }

    /// The endpoints below `mutes`.
    public struct Mutes: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Muted users.
        public var users: MutedUsers { MutedUsers(api: api) }
    }

    /// The endpoints below `mutes/users`.
    public struct MutedUsers: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Lists the ids of the muted users.
        ///
        /// `GET mutes/users/ids`. For users; 15 calls in 15 minutes. A page holds up to 5,000 ids.
        ///
        /// - Parameters:
        ///   - cursor: Where the page begins; the first page by default.
        ///   - stringifyIDs: Whether ids come as texts. They are read exactly either way.
        /// - Returns: The request for the page.
        public func ids(cursor: Cursor? = nil, stringifyIDs: Bool? = nil) -> PagedRequest<IDsPage<User>> {
            api.paged(
                Call(Endpoint(.get, "mutes/users/ids"), ["stringify_ids": stringifyIDs, "cursor": cursor]),
                returning: IDsPage<User>.self, by: .cursor)
        }

        /// Lists the muted users.
        ///
        /// `GET mutes/users/list`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - cursor: Where the page begins; the first page by default.
        ///   - options: How the users look in the answer.
        /// - Returns: The request for the page.
        public func list(cursor: Cursor? = nil, options: UserOptions = UserOptions()) -> PagedRequest<UsersPage> {
            api.paged(
                Call(Endpoint(.get, "mutes/users/list"), ["cursor": cursor] + options.parameters),
                returning: UsersPage.self, by: .cursor)
        }

        /// Mutes a user: the following stays, the Tweets are no longer in the timeline.
        ///
        /// `POST mutes/users/create`. For users.
        ///
        /// - Parameter user: Whom to mute.
        /// - Returns: The request for the muted user.
        public func create(_ user: UserSelector) -> TwitterRequest<User> {
            api.request(Call(Endpoint(.post, "mutes/users/create"), user.parameters()), returning: User.self)
        }

        /// Ends the muting of a user.
        ///
        /// `POST mutes/users/destroy`. For users. Somebody who is not muted is 403 with code 272.
        ///
        /// - Parameter user: Whom to mute no longer.
        /// - Returns: The request for the user.
        public func destroy(_ user: UserSelector) -> TwitterRequest<User> {
            api.request(Call(Endpoint(.post, "mutes/users/destroy"), user.parameters()), returning: User.self)
        }
    }
}
