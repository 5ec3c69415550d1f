import TwitterHTTP
import TwitterJSON

extension TwitterAPI.DirectMessages {
    /// The endpoints below `direct_messages/events`.
    public struct Events: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Sends a message.
        ///
        /// `POST direct_messages/events/new`. For users; 1,000 messages a day for each user, 15,000 for each app.
        /// Within 24 hours of a received message, 5 answers are free. Somebody who does not follow and takes no
        /// messages from strangers is 403 with code 349. The body is JSON and is not signed.
        ///
        /// - Parameters:
        ///   - recipientID: Who gets it.
        ///   - message: What it says.
        ///   - customProfileID: The profile that it comes from in place of the user's own.
        ///   - type: The kind of event; there is no other than `message_create`.
        /// - Returns: The request for the sent message.
        public func new(
            recipientID: User.ID, message: MessageContent, customProfileID: CustomProfile.ID? = nil,
            type: String = "message_create"
        ) -> TwitterRequest<DirectMessageAnswer> {
            let event = JSON(members: [
                "target": ["recipient_id": JSON(recipientID)], "message_data": message.json,
                "custom_profile_id": customProfileID.map { JSON($0) },
            ])
            return api.request(
                Call(
                    Endpoint(.post, "direct_messages/events/new"),
                    body: .json(["event": ["type": .string(type), "message_create": event]])),
                returning: DirectMessageAnswer.self)
        }

        /// Lists the messages of the last 30 days, sent and received, newest first.
        ///
        /// `GET direct_messages/events/list`. For users; 15 calls in 15 minutes. A page may be empty and not be the
        /// last.
        ///
        /// - Parameters:
        ///   - count: How many to ask for, up to 50; 20 by default.
        ///   - cursor: Where the page begins, as the page before tells it; the first page by default.
        /// - Returns: The request for the page.
        public func list(count: Int? = nil, cursor: Cursor? = nil) -> PagedRequest<EventsPage> {
            api.paged(
                Call(Endpoint(.get, "direct_messages/events/list"), ["count": count, "cursor": cursor]),
                returning: EventsPage.self, by: .cursor)
        }

        /// Reads one message.
        ///
        /// `GET direct_messages/events/show`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameter id: The message.
        /// - Returns: The request for the message.
        public func show(id: DirectMessageEvent.ID) -> TwitterRequest<DirectMessageAnswer> {
            api.request(
                Call(Endpoint(.get, "direct_messages/events/show"), ["id": id]), returning: DirectMessageAnswer.self)
        }

        /// Deletes a message from the signed-in user's view; the other side keeps it.
        ///
        /// `DELETE direct_messages/events/destroy`. For users. The answer is empty.
        ///
        /// - Parameter id: The message.
        /// - Returns: The request.
        public func destroy(id: DirectMessageEvent.ID) -> TwitterRequest<Void> {
            api.effect(Call(Endpoint(.delete, "direct_messages/events/destroy"), ["id": id]))
        }
    }
}
