import TwitterHTTP

extension TwitterAPI {
    /// Searches that the signed-in user has kept.
    public var savedSearches: SavedSearches { SavedSearches(api: self) }

    /// The endpoints below `saved_searches`.
    public struct SavedSearches: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the signed-in user's saved searches.
        ///
        /// `GET saved_searches/list`. For users; 15 calls in 15 minutes.
        ///
        /// - Returns: The request for the searches.
        public func list() -> TwitterRequest<[SavedSearch]> {
            api.list(Call(Endpoint(.get, "saved_searches/list")), of: SavedSearch.self)
        }

        /// Reads one saved search.
        ///
        /// `GET saved_searches/show/:id`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameter id: The saved search.
        /// - Returns: The request for the search.
        public func show(id: SavedSearch.ID) -> TwitterRequest<SavedSearch> {
            api.request(Call(Endpoint(.get, "saved_searches/show/:id", ["id": id])), returning: SavedSearch.self)
        }

        /// Saves a search.
        ///
        /// `POST saved_searches/create`. For users. A user may keep 25 of them.
        ///
        /// - Parameter query: Words and operators, as ``TwitterAPI/Search`` takes them.
        /// - Returns: The request for the saved search.
        public func create(query: String) -> TwitterRequest<SavedSearch> {
            api.request(Call(Endpoint(.post, "saved_searches/create"), ["query": query]), returning: SavedSearch.self)
        }

        /// Deletes a saved search.
        ///
        /// `POST saved_searches/destroy/:id`. For users.
        ///
        /// - Parameter id: The saved search.
        /// - Returns: The request for the deleted search.
        public func destroy(id: SavedSearch.ID) -> TwitterRequest<SavedSearch> {
            api.request(Call(Endpoint(.post, "saved_searches/destroy/:id", ["id": id])), returning: SavedSearch.self)
        }
    }
}
