import TwitterHTTP

// Messages before there were events: retired at Twitter on 2018-09-17, alive on compatible servers.
extension TwitterAPI.DirectMessages {
    /// Lists messages that the signed-in user received; at most 800 can be reached.
    ///
    /// `GET direct_messages`. For users; 15 calls in 15 minutes. Retired on 2018-09-17; compatible servers have it.
    ///
    /// - Parameters:
    ///   - count: How many to ask for, up to 200; 20 by default.
    ///   - sinceID: Only messages newer than this one.
    ///   - maxID: Only this message and older ones.
    ///   - includeEntities: Whether links and the like are listed; they are by default.
    ///   - skipStatus: Whether the users' newest Tweets are left out.
    ///   - fullText: Whether texts beyond 140 characters are whole.
    /// - Returns: The request for the messages, newest first.
    public func callAsFunction(
        count: Int? = nil, sinceID: DirectMessage.ID? = nil, maxID: DirectMessage.ID? = nil,
        includeEntities: Bool? = nil, skipStatus: Bool? = nil, fullText: Bool? = true
    ) -> PagedRequest<[DirectMessage]> {
        api.paged(
            Call(
                Endpoint(.get, "direct_messages"),
                [
                    "count": count, "since_id": sinceID, "max_id": maxID, "include_entities": includeEntities,
                    "skip_status": skipStatus, "full_text": fullText,
                ]),
            listOf: DirectMessage.self, by: .maxID)
    }

    /// Lists messages that the signed-in user sent; at most 800 can be reached.
    ///
    /// `GET direct_messages/sent`. For users; 15 calls in 15 minutes. Retired on 2018-09-17; compatible servers have
    /// it.
    ///
    /// - Parameters:
    ///   - count: How many to ask for, up to 200; 20 by default.
    ///   - sinceID: Only messages newer than this one.
    ///   - maxID: Only this message and older ones.
    ///   - page: The number of the page, from 1.
    ///   - includeEntities: Whether links and the like are listed; they are by default.
    ///   - fullText: Whether texts beyond 140 characters are whole.
    /// - Returns: The request for the messages, newest first.
    public func sent(
        count: Int? = nil, sinceID: DirectMessage.ID? = nil, maxID: DirectMessage.ID? = nil, page: Int? = nil,
        includeEntities: Bool? = nil, fullText: Bool? = true
    ) -> PagedRequest<[DirectMessage]> {
        api.paged(
            Call(
                Endpoint(.get, "direct_messages/sent"),
                [
                    "count": count, "since_id": sinceID, "max_id": maxID, "page": page,
                    "include_entities": includeEntities, "full_text": fullText,
                ]),
            listOf: DirectMessage.self, by: .maxID)
    }

    /// Reads one message.
    ///
    /// `GET direct_messages/show`. For users; 15 calls in 15 minutes. Retired on 2018-09-17.
    ///
    /// - Parameters:
    ///   - id: The message.
    ///   - fullText: Whether a text beyond 140 characters is whole.
    /// - Returns: The request for the message.
    public func show(id: DirectMessage.ID, fullText: Bool? = true) -> TwitterRequest<DirectMessage> {
        api.request(
            Call(Endpoint(.get, "direct_messages/show"), ["id": id, "full_text": fullText]),
            returning: DirectMessage.self)
    }

    /// Sends a message to one user.
    ///
    /// `POST direct_messages/new`. For users. Retired on 2018-09-17 in favour of ``events``; compatible servers have
    /// it.
    ///
    /// - Parameters:
    ///   - user: Who gets it.
    ///   - text: The text.
    ///   - mediaID: A picture, by the id that uploading gave; undocumented.
    ///   - fullText: Whether a text beyond 140 characters is whole in the answer.
    /// - Returns: The request for the sent message.
    public func new(
        _ user: UserSelector, text: String, mediaID: Media.ID? = nil, fullText: Bool? = true
    ) -> TwitterRequest<DirectMessage> {
        api.request(
            Call(
                Endpoint(.post, "direct_messages/new"),
                ["text": text] + user.parameters() + ["media_id": mediaID, "full_text": fullText]),
            returning: DirectMessage.self)
    }

    /// Deletes one message.
    ///
    /// `POST direct_messages/destroy`. For users. Retired on 2018-09-17.
    ///
    /// - Parameters:
    ///   - id: The message.
    ///   - includeEntities: Whether links and the like are listed; they are by default.
    /// - Returns: The request for the deleted message.
    public func destroy(id: DirectMessage.ID, includeEntities: Bool? = nil) -> TwitterRequest<DirectMessage> {
        api.request(
            Call(Endpoint(.post, "direct_messages/destroy"), ["id": id, "include_entities": includeEntities]),
            returning: DirectMessage.self)
    }

    /// Lists messages, received and sent.
    ///
    /// `GET direct_messages/all`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - count: How many to ask for.
    ///   - sinceID: Only messages newer than this one.
    ///   - maxID: Only this message and older ones.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the messages, newest first.
    public func all(
        count: Int? = nil, sinceID: DirectMessage.ID? = nil, maxID: DirectMessage.ID? = nil, page: Int? = nil
    ) -> PagedRequest<[DirectMessage]> {
        api.paged(
            Call(
                Endpoint(.get, "direct_messages/all"),
                ["count": count, "since_id": sinceID, "max_id": maxID, "page": page]),
            listOf: DirectMessage.self, by: .maxID)
    }

    /// Lists the messages of one conversation.
    ///
    /// `GET direct_messages/conversation`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - uri: The conversation, as its messages name it.
    ///   - count: How many to ask for.
    ///   - sinceID: Only messages newer than this one.
    ///   - maxID: Only this message and older ones.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the messages, newest first.
    public func conversation(
        uri: String, count: Int? = nil, sinceID: DirectMessage.ID? = nil, maxID: DirectMessage.ID? = nil,
        page: Int? = nil
    ) -> PagedRequest<[DirectMessage]> {
        api.paged(
            Call(
                Endpoint(.get, "direct_messages/conversation"),
                ["uri": uri, "count": count, "since_id": sinceID, "max_id": maxID, "page": page]),
            listOf: DirectMessage.self, by: .maxID)
    }
}
