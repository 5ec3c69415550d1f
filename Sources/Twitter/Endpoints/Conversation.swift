import TwitterHTTP

extension TwitterAPI {
    /// What was said around a Tweet.
    public var conversation: Conversation { Conversation(api: self) }

    /// The endpoints below `conversation`.
    public struct Conversation: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the Tweets of a conversation.
        ///
        /// `GET conversation/show/:id`. For users. Undocumented.
        ///
        /// - Parameter id: Any Tweet of the conversation.
        /// - Returns: The request for the Tweets.
        public func show(id: Tweet.ID) -> TwitterRequest<[Tweet]> {
            api.list(Call(Endpoint(.get, "conversation/show/:id", ["id": id])), of: Tweet.self)
        }

        /// Reads the Tweets of a conversation, with the id as a parameter.
        ///
        /// `GET conversation/show`. For users. Undocumented.
        ///
        /// - Parameter id: Any Tweet of the conversation.
        /// - Returns: The request for the Tweets.
        public func show(queryID id: Tweet.ID) -> TwitterRequest<[Tweet]> {
            api.list(Call(Endpoint(.get, "conversation/show"), ["id": id]), of: Tweet.self)
        }
    }
}
