public import OAuth1
import TwitterHTTP

extension TwitterAPI {
    /// Signing in with OAuth 1.0a.
    public var oauth: OAuth { OAuth(api: self) }

    /// The endpoints below `oauth`.
    public struct OAuth: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Exchanges a user's name and password for a token (xAuth).
        ///
        /// `POST oauth/access_token`. The app must be enabled for it; if not, code 87. The password goes over https
        /// only, or to this machine. The client signs as the app: it needs the consumer and no token.
        ///
        /// - Parameters:
        ///   - username: The user's screen name or e-mail address.
        ///   - password: The user's password.
        /// - Returns: The request; an answer without token or secret is an error.
        public func accessToken(xAuthUsername username: String, password: Secret) -> TwitterRequest<AccessToken> {
            let call = Call(
                Endpoint(.post, "oauth/access_token"),
                [
                    "x_auth_mode": "client_auth", "x_auth_username": username, "x_auth_password": password.revealed,
                ])
            return TwitterRequest(call, api: api) { try AccessToken(form: $0.body) }
        }
    }
}
