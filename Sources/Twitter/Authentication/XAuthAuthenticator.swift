public import OAuth1

/// An authenticator that exchanges a user's name and password for a token (xAuth).
///
/// The service must have enabled xAuth for the app. The exchange is made once, however many calls wait for it, and
/// again after the service has called the token invalid. A failed exchange is not kept.
public struct XAuthAuthenticator: Authenticator {
    private let app: OAuthConsumer
    private let username: String
    private let password: Secret
    private let api: TwitterAPI?
    private let exchange = SharedFetch<AccessToken>()

    /// Creates an authenticator.
    ///
    /// - Parameters:
    ///   - consumer: The app.
    ///   - username: The user's screen name or e-mail address.
    ///   - password: The user's password.
    public init(consumer: OAuthConsumer, username: String, password: Secret) {
        self.init(app: consumer, username: username, password: password, api: nil)
    }

    private init(app: OAuthConsumer, username: String, password: Secret, api: TwitterAPI?) {
        self.app = app
        self.username = username
        self.password = password
        self.api = api
    }

    /// The app.
    public var consumer: OAuthConsumer? { app }

    /// Gives the user's token, exchanging the password if there is none.
    ///
    /// - Parameter endpoint: What is called.
    /// - Returns: The credential.
    /// - Throws: ``TwitterError`` if the service refuses the exchange.
    public func credential(for endpoint: Endpoint) async throws -> Credential {
        .oauth1(consumer: app, token: try await accessToken().token)
    }

    /// Forgets a token that the service calls invalid, so that the next attempt exchanges the password again.
    public func rejected(_ credential: Credential, by error: TwitterError) async -> Recovery {
        guard error.has(.invalidOrExpiredToken) else { return .fail }
        exchange.forget { Credential.oauth1(consumer: app, token: $0.token) == credential }
        return .tryAgain
    }

    /// Exchanges the password if there is no token yet, and tells whose it is.
    ///
    /// - Parameter api: The client that uses this authenticator.
    /// - Returns: The user's id and screen name, where the service gives them.
    /// - Throws: ``TwitterError`` if the service refuses the exchange.
    public func verify(with api: TwitterAPI) async throws -> Verification {
        let answer = try await accessToken()
        return Verification(userID: answer.userID, screenName: answer.screenName)
    }

    /// Returns an authenticator that exchanges the password at the client's service.
    public func bound(to api: TwitterAPI) -> any Authenticator {
        XAuthAuthenticator(app: app, username: username, password: password, api: api)
    }

    private func accessToken() async throws -> AccessToken {
        guard let api else { throw TwitterError.unbound }
        return try await exchange.value { [app, username, password] in
            try await api.authenticated(by: .oauth1(consumer: app))
                .oauth.accessToken(xAuthUsername: username, password: password).value
        }
    }
}

extension Authenticator where Self == XAuthAuthenticator {
    /// Exchanges a user's name and password for a token when it is first needed.
    ///
    /// - Parameters:
    ///   - consumer: The app, which must be enabled for xAuth.
    ///   - username: The user's screen name or e-mail address.
    ///   - password: The user's password.
    /// - Returns: The authenticator.
    public static func xAuth(consumer: OAuthConsumer, username: String, password: Secret) -> Self {
        XAuthAuthenticator(consumer: consumer, username: username, password: password)
    }
}
