/// Whose credentials they are, as the service says.
public struct Verification: Hashable, Sendable {
    /// The id of the user; `nil` for app-only and where the service gives none.
    public var userID: User.ID?
    /// The screen name of the user; `nil` for app-only and where the service gives none.
    public var screenName: String?
    /// The whole user, where the check gave one.
    public var user: User?

    /// Creates a verification.
    ///
    /// - Parameters:
    ///   - userID: The id of the user.
    ///   - screenName: The screen name of the user.
    ///   - user: The whole user.
    public init(userID: User.ID? = nil, screenName: String? = nil, user: User? = nil) {
        self.userID = userID
        self.screenName = screenName
        self.user = user
    }
}
