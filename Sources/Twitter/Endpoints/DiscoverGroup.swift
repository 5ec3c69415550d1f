import TwitterHTTP

extension TwitterAPI {
    /// What the old Discover tab showed.
    public var discover: DiscoverGroup { DiscoverGroup(api: self) }

    /// The endpoints below `discover`; undocumented.
    public struct DiscoverGroup: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads everything that the tab showed.
        ///
        /// `GET discover/universal`. For users. Undocumented.
        ///
        /// - Returns: The request for the modules of the tab.
        public func universal() -> TwitterRequest<Discover> {
            api.request(Call(Endpoint(.get, "discover/universal")), returning: Discover.self)
        }

        /// Reads the best of what the tab showed.
        ///
        /// `GET discover/highlight`. For users. Undocumented.
        ///
        /// - Returns: The request for the modules of the tab.
        public func highlight() -> TwitterRequest<Discover> {
            api.request(Call(Endpoint(.get, "discover/highlight")), returning: Discover.self)
        }
    }
}
