public import FoundationEssentials
public import TwitterHTTP
import TwitterJSON

extension TwitterAPI {
    /// Tweets as data, for paying apps.
    public var tweets: Tweets { Tweets(api: self) }

    /// The endpoints below `tweets`.
    public struct Tweets: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Premium search.
        public var search: PremiumSearches { PremiumSearches(api: api) }
    }

    /// The endpoints below `tweets/search`.
    public struct PremiumSearches: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// The Tweets of the last 30 days: called, it searches them.
        public var thirtyDay: PremiumSearch { PremiumSearch(api: api, path: "tweets/search/30day/:env") }
        /// All Tweets since 2006: called, it searches them.
        public var fullArchive: PremiumSearch { PremiumSearch(api: api, path: "tweets/search/fullarchive/:env") }
    }

    /// The endpoints of one premium search: `30day` or `fullarchive`.
    public struct PremiumSearch: Sendable {
        /// The client that sends.
        public let api: TwitterAPI
        let path: String

        /// How long the spans are for which Tweets are counted; an open set.
        public struct Bucket: RawRepresentable, Hashable, Sendable, ParameterValue {
            /// The value of `bucket`.
            public let rawValue: String

            /// Creates a span from the value of `bucket`.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// A day.
            public static let day = Bucket(rawValue: "day")
            /// An hour, which is the default.
            public static let hour = Bucket(rawValue: "hour")
            /// A minute.
            public static let minute = Bucket(rawValue: "minute")
        }

        /// Searches Tweets.
        ///
        /// `GET tweets/search/30day/:env`, `POST tweets/search/30day/:env`, `GET tweets/search/fullarchive/:env`,
        /// `POST tweets/search/fullarchive/:env`. For apps with a premium plan; 60 calls a minute (30 in sandboxes) and
        /// 10 a second, and as many a month as are paid for.
        ///
        /// - Parameters:
        ///   - env: The label of the environment that the app has set up.
        ///   - query: Words and premium operators, up to 1,024 characters (256 in sandboxes).
        ///   - tag: A label for matching rules.
        ///   - fromDate: Only Tweets from this minute on.
        ///   - toDate: Only Tweets before this minute.
        ///   - maxResults: How many to ask for, from 10 to 500 (100 in sandboxes); 100 by default.
        ///   - next: Where the page begins, as the page before says.
        ///   - method: `GET`, or `POST`, which sends the parameters as JSON.
        /// - Returns: The request for the page.
        public func callAsFunction(
            env: String, query: String, tag: String? = nil, fromDate: Date? = nil, toDate: Date? = nil,
            maxResults: Int? = nil, next: Cursor? = nil, method: HTTPMethod = .get
        ) -> PagedRequest<PremiumSearchResult> {
            let parameters: Parameters = [
                "query": query, "tag": tag, "fromDate": MinuteOfDate(fromDate), "toDate": MinuteOfDate(toDate),
                "maxResults": maxResults, "next": next,
            ]
            let endpoint = Endpoint(method, path, ["env": env])
            return api.paged(
                method.isSafe ? Call(endpoint, parameters) : Call(endpoint, body: .json(membersOf: parameters)),
                returning: PremiumSearchResult.self, by: .next)
        }

        /// Counts Tweets.
        ///
        /// `POST tweets/search/30day/:env/counts`, `POST tweets/search/fullarchive/:env/counts`. For apps with a paid
        /// premium plan, with the limits of the search. At most 31 days come in one page.
        ///
        /// - Parameters:
        ///   - env: The label of the environment that the app has set up.
        ///   - query: Words and premium operators, up to 1,024 characters.
        ///   - fromDate: Only Tweets from this minute on.
        ///   - toDate: Only Tweets before this minute.
        ///   - bucket: How long the spans are.
        ///   - next: Where the page begins, as the page before says.
        /// - Returns: The request for the page of counts.
        public func counts(
            env: String, query: String, fromDate: Date? = nil, toDate: Date? = nil, bucket: Bucket? = nil,
            next: Cursor? = nil
        ) -> PagedRequest<PremiumSearchCounts> {
            api.paged(
                Call(
                    Endpoint(.post, path + "/counts", ["env": env]),
                    body: .json(membersOf: [
                        "query": query, "fromDate": MinuteOfDate(fromDate), "toDate": MinuteOfDate(toDate),
                        "bucket": bucket, "next": next,
                    ])),
                returning: PremiumSearchCounts.self, by: .next)
        }
    }
}

extension CallBody {
    /// An object whose members are texts, which the service reads as numbers where it wants some.
    fileprivate static func json(membersOf parameters: Parameters) -> CallBody {
        .json(JSON.object(parameters.map { JSON.Member($0.name, .string($0.value)) }))
    }
}
