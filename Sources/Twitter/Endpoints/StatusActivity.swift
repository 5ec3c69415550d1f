import TwitterHTTP

extension TwitterAPI.Statuses {
    /// What others did with a Tweet.
    public var activity: Activities { Activities(api: api) }

    /// The endpoint below `statuses/:id/activity`.
    public struct Activities: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads who has liked, answered and retweeted a Tweet, and how many they are.
        ///
        /// `GET statuses/:id/activity/summary`. For users. Undocumented.
        ///
        /// - Parameter id: The Tweet.
        /// - Returns: The request for the summary.
        public func summary(id: Tweet.ID) -> TwitterRequest<ActivitySummary> {
            api.request(
                Call(Endpoint(.get, "statuses/:id/activity/summary", ["id": id])), returning: ActivitySummary.self)
        }
    }
}
