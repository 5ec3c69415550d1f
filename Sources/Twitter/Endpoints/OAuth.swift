public import OAuth1
import TwitterHTTP

extension TwitterAPI {
    /// Signing in with OAuth 1.0a.
    public var oauth: OAuth { OAuth(api: self) }

    /// The endpoints below `oauth`.
    ///
    /// ``TwitterAPI/startSignIn(callback:page:forceLogin:screenName:accessType:)`` and its second half put the first ones
    /// together.
    public struct OAuth: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Fetches a request token, with which a user can be asked.
        ///
        /// `POST oauth/request_token`. Signed as the app alone. A callback that is not registered for the app is 403 with
        /// code 415.
        ///
        /// - Parameters:
        ///   - callback: Where the service sends the user afterwards.
        ///   - accessType: What the token may do, in place of what the app is registered for.
        /// - Returns: The request; an answer without token or secret, or that does not confirm the callback, is an error.
        public func requestToken(
            callback: SignIn.Callback, accessType: SignIn.AccessType? = nil
        ) -> TwitterRequest<OAuthToken> {
            let call = Call(
                Endpoint(.post, "oauth/request_token"),
                ["oauth_callback": callback.description, "x_auth_access_type": accessType?.rawValue])
            return TwitterRequest(call, api: signing(with: nil)) { try OAuthToken(requestTokenForm: $0.body) }
        }

        /// Fetches the permission for a reverse auth.
        ///
        /// `POST oauth/request_token`. Signed as the app alone; the app must be enabled for it.
        ///
        /// - Returns: The request; an answer that is no signed header is an error.
        public func requestTokenForReverseAuth() -> TwitterRequest<ReverseAuth> {
            let call = Call(Endpoint(.post, "oauth/request_token"), ["x_auth_mode": "reverse_auth"])
            return TwitterRequest(call, api: signing(with: nil)) {
                let text = String(decoding: $0.body, as: UTF8.self)
                return try ReverseAuth(header: String(text.drop(while: \.isWhitespace)))
            }
        }

        /// Gives the address of the page that asks the user each time.
        ///
        /// `GET oauth/authorize`. Nothing is sent.
        ///
        /// - Parameters:
        ///   - token: The request token, without its secret.
        ///   - forceLogin: Whether the user must type name and password, even if the browser is signed in.
        ///   - screenName: The name that the page fills in.
        /// - Returns: The address to open in a browser.
        public func authorize(token: String, forceLogin: Bool? = nil, screenName: String? = nil) -> String {
            page("oauth/authorize", token, forceLogin, screenName)
        }

        /// Gives the address of the page that sends a user who has allowed the app before straight back.
        ///
        /// `GET oauth/authenticate`. Nothing is sent.
        ///
        /// - Parameters:
        ///   - token: The request token, without its secret.
        ///   - forceLogin: Whether the user must type name and password, even if the browser is signed in.
        ///   - screenName: The name that the page fills in.
        /// - Returns: The address to open in a browser.
        public func authenticate(token: String, forceLogin: Bool? = nil, screenName: String? = nil) -> String {
            page("oauth/authenticate", token, forceLogin, screenName)
        }

        /// Exchanges a request token that the user has allowed for the user's token.
        ///
        /// `POST oauth/access_token`. Signed as the app with the request token and its secret. It succeeds once.
        ///
        /// - Parameters:
        ///   - requestToken: The request token with its secret.
        ///   - verifier: The verifier from the callback, or the PIN.
        /// - Returns: The request; an answer without token or secret is an error.
        public func accessToken(requestToken: OAuthToken, verifier: Secret) -> TwitterRequest<AccessToken> {
            let call = Call(Endpoint(.post, "oauth/access_token"), ["oauth_verifier": verifier.revealed])
            return TwitterRequest(call, api: signing(with: requestToken)) { try AccessToken(form: $0.body) }
        }

        /// Exchanges a user's name and password for a token (xAuth).
        ///
        /// `POST oauth/access_token`. The app must be enabled for it; if not, code 87. The password goes over https
        /// only, or to this machine. Signed as the app alone.
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
            return TwitterRequest(call, api: signing(with: nil)) { try AccessToken(form: $0.body) }
        }

        /// Exchanges a permission for a token of another app, for the signed-in user (the second step of reverse auth).
        ///
        /// `POST oauth/access_token`. Signed with the client's own app and user.
        ///
        /// - Parameter reverseAuth: What the other app got from ``requestTokenForReverseAuth()``.
        /// - Returns: The request; an answer without token or secret is an error. Its token belongs to the other app.
        public func accessToken(reverseAuth: ReverseAuth) -> TwitterRequest<AccessToken> {
            let call = Call(
                Endpoint(.post, "oauth/access_token"),
                [
                    "x_reverse_auth_target": reverseAuth.target,
                    "x_reverse_auth_parameters": reverseAuth.parameters.revealed,
                ])
            return TwitterRequest(call, api: api) { try AccessToken(form: $0.body) }
        }

        /// Makes the token that signs the request invalid.
        ///
        /// `POST oauth/invalidate_token`. For users.
        ///
        /// - Parameter token: The token once more, as the reference has it; the one that signs is what counts.
        /// - Returns: The request for the token, without its secret, that is no longer good.
        public func invalidateToken(_ token: OAuthToken? = nil) -> TwitterRequest<String> {
            let call = Call(
                Endpoint(.post, "/1.1/oauth/invalidate_token"),
                ["access_token": token?.token, "access_token_secret": token?.secret.revealed])
            return TwitterRequest(call, api: api) { try decodeModel(InvalidatedToken.self, from: $0.body).token }
        }

        /// The client that signs as the app with another token or none, whatever its own user.
        private func signing(with token: OAuthToken?) -> TwitterAPI {
            guard let consumer = api.authenticator.consumer else { return api.withoutConsumer }
            return api.authenticated(by: .oauth1(consumer: consumer, token: token))
        }

        private func page(_ path: String, _ token: String, _ forceLogin: Bool?, _ screenName: String?) -> String {
            let query: Parameters = ["oauth_token": token, "force_login": forceLogin, "screen_name": screenName]
            return "\(api.service.url(of: Endpoint(.get, path)))?\(FormEncoding.encode(query))"
        }
    }
}
