import TwitterHTTP

extension TwitterAPI {
    /// How often links were posted.
    public var urls: URLCounts { URLCounts(api: self) }

    /// The endpoint below `urls`.
    public struct URLCounts: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads how many Tweets have a link to an address.
        ///
        /// `GET urls/count`. Asked without a credential. Retired in November 2015.
        ///
        /// - Parameter url: The address.
        /// - Returns: The request for the number.
        public func count(url: String) -> TwitterRequest<Count> {
            api.request(Call(Endpoint(.get, "urls/count"), ["url": url]), returning: Count.self)
                .with { $0.credential = Credential.none }
        }
    }
}
