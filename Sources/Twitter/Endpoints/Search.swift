import TwitterHTTP

extension TwitterAPI {
    /// Searching Tweets.
    public var search: Search { Search(api: self) }

    /// The endpoints below `search`.
    public struct Search: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Which Tweets a search prefers.
        public struct ResultType: RawRepresentable, Hashable, Sendable, ParameterValue {
            /// The value of `result_type`.
            public let rawValue: String

            /// Creates a type from the value of `result_type`.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Popular and recent ones.
            public static let mixed = ResultType(rawValue: "mixed")
            /// The newest ones.
            public static let recent = ResultType(rawValue: "recent")
            /// The most popular ones.
            public static let popular = ResultType(rawValue: "popular")
        }

        /// Searches the Tweets of about the last seven days.
        ///
        /// `GET search/tweets`. For users, 180 calls in 15 minutes, and apps, 450.
        ///
        /// - Parameters:
        ///   - query: Words and operators, 500 characters at most.
        ///   - geocode: Where the Tweets must be from.
        ///   - language: An ISO 639-1 code that the Tweets must be in.
        ///   - locale: The language of the query; only `ja` has an effect.
        ///   - resultType: Which Tweets are preferred; a mixture by default.
        ///   - count: How many to ask for, up to 100; 15 by default.
        ///   - until: Only Tweets before this day; it may be seven days back.
        ///   - sinceID: Only Tweets newer than this one.
        ///   - maxID: Only this Tweet and older ones.
        ///   - callback: The name of a JSONP function, which wraps the answer; then only ``TwitterRequest/data`` can be
        ///     read.
        ///   - options: How the Tweets look in the answer.
        /// - Returns: The request for the Tweets found.
        public func tweets(
            query: String, geocode: SearchArea? = nil, language: String? = nil, locale: String? = nil,
            resultType: ResultType? = nil, count: Int? = nil, until: CalendarDay? = nil, sinceID: Tweet.ID? = nil,
            maxID: Tweet.ID? = nil, callback: String? = nil, options: TweetOptions = TweetOptions()
        ) -> PagedRequest<SearchResult> {
            api.paged(
                Call(
                    Endpoint(.get, "search/tweets"),
                    [
                        "q": query, "geocode": geocode, "lang": language, "locale": locale, "result_type": resultType,
                        "count": count, "until": until, "since_id": sinceID, "max_id": maxID, "callback": callback,
                    ] + options.parameters),
                returning: SearchResult.self, by: .maxID)
        }

        /// Reads what a search could go on with while it is typed.
        ///
        /// `GET search/typeahead`. For users. Undocumented.
        ///
        /// - Parameters:
        ///   - query: What is typed so far.
        ///   - resultType: What is preferred.
        ///   - sendErrorCodes: Whether refusals have codes.
        ///   - count: How many to ask for.
        /// - Returns: The request for the completions.
        public func typeahead(
            query: String, resultType: ResultType? = nil, sendErrorCodes: Bool? = nil, count: Int? = nil
        ) -> TwitterRequest<Typeahead> {
            api.request(
                Call(
                    Endpoint(.get, "search/typeahead"),
                    ["q": query, "result_type": resultType, "send_error_codes": sendErrorCodes, "count": count]),
                returning: Typeahead.self)
        }
    }
}
