public import OAuth1

/// An authenticator with one credential that never changes.
public struct FixedAuthenticator: Authenticator {
    let fixed: Credential
    /// The app that the credential belongs to; `nil` for passwords and supplied bearer tokens.
    public let consumer: OAuthConsumer?

    /// Creates an authenticator.
    ///
    /// - Parameters:
    ///   - credential: The credential for every call.
    ///   - consumer: The app that it belongs to.
    public init(_ credential: Credential, consumer: OAuthConsumer? = nil) {
        fixed = credential
        self.consumer = consumer
    }

    /// The credential for every call.
    public var constant: Credential? { fixed }

    /// Gives the credential.
    public func credential(for endpoint: Endpoint) -> Credential { fixed }
}

extension Authenticator where Self == FixedAuthenticator {
    /// Signs every request with OAuth 1.0a.
    ///
    /// - Parameters:
    ///   - consumer: The app.
    ///   - token: The user; `nil` signs for the app alone, which is enough for signing in.
    /// - Returns: The authenticator.
    public static func oauth1(consumer: OAuthConsumer, token: OAuthToken? = nil) -> Self {
        FixedAuthenticator(.oauth1(consumer: consumer, token: token), consumer: consumer)
    }

    /// Sends a bearer token that the app already has.
    public static func bearer(_ token: Secret) -> Self { FixedAuthenticator(.bearer(token)) }

    /// Sends a user name and password with every request; for compatible servers.
    ///
    /// - Parameters:
    ///   - username: The user name.
    ///   - password: The password.
    /// - Returns: The authenticator.
    public static func basic(username: String, password: Secret) -> Self {
        FixedAuthenticator(.basic(username: username, password: password))
    }
}

/// An authenticator for servers and endpoints that ask for nothing.
public struct NoAuthenticator: Authenticator {
    /// Creates the authenticator.
    public init() {}

    /// No credential, for every call.
    public var constant: Credential? { Credential.none }

    /// Gives no credential.
    public func credential(for endpoint: Endpoint) -> Credential { .none }
}

extension Authenticator where Self == NoAuthenticator {
    /// Sends requests as they are.
    public static var none: Self { NoAuthenticator() }
}
