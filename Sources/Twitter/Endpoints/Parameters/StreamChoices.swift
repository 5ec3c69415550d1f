/// Whose messages a stream about users carries; an open set.
public struct StreamWith: RawRepresentable, Hashable, Sendable, ParameterValue {
    /// The value of `with`.
    public let rawValue: String

    /// Creates a choice from the value of `with`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The users themselves, which is the default of site streams.
    public static let user = StreamWith(rawValue: "user")
    /// The users and those whom they follow, which is the default of user streams.
    public static let followings = StreamWith(rawValue: "followings")
}

/// Which replies a stream about users carries beside those between followed users; an open set.
public struct StreamReplies: RawRepresentable, Hashable, Sendable, ParameterValue {
    /// The value of `replies`.
    public let rawValue: String

    /// Creates a choice from the value of `replies`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All replies of followed users.
    public static let all = StreamReplies(rawValue: "all")
}
