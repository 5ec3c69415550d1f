import TwitterHTTP

extension TwitterAPI.Users {
    /// What a user or a Tweet is reported as; an open set, undocumented.
    public struct ReportReason: RawRepresentable, Hashable, Sendable, ParameterValue {
        /// The value of `report_as`.
        public let rawValue: String

        /// Creates a reason from the value of `report_as`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Unwanted advertising.
        public static let spam = ReportReason(rawValue: "spam")
        /// Abuse.
        public static let abused = ReportReason(rawValue: "abused")
        /// An account in foreign hands.
        public static let compromised = ReportReason(rawValue: "compromised")
    }

    /// Reports a user for spam and, unless told not to, blocks them.
    ///
    /// `POST users/report_spam`. For users. Too many reports are 403 with code 205.
    ///
    /// - Parameters:
    ///   - user: Whom to report.
    ///   - performBlock: Whether the user is blocked too, which is the default.
    ///   - tweetID: The Tweet that is meant; undocumented.
    ///   - reportAs: What for; undocumented.
    ///   - blockUser: What the official apps send in place of `performBlock`; undocumented.
    ///   - mode: Which texts the user's newest Tweet has; the whole one by default.
    /// - Returns: The request for the reported user.
    public func reportSpam(
        _ user: UserSelector, performBlock: Bool? = nil, tweetID: Tweet.ID? = nil, reportAs: ReportReason? = nil,
        blockUser: Bool? = nil, mode: TweetOptions.Mode? = .extended
    ) -> TwitterRequest<User> {
        api.request(
            Call(
                Endpoint(.post, "users/report_spam"),
                user.parameters() + [
                    "perform_block": performBlock, "tweet_id": tweetID, "report_as": reportAs,
                    "block_user": blockUser, "tweet_mode": mode,
                ]),
            returning: User.self)
    }
}
