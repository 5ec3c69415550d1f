import TwitterHTTP
import TwitterJSON

extension TwitterAPI.DirectMessages {
    /// The endpoints below `direct_messages/welcome_messages`.
    public struct WelcomeMessages: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Which welcome message is shown.
        public var rules: Rules { Rules(api: api) }

        /// Stores a welcome message; a rule or a link shows it.
        ///
        /// `POST direct_messages/welcome_messages/new`. For users. The body is JSON and is not signed.
        ///
        /// - Parameters:
        ///   - message: What it says.
        ///   - name: A name for the account's own use, up to 100 characters.
        /// - Returns: The request for the stored message.
        public func new(message: MessageContent, name: String? = nil) -> TwitterRequest<WelcomeMessageAnswer> {
            let body = JSON(members: ["name": name.map(JSON.string), "message_data": message.json])
            return api.request(
                Call(
                    Endpoint(.post, "direct_messages/welcome_messages/new"), body: .json(["welcome_message": body])),
                returning: WelcomeMessageAnswer.self)
        }

        /// Replaces what a stored welcome message says.
        ///
        /// `PUT direct_messages/welcome_messages/update`. For users. The body is JSON and is not signed.
        ///
        /// - Parameters:
        ///   - id: The welcome message.
        ///   - message: What it says from now on.
        /// - Returns: The request for the changed message.
        public func update(id: WelcomeMessage.ID, message: MessageContent) -> TwitterRequest<WelcomeMessageAnswer> {
            api.request(
                Call(
                    Endpoint(.put, "direct_messages/welcome_messages/update"), ["id": id],
                    body: .json(["message_data": message.json])),
                returning: WelcomeMessageAnswer.self)
        }

        /// Lists the signed-in user's welcome messages.
        ///
        /// `GET direct_messages/welcome_messages/list`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - count: How many to ask for, up to 50; 20 by default.
        ///   - cursor: Where the page begins, as the page before tells it; the first page by default.
        /// - Returns: The request for the page.
        public func list(count: Int? = nil, cursor: Cursor? = nil) -> PagedRequest<WelcomeMessagesPage> {
            api.paged(
                Call(
                    Endpoint(.get, "direct_messages/welcome_messages/list"), ["count": count, "cursor": cursor]),
                returning: WelcomeMessagesPage.self, by: .cursor)
        }

        /// Reads one welcome message.
        ///
        /// `GET direct_messages/welcome_messages/show`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameter id: The welcome message.
        /// - Returns: The request for the message.
        public func show(id: WelcomeMessage.ID) -> TwitterRequest<WelcomeMessageAnswer> {
            api.request(
                Call(Endpoint(.get, "direct_messages/welcome_messages/show"), ["id": id]),
                returning: WelcomeMessageAnswer.self)
        }

        /// Deletes a welcome message.
        ///
        /// `DELETE direct_messages/welcome_messages/destroy`. For users. The answer is empty.
        ///
        /// - Parameter id: The welcome message.
        /// - Returns: The request.
        public func destroy(id: WelcomeMessage.ID) -> TwitterRequest<Void> {
            api.effect(Call(Endpoint(.delete, "direct_messages/welcome_messages/destroy"), ["id": id]))
        }
    }

    /// The endpoints below `direct_messages/welcome_messages/rules`.
    public struct Rules: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Makes a welcome message the one that is shown.
        ///
        /// `POST direct_messages/welcome_messages/rules/new`. For users; there can be one rule only. The body is JSON
        /// and is not signed.
        ///
        /// - Parameter welcomeMessageID: The welcome message.
        /// - Returns: The request for the rule.
        public func new(welcomeMessageID: WelcomeMessage.ID) -> TwitterRequest<WelcomeMessageRule> {
            let rule: JSON = ["welcome_message_id": JSON(welcomeMessageID)]
            return api.request(
                Call(
                    Endpoint(.post, "direct_messages/welcome_messages/rules/new"),
                    body: .json(["welcome_message_rule": rule])),
                returning: WelcomeMessageRule.self)
        }

        /// Lists the rules.
        ///
        /// `GET direct_messages/welcome_messages/rules/list`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - count: How many to ask for, up to 50; 20 by default.
        ///   - cursor: Where the page begins, as the page before tells it; the first page by default.
        /// - Returns: The request for the page.
        public func list(count: Int? = nil, cursor: Cursor? = nil) -> PagedRequest<WelcomeMessageRulesPage> {
            api.paged(
                Call(
                    Endpoint(.get, "direct_messages/welcome_messages/rules/list"),
                    ["count": count, "cursor": cursor]),
                returning: WelcomeMessageRulesPage.self, by: .cursor)
        }

        /// Reads one rule.
        ///
        /// `GET direct_messages/welcome_messages/rules/show`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameter id: The rule.
        /// - Returns: The request for the rule.
        public func show(id: WelcomeMessageRule.ID) -> TwitterRequest<WelcomeMessageRule> {
            api.request(
                Call(Endpoint(.get, "direct_messages/welcome_messages/rules/show"), ["id": id]),
                returning: WelcomeMessageRule.self)
        }

        /// Deletes a rule; then no welcome message is shown.
        ///
        /// `DELETE direct_messages/welcome_messages/rules/destroy`. For users. The answer is empty.
        ///
        /// - Parameter id: The rule.
        /// - Returns: The request.
        public func destroy(id: WelcomeMessageRule.ID) -> TwitterRequest<Void> {
            api.effect(Call(Endpoint(.delete, "direct_messages/welcome_messages/rules/destroy"), ["id": id]))
        }
    }
}
