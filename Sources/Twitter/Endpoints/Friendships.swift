import TwitterHTTP

extension TwitterAPI {
    /// Following, and how users stand to each other.
    public var friendships: Friendships { Friendships(api: self) }

    /// The endpoints below `friendships`.
    public struct Friendships: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Users whose retweets are hidden.
        public var noRetweets: NoRetweets { NoRetweets(api: api) }

        /// Follows a user, or asks a protected one to be let in.
        ///
        /// `POST friendships/create`. For users; 400 a day for each user, 1,000 for each app. Who is followed already
        /// is 403 with code 160; at the limit of followed users it is 403 with code 161.
        ///
        /// - Parameters:
        ///   - user: Whom to follow.
        ///   - follow: Whether notifications of the user's Tweets are switched on too.
        /// - Returns: The request for the user.
        public func create(_ user: UserSelector, follow: Bool? = nil) -> TwitterRequest<User> {
            api.request(
                Call(Endpoint(.post, "friendships/create"), user.parameters() + ["follow": follow]),
                returning: User.self)
        }

        /// Stops following a user.
        ///
        /// `POST friendships/destroy`. For users. Who is not followed is answered like one who was.
        ///
        /// - Parameter user: Whom to follow no longer.
        /// - Returns: The request for the user.
        public func destroy(_ user: UserSelector) -> TwitterRequest<User> {
            api.request(Call(Endpoint(.post, "friendships/destroy"), user.parameters()), returning: User.self)
        }

        /// Switches notifications and retweets of a followed user on or off; what is left out stays as it is.
        ///
        /// `POST friendships/update`. For users.
        ///
        /// - Parameters:
        ///   - user: The followed user.
        ///   - device: Whether the user's Tweets are notified.
        ///   - retweets: Whether the user's retweets are in the timeline.
        /// - Returns: The request for the relationship after the change.
        public func update(
            _ user: UserSelector, device: Bool? = nil, retweets: Bool? = nil
        ) -> TwitterRequest<Relationship> {
            api.request(
                Call(
                    Endpoint(.post, "friendships/update"),
                    user.parameters() + ["device": device, "retweets": retweets]),
                returning: Relationship.self)
        }

        /// Tells how two users stand to each other.
        ///
        /// `GET friendships/show`. For users, 180 calls in 15 minutes, and apps, 15.
        ///
        /// - Parameters:
        ///   - source: The one user; without this the signed-in user.
        ///   - target: The other user.
        /// - Returns: The request for the relationship.
        public func show(source: UserSelector? = nil, target: UserSelector) -> TwitterRequest<Relationship> {
            api.request(
                Call(
                    Endpoint(.get, "friendships/show"),
                    Self.side("source", source) + Self.side("target", target)),
                returning: Relationship.self)
        }

        /// Here the reference calls an id `source_id`, not `source_user_id`.
        private static func side(_ name: String, _ user: UserSelector?) -> Parameters {
            switch user {
            case .id(let id): ["\(name)_id": id]
            case .screenName(let screenName): ["\(name)_screen_name": screenName]
            case nil: [:]
            }
        }

        /// Tells how the signed-in user stands to others, and which of them are missing.
        ///
        /// `GET friendships/lookup`. For users; 15 calls in 15 minutes. More than 100 users are asked for in several
        /// requests.
        ///
        /// - Parameter users: The others.
        /// - Returns: The lookup.
        public func lookup(_ users: UsersSelector) -> LookupRequest<UserSelector, Friendship> {
            LookupRequest(
                users.each, keys: { UserSelector.keys(id: $0.id, screenName: $0.screenName) },
                canonical: { $0.canonical }
            ) {
                api.list(
                    known: Call(Endpoint(.get, "friendships/lookup"), UsersSelector($0).parameters),
                    of: Friendship.self)
            }
        }

        /// Lists the ids of those who ask to follow the signed-in, protected user.
        ///
        /// `GET friendships/incoming`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - cursor: Where the page begins; the first page by default.
        ///   - stringifyIDs: Whether ids come as texts. They are read exactly either way.
        /// - Returns: The request for the page.
        public func incoming(cursor: Cursor? = nil, stringifyIDs: Bool? = nil) -> PagedRequest<IDsPage<User>> {
            requested("friendships/incoming", cursor, stringifyIDs)
        }

        /// Lists the ids of the protected users whom the signed-in user has asked to follow.
        ///
        /// `GET friendships/outgoing`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - cursor: Where the page begins; the first page by default.
        ///   - stringifyIDs: Whether ids come as texts. They are read exactly either way.
        /// - Returns: The request for the page.
        public func outgoing(cursor: Cursor? = nil, stringifyIDs: Bool? = nil) -> PagedRequest<IDsPage<User>> {
            requested("friendships/outgoing", cursor, stringifyIDs)
        }

        private func requested(
            _ path: String, _ cursor: Cursor?, _ stringifyIDs: Bool?
        ) -> PagedRequest<IDsPage<User>> {
            api.paged(
                Call(Endpoint(.get, path), ["cursor": cursor, "stringify_ids": stringifyIDs]),
                returning: IDsPage<User>.self, by: .cursor)
        }
    }

    /// The endpoints below `friendships/no_retweets`.
    public struct NoRetweets: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Lists the ids of the followed users whose retweets are hidden.
        ///
        /// `GET friendships/no_retweets/ids`. For users; 15 calls in 15 minutes. The list comes as a whole.
        ///
        /// - Parameter stringifyIDs: Whether ids come as texts. They are read exactly either way.
        /// - Returns: The request for the ids.
        public func ids(stringifyIDs: Bool? = nil) -> TwitterRequest<[User.ID]> {
            api.list(
                Call(Endpoint(.get, "friendships/no_retweets/ids"), ["stringify_ids": stringifyIDs]), of: User.ID.self)
        }
    }
}
