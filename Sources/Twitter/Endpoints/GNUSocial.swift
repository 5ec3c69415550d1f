import TwitterHTTP
public import TwitterJSON

// What only compatible servers such as GNU social and Friendica have.
extension TwitterAPI {
    /// What a GNU social server says about itself.
    public var gnusocial: GNUSocial { GNUSocial(api: self) }

    /// What a StatusNet server, or one that answers like it, says about itself.
    public var statusnet: StatusNet { StatusNet(api: self) }

    /// The endpoints below `gnusocial`.
    public struct GNUSocial: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the settings of the server, among them how long a post may be.
        ///
        /// `GET gnusocial/config`. Compatible servers only.
        ///
        /// - Returns: The request; its value has a member `site`.
        public func config() -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "gnusocial/config")))
        }

        /// Reads the version of the server's program.
        ///
        /// `GET gnusocial/version`. Compatible servers only.
        ///
        /// - Returns: The request; its value is a text.
        public func version() -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "gnusocial/version")))
        }
    }

    /// The endpoints below `statusnet`.
    public struct StatusNet: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the posts of a conversation.
        ///
        /// `GET statusnet/conversation/:id`. Compatible servers only.
        ///
        /// - Parameters:
        ///   - id: The conversation, by the `statusnet_conversation_id` of its posts.
        ///   - count: How many to ask for.
        ///   - sinceID: Only posts newer than this one.
        ///   - maxID: Only this post and older ones.
        ///   - page: The number of the page, from 1.
        /// - Returns: The request for the posts, newest first.
        public func conversation(
            id: String, count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, page: Int? = nil
        ) -> PagedRequest<[Tweet]> {
            api.paged(
                Call(
                    Endpoint(.get, "statusnet/conversation/:id", ["id": id]),
                    ["count": count, "since_id": sinceID, "max_id": maxID, "page": page]),
                listOf: Tweet.self, by: .maxID)
        }

        /// Reads the settings of the server, under the older name.
        ///
        /// `GET statusnet/config`. Compatible servers only.
        ///
        /// - Returns: The request; its value has a member `site`.
        public func config() -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "statusnet/config")))
        }

        /// Reads the version of the server's program, under the older name.
        ///
        /// `GET statusnet/version`. Compatible servers only.
        ///
        /// - Returns: The request; its value is a text.
        public func version() -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "statusnet/version")))
        }
    }
}
