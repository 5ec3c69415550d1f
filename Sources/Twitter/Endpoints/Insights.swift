public import FoundationEssentials
import TwitterHTTP
public import TwitterJSON

extension TwitterAPI {
    /// How often Tweets were seen and used.
    public var insights: Insights { Insights(api: self) }

    /// The endpoints below `insights`; for enterprise apps only.
    public struct Insights: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Engagements with Tweets.
        public var engagement: Engagement { Engagement(api: api) }
    }

    /// The endpoints below `insights/engagement`.
    public struct Engagement: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Something that people do with a Tweet; an open set.
        public struct Kind: RawRepresentable, Hashable, Sendable {
            /// The name in `engagement_types`.
            public let rawValue: String

            /// Creates a kind from its name in `engagement_types`.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// It was seen.
            public static let impressions = Kind(rawValue: "impressions")
            /// Everything that was done with it.
            public static let engagements = Kind(rawValue: "engagements")
            /// It was liked.
            public static let favorites = Kind(rawValue: "favorites")
            /// It was retweeted.
            public static let retweets = Kind(rawValue: "retweets")
            /// It was quoted.
            public static let quoteTweets = Kind(rawValue: "quote_tweets")
            /// It was answered.
            public static let replies = Kind(rawValue: "replies")
            /// Its video was watched.
            public static let videoViews = Kind(rawValue: "video_views")
            /// Its media were opened.
            public static let mediaClicks = Kind(rawValue: "media_clicks")
            /// One of its links was opened.
            public static let urlClicks = Kind(rawValue: "url_clicks")
            /// One of its hashtags was opened.
            public static let hashtagClicks = Kind(rawValue: "hashtag_clicks")
            /// Its details were opened.
            public static let detailExpands = Kind(rawValue: "detail_expands")
            /// Its address was opened.
            public static let permalinkClicks = Kind(rawValue: "permalink_clicks")
            /// The profile of its author was opened.
            public static let userProfileClicks = Kind(rawValue: "user_profile_clicks")
            /// Its author was followed.
            public static let userFollows = Kind(rawValue: "user_follows")
            /// It was sent by e-mail.
            public static let emailTweet = Kind(rawValue: "email_tweet")
        }

        /// A table in the answer.
        public struct Grouping: Hashable, Sendable {
            /// A name of your own, under which the table stands in the answer.
            public var name: String
            /// By what the numbers are split, outermost first: `tweet.id`, `engagement.type`, `engagement.day`,
            /// `engagement.hour`; at most four.
            public var groupBy: [String]

            /// Creates a grouping.
            ///
            /// - Parameters:
            ///   - name: A name of your own.
            ///   - groupBy: By what the numbers are split, outermost first.
            public init(name: String, groupBy: [String]) {
                self.name = name
                self.groupBy = groupBy
            }
        }

        /// Reads the numbers of up to 250 Tweets since they were posted.
        ///
        /// `POST insights/engagement/totals`. For enterprise apps and their users. Impressions and engagements of
        /// others' Tweets are not told. The body is JSON and is not signed.
        ///
        /// - Parameters:
        ///   - tweetIDs: The Tweets, up to 250.
        ///   - engagementTypes: What is counted.
        ///   - groupings: The tables, up to three.
        /// - Returns: The request; its value has a member for each grouping.
        public func totals(
            tweetIDs: [Tweet.ID], engagementTypes: [Kind], groupings: [Grouping]
        ) -> TwitterRequest<JSON> {
            request("totals", tweetIDs, engagementTypes, groupings)
        }

        /// Reads the numbers of up to 25 Tweets for the last 28 hours.
        ///
        /// `POST insights/engagement/28hr`. For users of enterprise apps, their own Tweets only. The body is JSON and
        /// is not signed.
        ///
        /// - Parameters:
        ///   - tweetIDs: The Tweets, up to 25.
        ///   - engagementTypes: What is counted.
        ///   - groupings: The tables, up to three.
        /// - Returns: The request; its value has a member for each grouping.
        public func last28Hours(
            tweetIDs: [Tweet.ID], engagementTypes: [Kind], groupings: [Grouping]
        ) -> TwitterRequest<JSON> {
            request("28hr", tweetIDs, engagementTypes, groupings)
        }

        /// Reads the numbers of up to 25 Tweets for a period of up to four weeks.
        ///
        /// `POST insights/engagement/historical`. For users of enterprise apps, their own Tweets only. The body is JSON
        /// and is not signed.
        ///
        /// - Parameters:
        ///   - tweetIDs: The Tweets, up to 25.
        ///   - engagementTypes: What is counted.
        ///   - groupings: The tables, up to three.
        ///   - start: The beginning of the period; the service counts in whole hours.
        ///   - end: Its end, which does not belong to it.
        /// - Returns: The request; its value has a member for each grouping.
        public func historical(
            tweetIDs: [Tweet.ID], engagementTypes: [Kind], groupings: [Grouping], start: Date? = nil,
            end: Date? = nil
        ) -> TwitterRequest<JSON> {
            request("historical", tweetIDs, engagementTypes, groupings, start, end)
        }

        private func request(
            _ path: String, _ tweetIDs: [Tweet.ID], _ types: [Kind], _ groupings: [Grouping], _ start: Date? = nil,
            _ end: Date? = nil
        ) -> TwitterRequest<JSON> {
            let body = JSON(members: [
                "tweet_ids": .array(tweetIDs.map { JSON($0) }),
                "engagement_types": .array(types.map { .string($0.rawValue) }),
                "groupings": .object(groupings.map(\.member)),
                "start": start.map { .string(ISO8601Date.format($0)) },
                "end": end.map { .string(ISO8601Date.format($0)) },
            ])
            return api.json(Call(Endpoint(.post, "insights/engagement/\(path)"), body: .json(body)))
        }
    }
}

extension TwitterAPI.Engagement.Grouping {
    fileprivate var member: JSON.Member { .init(name, ["group_by": .array(groupBy.map(JSON.string))]) }
}
