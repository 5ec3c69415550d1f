import TwitterHTTP

extension TwitterAPI {
    /// Tweets: posting, reading and timelines.
    public var statuses: Statuses { Statuses(api: self) }

    /// The endpoints below `statuses`.
    public struct Statuses: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Posts a Tweet.
        ///
        /// `POST statuses/update`. For users; 300 Tweets and retweets in 3 hours. The text may weigh 280 characters.
        /// The same text twice within a short time is refused with code 187.
        ///
        /// - Parameters:
        ///   - status: The text.
        ///   - inReplyTo: The Tweet that is answered; ignored unless its author is mentioned in the text or
        ///     `autoPopulateReplyMetadata` is on.
        ///   - autoPopulateReplyMetadata: Whether the service puts the mentions in front.
        ///   - excludeReplyUserIDs: Users whom those mentions leave out; never the author of the answered Tweet.
        ///   - attachmentURL: The address of a Tweet to quote, or of a message to link; it does not count as text.
        ///   - mediaIDs: Up to four pictures, or one GIF, or one video, by the ids that uploading gave.
        ///   - possiblySensitive: Must be on for media that not everybody should see at once.
        ///   - position: Where it was written; shown only if the account allows it.
        ///   - placeID: A place, by the id that the geo endpoints give.
        ///   - displayCoordinates: Whether a pin shows the exact point.
        ///   - enableDMCommands: Whether a leading D makes the text a direct message.
        ///   - failDMCommands: Whether such a text is an error.
        ///   - cardURI: An ads card, `card://` and its id.
        ///   - options: How the posted Tweet looks in the answer.
        ///   - weightedCharacterCount: A switch of the official clients, undocumented.
        /// - Returns: The request for the posted Tweet.
        public func update(
            status: String, inReplyTo: Tweet.ID? = nil, autoPopulateReplyMetadata: Bool? = nil,
            excludeReplyUserIDs: [User.ID]? = nil, attachmentURL: String? = nil, mediaIDs: [Media.ID]? = nil,
            possiblySensitive: Bool? = nil, position: GeoPosition? = nil, placeID: Place.ID? = nil,
            displayCoordinates: Bool? = nil, enableDMCommands: Bool? = nil, failDMCommands: Bool? = nil,
            cardURI: String? = nil, options: TweetOptions = TweetOptions(), weightedCharacterCount: Bool? = nil
        ) -> TwitterRequest<Tweet> {
            let parameters: Parameters = [
                "status": status, "in_reply_to_status_id": inReplyTo,
                "auto_populate_reply_metadata": autoPopulateReplyMetadata,
                "exclude_reply_user_ids": excludeReplyUserIDs, "attachment_url": attachmentURL, "media_ids": mediaIDs,
                "possibly_sensitive": possiblySensitive, "lat": position?.latitude, "long": position?.longitude,
                "place_id": placeID,
                "display_coordinates": displayCoordinates, "enable_dmcommands": enableDMCommands,
                "fail_dmcommands": failDMCommands, "card_uri": cardURI,
                "weighted_character_count": weightedCharacterCount,
            ]
            return api.request(
                Call(Endpoint(.post, "statuses/update"), parameters + options.parameters), returning: Tweet.self)
        }

        /// Reads one Tweet.
        ///
        /// `GET statuses/show/:id`. For users and apps; 900 calls in 15 minutes each. A Tweet that is gone is 404 with
        /// code 144, one of a protected author 403 with code 179.
        ///
        /// - Parameters:
        ///   - id: The Tweet.
        ///   - includeMyRetweet: Whether the id of the signed-in user's retweet is told.
        ///   - options: How the Tweet looks in the answer.
        /// - Returns: The request for the Tweet.
        public func show(
            id: Tweet.ID, includeMyRetweet: Bool? = nil, options: TweetOptions = TweetOptions()
        ) -> TwitterRequest<Tweet> {
            api.request(
                Call(
                    Endpoint(.get, "statuses/show/:id", ["id": id]),
                    ["include_my_retweet": includeMyRetweet] + options.parameters),
                returning: Tweet.self)
        }

        /// Reads one Tweet, with the id as a parameter.
        ///
        /// `GET statuses/show`, with the limits and errors of ``show(id:includeMyRetweet:options:)``.
        ///
        /// - Parameters:
        ///   - id: The Tweet.
        ///   - includeMyRetweet: Whether the id of the signed-in user's retweet is told.
        ///   - options: How the Tweet looks in the answer.
        /// - Returns: The request for the Tweet.
        public func show(
            queryID id: Tweet.ID, includeMyRetweet: Bool? = nil, options: TweetOptions = TweetOptions()
        ) -> TwitterRequest<Tweet> {
            api.request(
                Call(
                    Endpoint(.get, "statuses/show"),
                    ["id": id, "include_my_retweet": includeMyRetweet] + options.parameters),
                returning: Tweet.self)
        }

