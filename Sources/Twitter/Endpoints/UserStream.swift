import TwitterHTTP

extension TwitterAPI {
    /// All that happens around the signed-in user, as a stream.
    public var user: UserStream { UserStream(api: self) }

    /// The endpoint `user` and those below it.
    public struct UserStream: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Figures of single Tweets.
        public var tweet: TweetFigures { TweetFigures(api: api) }

        /// Streams the signed-in user's timeline, messages and events.
        ///
        /// `GET user`. For users; one connection for each user. Retired on 2018-08-23.
        ///
        /// - Parameters:
        ///   - with: Whose messages come; by default also those of the users whom the signed-in user follows.
        ///   - replies: Which replies come beside those between followed users.
        ///   - track: Phrases of 1 to 60 bytes; Tweets with all words of one of them come too.
        ///   - locations: Areas; Tweets from one of them come too.
        ///   - filterLevel: How much is left out.
        ///   - language: BCP 47 codes; only Tweets in one of them come.
        ///   - stringifyFriendIDs: Whether the ids of the first message come as texts.
        ///   - includeFollowingsActivity: Whether likes and follows of followed users come.
        ///   - includeUserChanges: Whether changes of profiles come; undocumented.
        ///   - delimited: Whether the number of its bytes comes before each message.
        ///   - stallWarnings: Whether the service warns when the program reads too slowly.
        /// - Returns: The request for the stream.
        public func callAsFunction(
            with: StreamWith? = nil, replies: StreamReplies? = nil, track: [String]? = nil,
            locations: [LocationBox]? = nil, filterLevel: FilterLevel? = nil, language: [String]? = nil,
            stringifyFriendIDs: Bool? = nil, includeFollowingsActivity: Bool? = nil, includeUserChanges: Bool? = nil,
            delimited: Bool = false, stallWarnings: Bool? = nil
        ) -> StreamRequest {
            let parameters: Parameters = [
                "delimited": delimited ? "length" : nil, "stall_warnings": stallWarnings, "with": with,
                "replies": replies, "track": track, "locations": locations,
                "stringify_friend_ids": stringifyFriendIDs, "filter_level": filterLevel, "language": language,
                "include_followings_activity": includeFollowingsActivity, "include_user_changes": includeUserChanges,
            ]
            return StreamRequest(Call(Endpoint(.get, "user"), parameters), api: api)
        }
    }

    /// The group `user/:screen_name/tweet`.
    public struct TweetFigures: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Figures as the mobile apps ask for them.
        public var mobile: MobileTweetFigures { MobileTweetFigures(api: api) }
    }

    /// The endpoint below `user/:screen_name/tweet/:id/mobile`.
    public struct MobileTweetFigures: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads how often a Tweet of the signed-in user was seen and used.
        ///
        /// `GET user/:screen_name/tweet/:id/mobile/poll`. For users. Undocumented. The answer is a JavaScript call; its
        /// argument is what is read.
        ///
        /// - Parameters:
        ///   - screenName: The signed-in user, without the `@`.
        ///   - id: The Tweet.
        /// - Returns: The request for the figures.
        public func poll(screenName: String, id: Tweet.ID) -> TwitterRequest<TweetAnalytics> {
            let endpoint = Endpoint(
                .get, "user/:screen_name/tweet/:id/mobile/poll", ["screen_name": screenName, "id": id])
            return TwitterRequest(Call(endpoint), api: api) {
                try decodeModel(TweetAnalytics.self, from: argument(ofCallIn: $0.body))
            }
        }
    }
}

/// What stands between the first and the last bracket of `name(...);`; a body without brackets is taken as it is.
private func argument(ofCallIn body: [UInt8]) -> [UInt8] {
    let start = body.firstIndex { !" \t\r\n".utf8.contains($0) }
    // An object or a list may have brackets in its texts.
    guard let start, !"{[".utf8.contains(body[start]), let open = body.firstIndex(of: UInt8(ascii: "(")),
        let close = body.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return body }
    return Array(body[body.index(after: open)..<close])
}
