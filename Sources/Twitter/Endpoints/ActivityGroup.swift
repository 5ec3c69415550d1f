import TwitterHTTP

extension TwitterAPI {
    /// What users do beside writing.
    public var activity: ActivityGroup { ActivityGroup(api: self) }

    /// The endpoints below `activity`; undocumented.
    public struct ActivityGroup: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads what others did that concerns the signed-in user: likes, retweets, follows, replies.
        ///
        /// `GET activity/about_me`. For users. Undocumented.
        ///
        /// - Parameters:
        ///   - count: How many to ask for.
        ///   - sinceID: Only what is newer than this position.
        ///   - maxID: Only this position and what is older.
        ///   - contributorDetails: Whether contributors have screen names; obsolete.
        ///   - includeEntities: Whether links, mentions, hashtags and media are listed; they are by default.
        ///   - includeMyRetweet: Whether the id of the signed-in user's retweet is told.
        ///   - includeCards: Whether cards are described.
        ///   - modelVersion: What the official apps send under this name; its meaning is not known.
        ///   - sendErrorCodes: Whether refusals have codes.
        /// - Returns: The request for the activities, newest first.
        public func aboutMe(
            count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, contributorDetails: Bool? = nil,
            includeEntities: Bool? = nil, includeMyRetweet: Bool? = nil, includeCards: Bool? = nil,
            modelVersion: Bool? = nil, sendErrorCodes: Bool? = nil
        ) -> PagedRequest<[Activity]> {
            api.paged(
                Call(
                    Endpoint(.get, "activity/about_me"),
                    [
                        "count": count, "since_id": sinceID, "max_id": maxID,
                        "contributor_details": contributorDetails, "include_entities": includeEntities,
                        "include_my_retweet": includeMyRetweet, "include_cards": includeCards,
                        "model_version": modelVersion, "send_error_codes": sendErrorCodes,
                    ]),
                listOf: Activity.self, by: .maxID)
        }

        /// Reads what those did whom the signed-in user follows: likes, follows, changes of lists.
        ///
        /// `GET activity/by_friends`. For users. Undocumented.
        ///
        /// - Parameters:
        ///   - count: How many to ask for.
        ///   - sinceID: Only what is newer than this position.
        ///   - maxID: Only this position and what is older.
        ///   - contributorDetails: Whether contributors have screen names; obsolete.
        ///   - includeCards: Whether cards are described.
        ///   - includeEntities: Whether links, mentions, hashtags and media are listed; they are by default.
        ///   - includeMyRetweet: Whether the id of the signed-in user's retweet is told.
        ///   - includeUserEntities: Whether links in the profiles are listed.
        ///   - latestResults: What the official apps send under this name; its meaning is not known.
        ///   - sendErrorCodes: Whether refusals have codes.
        /// - Returns: The request for the activities, newest first.
        public func byFriends(
            count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, contributorDetails: Bool? = nil,
            includeCards: Bool? = nil, includeEntities: Bool? = nil, includeMyRetweet: Bool? = nil,
            includeUserEntities: Bool? = nil, latestResults: Bool? = nil, sendErrorCodes: Bool? = nil
        ) -> PagedRequest<[Activity]> {
            api.paged(
                Call(
                    Endpoint(.get, "activity/by_friends"),
                    [
                        "count": count, "since_id": sinceID, "max_id": maxID,
                        "contributor_details": contributorDetails, "include_cards": includeCards,
                        "include_entities": includeEntities, "include_my_retweet": includeMyRetweet,
                        "include_user_entities": includeUserEntities, "latest_results": latestResults,
                        "send_error_codes": sendErrorCodes,
                    ]),
                listOf: Activity.self, by: .maxID)
        }
    }
}
