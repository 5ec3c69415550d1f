import TwitterHTTP

extension TwitterAPI {
    /// What places talk about.
    public var trends: TrendsGroup { TrendsGroup(api: self) }

    /// The endpoints below `trends`.
    public struct TrendsGroup: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads up to 50 topics that a place talks about.
        ///
        /// `GET trends/place`. For users and apps; 75 calls in 15 minutes each. A place without trends is 404 with code
        /// 34.
        ///
        /// - Parameters:
        ///   - id: The "where on earth" id of the place; 1 is the whole world.
        ///   - exclude: `hashtags` leaves hashtags out.
        /// - Returns: The request for the topics; the list has one element in practice.
        public func place(id: Int, exclude: String? = nil) -> TwitterRequest<[Trends]> {
            TwitterRequest(Call(Endpoint(.get, "trends/place"), ["id": id, "exclude": exclude]), api: api) {
                try decodeModels(Trends.self, from: $0.body).elements
            }
        }
    }
}
