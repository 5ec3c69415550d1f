import TwitterHTTP

extension TwitterAPI.AccountActivity {
    /// The endpoints below `account_activity/webhooks`.
    public struct Webhooks: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Users whose activity is sent to one address.
        public var subscriptions: WebhookSubscribers { WebhookSubscribers(api: api) }

        /// Lists the addresses of the app.
        ///
        /// `GET account_activity/webhooks`. For enterprise apps; 15 calls in 15 minutes.
        ///
        /// - Returns: The request for the addresses.
        public func callAsFunction() -> TwitterRequest<[Webhook]> {
            api.list(Call(Endpoint(.get, "account_activity/webhooks")), of: Webhook.self)
        }

        /// Registers an address.
        ///
        /// `POST account_activity/webhooks`. For the app's own user; 15 calls in 15 minutes. Before it answers, the
        /// service sends a challenge to the address; without the right response it refuses with code 214.
        ///
        /// - Parameter url: The address, with https and without a port; it is sent in the query.
        /// - Returns: The request for the registered address.
        public func add(url: String) -> TwitterRequest<Webhook> {
            api.request(
                Call(Endpoint(.post, "account_activity/webhooks"), ["url": url], body: CallBody.none),
                returning: Webhook.self)
        }

        /// Has the challenge sent again, which makes a switched-off address good.
        ///
        /// `PUT account_activity/webhooks/:webhook_id`. For the app's own user; 15 calls in 15 minutes. The answer is
        /// empty.
        ///
        /// - Parameter webhookID: The address.
        /// - Returns: The request.
        public func update(webhookID: Webhook.ID) -> TwitterRequest<Void> {
            request(.put, webhookID)
        }

        /// Removes an address.
        ///
        /// `DELETE account_activity/webhooks/:webhook_id`. For the app's own user; 15 calls in 15 minutes. The answer
        /// is empty.
        ///
        /// - Parameter webhookID: The address.
        /// - Returns: The request.
        public func remove(webhookID: Webhook.ID) -> TwitterRequest<Void> {
            request(.delete, webhookID)
        }

        private func request(_ method: HTTPMethod, _ webhookID: Webhook.ID) -> TwitterRequest<Void> {
            api.effect(
                Call(Endpoint(method, "account_activity/webhooks/:webhook_id", ["webhook_id": webhookID])))
        }
    }

    /// The group `account_activity/webhooks/:webhook_id/subscriptions`.
    public struct WebhookSubscribers: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Subscriptions to all kinds of activity, the only ones there are.
        public var all: WebhookSubscribersOfAll { WebhookSubscribersOfAll(api: api) }
    }

    /// The endpoints below `account_activity/webhooks/:webhook_id/subscriptions/all`.
    public struct WebhookSubscribersOfAll: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Tells whether the activity of the signed-in user is sent.
        ///
        /// `GET account_activity/webhooks/:webhook_id/subscriptions/all`. For users of enterprise apps; 500 calls in 15
        /// minutes. The status says it: 204 or 404.
        ///
        /// - Parameter webhookID: The address.
        /// - Returns: The request; its value is whether the user is subscribed.
        public func callAsFunction(webhookID: Webhook.ID) -> TwitterRequest<Bool> {
            api.isThere(call(.get, webhookID))
        }

        /// Has the activity of the signed-in user sent.
        ///
        /// `POST account_activity/webhooks/:webhook_id/subscriptions/all`. For users of enterprise apps; 500 calls in
        /// 15 minutes. The answer is empty.
        ///
        /// - Parameter webhookID: The address.
        /// - Returns: The request.
        public func add(webhookID: Webhook.ID) -> TwitterRequest<Void> {
            api.effect(call(.post, webhookID))
        }

        /// Ends the sending of the signed-in user's activity.
        ///
        /// `DELETE account_activity/webhooks/:webhook_id/subscriptions/all`. For users of enterprise apps; 500 calls in
        /// 15 minutes; an older form. The answer is empty.
        ///
        /// - Parameter webhookID: The address.
        /// - Returns: The request.
        public func remove(webhookID: Webhook.ID) -> TwitterRequest<Void> {
            api.effect(call(.delete, webhookID))
        }

        /// Lists the users whose activity is sent.
        ///
        /// `GET account_activity/webhooks/:webhook_id/subscriptions/all/list`. For enterprise apps; 50 calls in 15
        /// minutes.
        ///
        /// - Parameter webhookID: The address.
        /// - Returns: The request for the users' ids.
        public func list(webhookID: Webhook.ID) -> TwitterRequest<WebhookSubscriptions> {
            api.request(
                Call(
                    Endpoint(
                        .get, "account_activity/webhooks/:webhook_id/subscriptions/all/list",
                        ["webhook_id": webhookID])),
                returning: WebhookSubscriptions.self)
        }

        private func call(_ method: HTTPMethod, _ webhookID: Webhook.ID) -> Call {
            Call(
                Endpoint(
                    method, "account_activity/webhooks/:webhook_id/subscriptions/all", ["webhook_id": webhookID]))
        }
    }
}
