import TwitterHTTP

extension TwitterAPI {
    /// Messages between users.
    public var directMessages: DirectMessages { DirectMessages(api: self) }

    /// The endpoints below `direct_messages`.
    ///
    /// Messages are ``events``. The endpoints without events were retired on 2018-09-17; compatible servers have them.
    public struct DirectMessages: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Messages, sent and received.
        public var events: Events { Events(api: api) }

        /// Messages that greet who opens a conversation.
        public var welcomeMessages: WelcomeMessages { WelcomeMessages(api: api) }

        /// Shows the other side, for about 3 seconds, that the signed-in user is writing.
        ///
        /// `POST direct_messages/indicate_typing`. For users; 1,000 calls in 15 minutes. The answer is empty.
        ///
        /// - Parameter recipientID: The other side.
        /// - Returns: The request.
        public func indicateTyping(recipientID: User.ID) -> TwitterRequest<Void> {
            api.effect(Call(Endpoint(.post, "direct_messages/indicate_typing"), ["recipient_id": recipientID]))
        }

        /// Marks a conversation as read up to a message.
        ///
        /// `POST direct_messages/mark_read`. For users; 1,000 calls in 15 minutes. The answer is empty.
        ///
        /// - Parameters:
        ///   - lastReadEventID: The last message that was read.
        ///   - recipientID: The other side, who sent it.
        /// - Returns: The request.
        public func markRead(
            lastReadEventID: DirectMessageEvent.ID, recipientID: User.ID
        ) -> TwitterRequest<Void> {
            api.effect(
                Call(
                    Endpoint(.post, "direct_messages/mark_read"),
                    ["last_read_event_id": lastReadEventID, "recipient_id": recipientID]))
        }
    }
}
