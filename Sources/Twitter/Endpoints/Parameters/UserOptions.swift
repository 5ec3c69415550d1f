/// How users should look in an answer; the same for all endpoints that answer with users.
public struct UserOptions: Hashable, Sendable {
    /// Whether links in the profiles are listed; they are by default.
    public var includeEntities: Bool?
    /// Whether the users' newest Tweets are left out.
    public var skipStatus: Bool?
    /// Which texts the newest Tweets have: whole ones by default; `nil` leaves it to the service, which cuts them.
    public var mode: TweetOptions.Mode? = .extended

    /// Creates options that ask for whole texts and leave everything else to the service.
    public init() {}

    /// Creates options.
    ///
    /// - Parameters:
    ///   - includeEntities: Whether links in the profiles are listed; they are by default.
    ///   - skipStatus: Whether the users' newest Tweets are left out.
    ///   - mode: Which texts the newest Tweets have.
    public init(includeEntities: Bool? = nil, skipStatus: Bool? = nil, mode: TweetOptions.Mode? = .extended) {
        self.includeEntities = includeEntities
        self.skipStatus = skipStatus
        self.mode = mode
    }

    var parameters: Parameters {
        ["include_entities": includeEntities, "skip_status": skipStatus, "tweet_mode": mode]
    }
}
