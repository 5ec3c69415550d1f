import TwitterHTTP

extension TwitterAPI {
    /// Having the activity of users sent to an address of the app.
    public var accountActivity: AccountActivity { AccountActivity(api: self) }

    /// The endpoints below `account_activity`: those of the enterprise form, and in ``all`` those of the premium form.
    public struct AccountActivity: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// The premium form, in which the app has named environments.
        public var all: All { All(api: api) }

        /// Addresses of the app.
        public var webhooks: Webhooks { Webhooks(api: api) }

        /// Users whose activity is sent.
        public var subscriptions: Subscriptions { Subscriptions(api: api) }

        /// The endpoints below `account_activity/all`.
        public struct All: Sendable {
            /// The client that sends.
            public let api: TwitterAPI

            /// Addresses of the app.
            public var webhooks: EnvironmentWebhooks { EnvironmentWebhooks(api: api) }

            /// Users whose activity is sent.
            public var subscriptions: EnvironmentSubscriptions { EnvironmentSubscriptions(api: api) }
        }

        /// The endpoints below `account_activity/subscriptions`.
        public struct Subscriptions: Sendable {
            /// The client that sends.
            public let api: TwitterAPI

            /// Tells how many users are subscribed and how many may be.
            ///
            /// `GET account_activity/subscriptions/count`. For enterprise apps; 15 calls in 15 minutes.
            ///
            /// - Returns: The request for the numbers.
            public func count() -> TwitterRequest<WebhookSubscriptionsCount> {
                api.request(
                    Call(Endpoint(.get, "account_activity/subscriptions/count")),
                    returning: WebhookSubscriptionsCount.self)
            }
        }
    }
}