        /// Deletes a Tweet of the signed-in user.
        ///
        /// `POST statuses/destroy/:id`. For users. Somebody else's is 403 with code 183, one that is gone 404 with 144.
        ///
        /// - Parameters:
        ///   - id: The Tweet.
        ///   - trimUser: Whether the author is reduced to an id.
        ///   - mode: Which texts the Tweet has; the whole one by default.
        /// - Returns: The request for the deleted Tweet.
        public func destroy(
            id: Tweet.ID, trimUser: Bool? = nil, mode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<Tweet> {
            api.request(
                Call(
                    Endpoint(.post, "statuses/destroy/:id", ["id": id]),
                    ["id": id, "trim_user": trimUser, "tweet_mode": mode]),
                returning: Tweet.self)
        }

        /// Reads the newest Tweets that mention the signed-in user.
        ///
        /// `GET statuses/mentions_timeline`. For users; 75 calls in 15 minutes, 100,000 a day for each app. At most 800
        /// Tweets can be reached.
        ///
        /// - Parameters:
        ///   - count: How many to ask for, up to 200; 20 by default.
        ///   - sinceID: Only Tweets newer than this one.
        ///   - maxID: Only this Tweet and older ones.
        ///   - includeRetweets: Whether retweets are there; they are by default.
        ///   - includeMyRetweet: Whether the id of the signed-in user's retweet is told.
        ///   - contributorDetails: Whether contributors have screen names; obsolete.
        ///   - options: How the Tweets look in the answer.
        /// - Returns: The request for the Tweets, newest first.
        public func mentionsTimeline(
            count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, includeRetweets: Bool? = nil,
            includeMyRetweet: Bool? = nil, contributorDetails: Bool? = nil, options: TweetOptions = TweetOptions()
        ) -> PagedRequest<[Tweet]> {
            timeline(
                "statuses/mentions_timeline",
                [
                    "count": count, "since_id": sinceID, "max_id": maxID, "include_rts": includeRetweets,
                    "include_my_retweet": includeMyRetweet, "contributor_details": contributorDetails,
                ] + options.parameters)
        }

        /// Reads the newest Tweets of the signed-in user and of those followed.
        ///
        /// `GET statuses/home_timeline`. For users; 15 calls in 15 minutes. At most 800 Tweets can be reached. Fewer
        /// than `count` may come, for some are taken out after counting.
        ///
        /// - Parameters:
        ///   - count: How many to ask for, up to 200; 20 by default.
        ///   - sinceID: Only Tweets newer than this one.
        ///   - maxID: Only this Tweet and older ones.
        ///   - excludeReplies: Whether replies are taken out, after counting.
        ///   - includeRetweets: Whether retweets are there; they are by default.
        ///   - contributorDetails: Whether contributors have screen names; obsolete.
        ///   - options: How the Tweets look in the answer.
        /// - Returns: The request for the Tweets, newest first.
        public func homeTimeline(
            count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, excludeReplies: Bool? = nil,
            includeRetweets: Bool? = nil, contributorDetails: Bool? = nil, options: TweetOptions = TweetOptions()
        ) -> PagedRequest<[Tweet]> {
            timeline(
                "statuses/home_timeline",
                [
                    "count": count, "since_id": sinceID, "max_id": maxID, "exclude_replies": excludeReplies,
                    "include_rts": includeRetweets, "contributor_details": contributorDetails,
                ] + options.parameters)
        }

        /// Reads the newest Tweets of one user.
        ///
        /// `GET statuses/user_timeline`. For users, 900 calls in 15 minutes, and apps, 1,500; 100,000 a day for each
        /// app. At most 3,200 Tweets can be reached. A protected user's are 401 without a code.
        ///
        /// - Parameters:
        ///   - userID: Whose, by id; without this and `screenName` it is the signed-in user.
        ///   - screenName: Whose, by screen name without the `@`.
        ///   - count: How many to ask for, up to 200; 20 by default.
        ///   - sinceID: Only Tweets newer than this one.
        ///   - maxID: Only this Tweet and older ones.
        ///   - excludeReplies: Whether replies are taken out, after counting.
        ///   - includeRetweets: Whether retweets are there; they are by default.
        ///   - contributorDetails: Whether contributors have screen names; obsolete.
        ///   - options: How the Tweets look in the answer.
        /// - Returns: The request for the Tweets, newest first.
        public func userTimeline(
            userID: User.ID? = nil, screenName: String? = nil, count: Int? = nil, sinceID: Tweet.ID? = nil,
            maxID: Tweet.ID? = nil, excludeReplies: Bool? = nil, includeRetweets: Bool? = nil,
            contributorDetails: Bool? = nil, options: TweetOptions = TweetOptions()
        ) -> PagedRequest<[Tweet]> {
            timeline(
                "statuses/user_timeline",
                [
                    "user_id": userID, "screen_name": screenName, "count": count, "since_id": sinceID, "max_id": maxID,
                    "exclude_replies": excludeReplies,
                    "include_rts": includeRetweets, "contributor_details": contributorDetails,
                ] + options.parameters)
        }

        /// Reads the newest Tweets of the home timeline that have media.
        ///
        /// `GET statuses/media_timeline`. For users. Undocumented.
        ///
        /// - Parameters:
        ///   - count: How many to ask for.
        ///   - sinceID: Only Tweets newer than this one.
        ///   - maxID: Only this Tweet and older ones.
        ///   - options: How the Tweets look in the answer.
        /// - Returns: The request for the Tweets, newest first.
        public func mediaTimeline(
            count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil,
            options: TweetOptions = TweetOptions()
        ) -> PagedRequest<[Tweet]> {
            timeline(
                "statuses/media_timeline",
                ["count": count, "since_id": sinceID, "max_id": maxID] + options.parameters)
        }

        private func timeline(_ path: String, _ parameters: Parameters) -> PagedRequest<[Tweet]> {
            api.paged(Call(Endpoint(.get, path), parameters), listOf: Tweet.self, by: .maxID)
        }
    }
}
