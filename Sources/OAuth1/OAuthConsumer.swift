/// The key and secret of an application ("client credentials" in RFC 5849).
public struct OAuthConsumer: Hashable, Sendable {
    /// The consumer key, which is sent with every request.
    public var key: String
    /// The consumer secret, which only signs.
    public var secret: Secret

    /// Creates a consumer.
    ///
    /// - Parameters:
    ///   - key: The consumer key; the service calls it API key too.
    ///   - secret: The consumer secret.
    public init(key: String, secret: Secret) {
        self.key = key
        self.secret = secret
    }

    /// Creates a consumer from plain text, such as an environment variable.
    ///
    /// - Parameters:
    ///   - key: The consumer key.
    ///   - secret: The consumer secret.
    public init(key: String, secret: String) {
        self.init(key: key, secret: Secret(secret))
    }
}
