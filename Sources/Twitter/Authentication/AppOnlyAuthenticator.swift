public import OAuth1

/// An authenticator for calls in the name of the app: it fetches a bearer token for the app's key and secret.
///
/// The token is fetched once, however many calls wait for it, and again after the service has called it invalid. A
/// failed fetch is not kept.
public struct AppOnlyAuthenticator: Authenticator {
    private let app: OAuthConsumer
    private let api: TwitterAPI?
    private let token = SharedFetch<Credential>()

    /// Creates an authenticator.
    ///
    /// - Parameter consumer: The app.
    public init(consumer: OAuthConsumer) { self.init(app: consumer, api: nil) }

    private init(app: OAuthConsumer, api: TwitterAPI?) {
        self.app = app
        self.api = api
    }

    /// The app.
    public var consumer: OAuthConsumer? { app }

    /// Gives the bearer token, fetching it if there is none.
    ///
    /// - Parameter endpoint: What is called.
    /// - Returns: The credential.
    /// - Throws: ``TwitterError`` if the service refuses the app.
    public func credential(for endpoint: Endpoint) async throws -> Credential {
        guard let api else { throw TwitterError.unbound }
        return try await token.value { [app] in
            .bearer(try await api.oauth2.token(consumer: app).value.token)
        }
    }

    /// Forgets a token that the service calls invalid, so that the next attempt fetches another.
    public func rejected(_ credential: Credential, by error: TwitterError) async -> Recovery {
        guard error.has(.invalidOrExpiredToken) else { return .fail }
        token.forget(credential)
        return .tryAgain
    }

    /// Makes the bearer token invalid that is there, and forgets it.
    fileprivate func invalidate() async throws -> BearerToken {
        guard let api, let credential = token.kept, case .bearer(let secret) = credential.kind else {
            throw TwitterError(kind: .noCredential, message: "No bearer token was fetched that could be invalidated.")
        }
        let answer = try await api.oauth2.invalidateToken(secret, consumer: app).value
        token.forget(credential)
        return answer
    }

    /// Fetches the bearer token if there is none; it belongs to no user.
    ///
    /// - Parameter api: The client that uses this authenticator.
    /// - Returns: A verification without a user.
    /// - Throws: ``TwitterError`` if the service refuses the app.
    public func verify(with api: TwitterAPI) async throws -> Verification {
        _ = try await credential(for: TwitterAPI.OAuth2.tokenEndpoint)
        return Verification()
    }

    /// Returns an authenticator that fetches its token from the client's service.
    public func bound(to api: TwitterAPI) -> any Authenticator { AppOnlyAuthenticator(app: app, api: api) }
}

extension Authenticator where Self == AppOnlyAuthenticator {
    /// Calls in the name of the app, with a bearer token that is fetched when it is first needed.
    public static func appOnly(consumer: OAuthConsumer) -> Self { AppOnlyAuthenticator(consumer: consumer) }
}

extension TwitterAPI {
    /// Makes the bearer token invalid that this client's ``AppOnlyAuthenticator`` has fetched, for all programs of the app;
    /// the next call fetches another.
    ///
    /// ``OAuth2/invalidateToken(_:consumer:)`` does the same with a token that comes from elsewhere.
    ///
    /// - Returns: The token that is no longer good.
    /// - Throws: ``TwitterError``, of kind ``TwitterError/Kind/noCredential`` if the client has no such authenticator or
    ///   that has no token; `CancellationError` if the task was cancelled.
    @discardableResult
    public func invalidateBearerToken() async throws -> BearerToken {
        guard let app = authenticator as? AppOnlyAuthenticator else {
            throw TwitterError(kind: .noCredential, message: "This client fetches no bearer token of an app.")
        }
        return try await app.invalidate()
    }
}

extension TwitterError {
    /// For an authenticator that must call the service and was not given to a client.
    static var unbound: TwitterError {
        TwitterError(kind: .noCredential, message: "The authenticator belongs to no client that it could call with.")
    }
}
