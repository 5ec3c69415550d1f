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
            ).with {
                // Both are percent-encoded first, so that a colon in the key stays inside it (RFC 6749, section 2.3.1).
                $0.credential = .basic(
                    username: PercentEncoding.encode(consumer.key),
                    password: Secret(PercentEncoding.encode(consumer.secret.revealed)))
            }
        }
    }
}
