import TwitterHTTP

extension TwitterAPI {
    /// Collections: Tweets that somebody has chosen and ordered.
    public var collections: Collections { Collections(api: self) }

    /// The endpoints below `collections`.
    public struct Collections: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// How a collection is ordered; an open set.
        public struct Order: RawRepresentable, Hashable, Sendable, ParameterValue {
            /// The value of `timeline_order`.
            public let rawValue: String

            /// Creates an order from the value of `timeline_order`.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// What was added last comes first, and can be moved; the default.
            public static let lastAddedFirst = Order(rawValue: "curation_reverse_chron")
            /// The oldest Tweet comes first.
            public static let oldestFirst = Order(rawValue: "tweet_chron")
            /// The newest Tweet comes first.
            public static let newestFirst = Order(rawValue: "tweet_reverse_chron")
        }

        /// The Tweets of collections: `collections.entries(id:)` reads them, what is in the group changes them.
        public var entries: CollectionEntries { CollectionEntries(api: api) }

        /// Makes a collection.
        ///
        /// `POST collections/create`. For users.
        ///
        /// - Parameters:
        ///   - name: Up to 25 characters.
        ///   - description: Up to 160 characters.
        ///   - url: A link to show with it.
        ///   - timelineOrder: How it is ordered; it cannot be changed later.
        /// - Returns: The request; the response of the answer names the collection, which is among its objects.
        public func create(
            name: String, description: String? = nil, url: String? = nil, timelineOrder: Order? = nil
        ) -> TwitterRequest<CollectionTimeline> {
            api.request(
                Call(
                    Endpoint(.post, "collections/create"),
                    ["name": name, "description": description, "url": url, "timeline_order": timelineOrder]),
                returning: CollectionTimeline.self)
        }

        /// Changes a collection of the signed-in user; what is left out stays as it is.
        ///
        /// `POST collections/update`. For users.
        ///
        /// - Parameters:
        ///   - id: The collection.
        ///   - name: Up to 25 characters.
        ///   - description: Up to 160 characters.
        ///   - url: A link to show with it.
        /// - Returns: The request; the response of the answer names the collection, which is among its objects.
        public func update(
            id: TweetCollection.ID, name: String? = nil, description: String? = nil, url: String? = nil
        ) -> TwitterRequest<CollectionTimeline> {
            api.request(
                Call(
                    Endpoint(.post, "collections/update"),
                    ["id": id, "name": name, "description": description, "url": url]),
                returning: CollectionTimeline.self)
        }

        /// Deletes a collection of the signed-in user.
        ///
        /// `POST collections/destroy`. For users.
        ///
        /// - Parameter id: The collection.
        /// - Returns: The request.
        public func destroy(id: TweetCollection.ID) -> TwitterRequest<Void> {
            api.effect(Call(Endpoint(.post, "collections/destroy"), ["id": id]))
        }

        /// Reads what is known of a collection.
        ///
        /// `GET collections/show`. For users; 1,000 calls in 15 minutes.
        ///
        /// - Parameter id: The collection.
        /// - Returns: The request; the response of the answer names the collection, which is among its objects.
        public func show(id: TweetCollection.ID) -> TwitterRequest<CollectionTimeline> {
            api.request(Call(Endpoint(.get, "collections/show"), ["id": id]), returning: CollectionTimeline.self)
        }

        /// Reads the collections of a user, or those of them that hold a Tweet.
        ///
        /// `GET collections/list`. For users; 1,000 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - user: Whose collections.
        ///   - tweetID: Only collections that hold this Tweet.
        ///   - count: How many to ask for, up to 200.
        ///   - cursor: Where the page begins; the first page by default. It is no number.
        /// - Returns: The request for the page.
        public func list(
            user: UserSelector, tweetID: Tweet.ID? = nil, count: Int? = nil, cursor: Cursor? = nil
        ) -> PagedRequest<CollectionsPage> {
            api.paged(
                Call(
                    Endpoint(.get, "collections/list"),
                    user.parameters() + ["tweet_id": tweetID, "count": count, "cursor": cursor]),
                returning: CollectionsPage.self, by: .cursor)
        }
    }
}
