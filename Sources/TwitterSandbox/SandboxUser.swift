public import OAuth1
public import Twitter

/// A user of the sandbox, with everything that is needed to act as this user.
public struct SandboxUser: Hashable, Sendable {
    /// The id.
    public let id: User.ID
    /// The screen name, without the `@`.
    public let screenName: String
    /// The name.
    public let name: String
    /// The token for the sandbox's app.
    public let token: OAuthToken
    /// The password, for xAuth and Basic.
    public let password: Secret
}
