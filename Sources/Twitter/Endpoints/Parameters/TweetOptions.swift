/// How Tweets should look in an answer; the same for all endpoints that answer with Tweets.
public struct TweetOptions: Hashable, Sendable {
    /// Which texts a Tweet has.
    public struct Mode: RawRepresentable, Hashable, Sendable, ParameterValue {
        /// The value of `tweet_mode`.
        public let rawValue: String

        /// Creates a mode from the value of `tweet_mode`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whole texts (`full_text`), with the range that is shown.
        public static let extended = Mode(rawValue: "extended")
        /// Texts cut after 140 characters (`text`).
        public static let compat = Mode(rawValue: "compat")
    }

    /// Which texts a Tweet has: whole ones by default; `nil` leaves it to the service, which cuts them.
    public var mode: Mode? = .extended
    /// Whether authors are reduced to their ids.
    public var trimUser: Bool?
    /// Whether links, mentions, hashtags and media are listed; they are by default.
    public var includeEntities: Bool?
    /// Whether media have their descriptions for the blind.
    public var includeAltText: Bool?
    /// Whether ads cards are named.
    public var includeCardURI: Bool?
    /// Whether the history of edits is told.
    public var includeEditControl: Bool?

    /// Creates options that ask for whole texts and leave everything else to the service.
    public init() {}

    var parameters: Parameters {
        [
            "trim_user": trimUser, "include_entities": includeEntities, "tweet_mode": mode,
            "include_ext_alt_text": includeAltText, "include_card_uri": includeCardURI,
            "include_ext_edit_control": includeEditControl,
        ]
    }
}
