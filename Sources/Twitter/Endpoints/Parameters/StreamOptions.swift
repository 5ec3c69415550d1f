/// How a stream of Tweets is made up; the same for all streams of public Tweets.
public struct StreamOptions: Hashable, Sendable {
    /// Whether the number of its bytes comes before each message.
    public var delimited = false
    /// Whether the service warns when the program reads too slowly.
    public var stallWarnings: Bool?
    /// BCP 47 codes; only Tweets in one of these languages come.
    public var language: [String]?
    /// How much is left out.
    public var filterLevel: FilterLevel?
    /// Which texts the Tweets have: by default the service's choice, in which the whole text stands in a field of its
    /// own.
    public var mode: TweetOptions.Mode?
    /// Whether the history of edits is told.
    public var includeEditControl: Bool?

    /// Creates options that leave everything to the service.
    public init() {}

    /// What every stream takes.
    var basicParameters: Parameters {
        ["delimited": delimited ? "length" : nil, "stall_warnings": stallWarnings]
    }

    var parameters: Parameters {
        basicParameters + [
            "language": language, "filter_level": filterLevel, "tweet_mode": mode,
            "include_ext_edit_control": includeEditControl,
        ]
    }
}
