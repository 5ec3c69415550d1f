import TwitterHTTP

extension TwitterAPI {
    /// The app.
    public var application: Application { Application(api: self) }

    /// The endpoints below `application`.
    public struct Application: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads what is left of the limits of all endpoints.
        ///
        /// `GET application/rate_limit_status`. For users and apps; 180 calls in 15 minutes each.
        ///
        /// - Parameter resources: The families to tell, such as `statuses`; all by default.
        /// - Returns: The request for the limits.
        public func rateLimitStatus(resources: [String]? = nil) -> TwitterRequest<RateLimitStatus> {
            api.request(
                Call(Endpoint(.get, "application/rate_limit_status"), ["resources": resources]),
                returning: RateLimitStatus.self)
        }
    }
}
