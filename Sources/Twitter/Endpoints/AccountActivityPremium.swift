import TwitterHTTP

extension TwitterAPI.AccountActivity {
    /// The endpoints below `account_activity/all/:env_name/webhooks`.
    public struct EnvironmentWebhooks: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Lists the addresses of all environments of the app.
        ///
        /// `GET account_activity/all/webhooks`. For premium apps; 15 calls in 15 minutes.
        ///
        /// - Returns: The request for the environments.
        public func callAsFunction() -> TwitterRequest<WebhookEnvironments> {
            api.request(
                Call(Endpoint(.get, "account_activity/all/webhooks")), returning: WebhookEnvironments.self)
        }

        /// Lists the addresses of one environment.
        ///
        /// `GET account_activity/all/:env_name/webhooks`. For premium apps; 15 calls in 15 minutes.
        ///
        /// - Parameter env: The name of the environment.
        /// - Returns: The request for the addresses.
        public func callAsFunction(env: String) -> TwitterRequest<[Webhook]> {
            api.list(
                Call(Endpoint(.get, "account_activity/all/:env_name/webhooks", ["env_name": env])),
                of: Webhook.self)
        }

        /// Registers an address.
        ///
        /// `POST account_activity/all/:env_name/webhooks`. For the app's own user; 15 calls in 15 minutes. Before it
        /// answers, the service sends a challenge to the address; without the right response it refuses with code 214.
        ///
        /// - Parameters:
        ///   - env: The name of the environment.
        ///   - url: The address, with https and without a port; it is sent in the query.
        /// - Returns: The request for the registered address.
        public func add(env: String, url: String) -> TwitterRequest<Webhook> {
            api.request(
                Call(
                    Endpoint(.post, "account_activity/all/:env_name/webhooks", ["env_name": env]), ["url": url],
                    body: CallBody.none),
                returning: Webhook.self)
        }

        /// Has the challenge sent again, which makes a switched-off address good.
        ///
        /// `PUT account_activity/all/:env_name/webhooks/:webhook_id`. For the app's own user; 15 calls in 15 minutes.
        /// The answer is empty.
        ///
        /// - Parameters:
        ///   - env: The name of the environment.
        ///   - webhookID: The address.
        /// - Returns: The request.
        public func update(env: String, webhookID: Webhook.ID) -> TwitterRequest<Void> {
            request(.put, env, webhookID)
        }

        /// Removes an address.
        ///
        /// `DELETE account_activity/all/:env_name/webhooks/:webhook_id`. For the app's own user; 15 calls in 15
        /// minutes. The answer is empty.
        ///
        /// - Parameters:
        ///   - env: The name of the environment.
        ///   - webhookID: The address.
        /// - Returns: The request.
        public func remove(env: String, webhookID: Webhook.ID) -> TwitterRequest<Void> {
            request(.delete, env, webhookID)
        }

        private func request(_ method: HTTPMethod, _ env: String, _ webhookID: Webhook.ID) -> TwitterRequest<Void> {
            api.effect(
                Call(
                    Endpoint(
                        method, "account_activity/all/:env_name/webhooks/:webhook_id",
                        ["env_name": env, "webhook_id": webhookID])))
        }
    }

    /// The endpoints below `account_activity/all/:env_name/subscriptions`.
    public struct EnvironmentSubscriptions: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Tells whether the activity of the signed-in user is sent.
        ///
        /// `GET account_activity/all/:env_name/subscriptions`. For users; 500 calls in 15 minutes. The status says it:
        /// 204 or 404.
        ///
        /// - Parameter env: The name of the environment.
        /// - Returns: The request; its value is whether the user is subscribed.
        public func callAsFunction(env: String) -> TwitterRequest<Bool> {
            api.isThere(call(.get, env))
        }

        /// Has the activity of the signed-in user sent.
        ///
        /// `POST account_activity/all/:env_name/subscriptions`. For users; 15 calls in 15 minutes. The answer is empty.
        /// The app needs the permission to read direct messages.
        ///
        /// - Parameter env: The name of the environment.
        /// - Returns: The request.
        public func add(env: String) -> TwitterRequest<Void> {
            api.effect(call(.post, env))
        }

        /// Ends the sending of the signed-in user's activity.
        ///
        /// `DELETE account_activity/all/:env_name/subscriptions`. For users; 15 calls in 15 minutes. The older form of
        /// ``remove(env:userID:)``. The answer is empty.
        ///
        /// - Parameter env: The name of the environment.
        /// - Returns: The request.
        public func remove(env: String) -> TwitterRequest<Void> {
            api.effect(call(.delete, env))
        }

        /// Ends the sending of a user's activity.
        ///
        /// `DELETE account_activity/all/:env_name/subscriptions/:user_id`. For premium apps; 500 calls in 15 minutes.
        /// The answer is empty.
        ///
        /// - Parameters:
        ///   - env: The name of the environment.
        ///   - userID: The user.
        /// - Returns: The request.
        public func remove(env: String, userID: User.ID) -> TwitterRequest<Void> {
            api.effect(
                Call(
                    Endpoint(
                        .delete, "account_activity/all/:env_name/subscriptions/:user_id",
                        ["env_name": env, "user_id": userID])))
        }

        /// Lists the users whose activity is sent.
        ///
        /// `GET account_activity/all/:env_name/subscriptions/list`. For premium apps; 50 calls in 15 minutes.
        ///
        /// - Parameter env: The name of the environment.
        /// - Returns: The request for the users' ids.
        public func list(env: String) -> TwitterRequest<WebhookSubscriptions> {
            api.request(
                Call(Endpoint(.get, "account_activity/all/:env_name/subscriptions/list", ["env_name": env])),
                returning: WebhookSubscriptions.self)
        }

        /// Tells how many users are subscribed and how many may be.
        ///
        /// `GET account_activity/all/subscriptions/count`. For premium apps; 15 calls in 15 minutes.
        ///
        /// - Returns: The request for the numbers.
        public func count() -> TwitterRequest<WebhookSubscriptionsCount> {
            api.request(
                Call(Endpoint(.get, "account_activity/all/subscriptions/count")),
                returning: WebhookSubscriptionsCount.self)
        }

        private func call(_ method: HTTPMethod, _ env: String) -> Call {
            Call(Endpoint(method, "account_activity/all/:env_name/subscriptions", ["env_name": env]))
        }
    }
}
