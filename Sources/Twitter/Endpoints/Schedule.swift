public import FoundationEssentials
import TwitterHTTP

extension TwitterAPI {
    /// Tweets that the service posts later.
    public var schedule: Schedule { Schedule(api: self) }

    /// The endpoints below `schedule`; undocumented, for the keys of TweetDeck only.
    public struct Schedule: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Scheduled Tweets.
        public var status: ScheduledStatus { ScheduledStatus(api: api) }
    }

    /// The endpoints below `schedule/status`.
    public struct ScheduledStatus: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Schedules a Tweet.
        ///
        /// `POST schedule/status/tweet`. For users. Undocumented, for the keys of TweetDeck only.
        ///
        /// - Parameters:
        ///   - status: The text, weighing up to 280 characters.
        ///   - executeAt: When it is posted, to the second.
        ///   - mediaIDs: Up to four pictures, or one GIF, or one video, by the ids that uploading gave.
        /// - Returns: The request for the scheduled Tweet.
        public func tweet(
            status: String, executeAt: Date, mediaIDs: [Media.ID]? = nil
        ) -> TwitterRequest<ScheduledTweet> {
            api.request(
                Call(
                    Endpoint(.post, "schedule/status/tweet"),
                    ["status": status, "execute_at": UnixTime(seconds: executeAt), "media_ids": mediaIDs]),
                returning: ScheduledTweet.self)
        }

        /// Lists the scheduled Tweets.
        ///
        /// `GET schedule/status/list`. For users. Undocumented, for the keys of TweetDeck only.
        ///
        /// - Parameters:
        ///   - count: How many to ask for.
        ///   - includeEntities: Whether links, mentions, hashtags and media are listed.
        ///   - includeUserEntities: Whether links in the profiles are listed.
        ///   - includeCards: Whether cards are described.
        /// - Returns: The request for the scheduled Tweets.
        public func list(
            count: Int? = nil, includeEntities: Bool? = nil, includeUserEntities: Bool? = nil,
            includeCards: Bool? = nil
        ) -> TwitterRequest<[ScheduledTweet]> {
            api.list(
                Call(
                    Endpoint(.get, "schedule/status/list"),
                    [
                        "count": count, "include_entities": includeEntities,
                        "include_user_entities": includeUserEntities, "include_cards": includeCards,
                    ]),
                of: ScheduledTweet.self)
        }

        /// Changes a scheduled Tweet; what is left out stays as it is.
        ///
        /// `PUT schedule/status/:id`. For users. Undocumented, for the keys of TweetDeck only.
        ///
        /// - Parameters:
        ///   - id: The scheduled Tweet.
        ///   - status: The text, weighing up to 280 characters.
        ///   - executeAt: When it is posted, to the second.
        ///   - mediaIDs: Up to four pictures, or one GIF, or one video, by the ids that uploading gave.
        /// - Returns: The request for the changed Tweet.
        public func update(
            id: ScheduledTweet.ID, status: String? = nil, executeAt: Date? = nil, mediaIDs: [Media.ID]? = nil
        ) -> TwitterRequest<ScheduledTweet> {
            api.request(
                Call(
                    Endpoint(.put, "schedule/status/:id", ["id": id]),
                    [
                        "status": status, "execute_at": executeAt.map { UnixTime(seconds: $0) },
                        "media_ids": mediaIDs,
                    ]),
                returning: ScheduledTweet.self)
        }

        /// Deletes a scheduled Tweet, which then is not posted.
        ///
        /// `DELETE schedule/status/:id`. For users. Undocumented, for the keys of TweetDeck only.
        ///
        /// - Parameter id: The scheduled Tweet.
        /// - Returns: The request for the deleted Tweet.
        public func remove(id: ScheduledTweet.ID) -> TwitterRequest<ScheduledTweet> {
            api.request(
                Call(Endpoint(.delete, "schedule/status/:id", ["id": id])), returning: ScheduledTweet.self)
        }
    }
}
