/// The token and secret of a user, or of a sign-in that is not finished ("token credentials" and "temporary
/// credentials" in RFC 5849).
public struct OAuthToken: Hashable, Sendable {
    /// The token, which is sent with every request of the user.
    public var token: String
    /// The token secret, which only signs.
    public var secret: Secret

    /// Creates a token.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - secret: The token secret.
    public init(token: String, secret: Secret) {
        self.token = token
        self.secret = secret
    }

    /// Creates a token from plain text, such as an environment variable.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - secret: The token secret.
    public init(token: String, secret: String) {
        self.init(token: token, secret: Secret(secret))
    }
}
