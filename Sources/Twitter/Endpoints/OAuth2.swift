public import OAuth1
import TwitterHTTP

extension TwitterAPI {
    /// Bearer tokens of apps.
    public var oauth2: OAuth2 { OAuth2(api: self) }

    /// The endpoints below `oauth2`.
    public struct OAuth2: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        static let tokenEndpoint = Endpoint(.post, "oauth2/token")

        /// Fetches the bearer token of an app.
        ///
        /// `POST oauth2/token`. The service gives the same token until it is invalidated. Key and secret go over https
        /// only, or to this machine.
        ///
        /// - Parameter consumer: The app; key and secret are sent as user name and password, whatever the client's
        ///   authenticator.
        /// - Returns: The request; a token of another type than bearer is an error.
        public func token(consumer: OAuthConsumer) -> TwitterRequest<BearerToken> {
            api.request(
                Call(Self.tokenEndpoint, ["grant_type": "client_credentials"]), returning: BearerToken.self
            ).with { $0.credential = .basic(for: consumer) }
        }

        /// Makes the bearer token of an app invalid.
        ///
        /// `POST oauth2/invalidate_token`. All programs that use the app's token lose it; those that fetch theirs, such as
        /// ``AppOnlyAuthenticator``, fetch another.
        ///
        /// - Parameters:
        ///   - token: The bearer token.
        ///   - consumer: The app that it belongs to; key and secret are sent as user name and password, whatever the
        ///     client's authenticator.
        /// - Returns: The request for the token that is no longer good.
        public func invalidateToken(_ token: Secret, consumer: OAuthConsumer) -> TwitterRequest<BearerToken> {
            let call = Call(Endpoint(.post, "oauth2/invalidate_token"), ["access_token": token.revealed])
            return TwitterRequest(call, api: api) {
                BearerToken(token: Secret(try decodeModel(InvalidatedToken.self, from: $0.body).token))
            }.with { $0.credential = .basic(for: consumer) }
        }
    }
}

extension Credential {
    /// Key and secret of an app as user name and password.
    fileprivate static func basic(for consumer: OAuthConsumer) -> Credential {
        // Both are percent-encoded first, so that a colon in the key stays inside it (RFC 6749, section 2.3.1).
        .basic(
            username: PercentEncoding.encode(consumer.key),
            password: Secret(PercentEncoding.encode(consumer.secret.revealed)))
    }
}
