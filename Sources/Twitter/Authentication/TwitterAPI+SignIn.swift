import OAuth1
import TwitterHTTP

extension TwitterAPI {
    /// Starts a sign-in: fetches a request token and tells the page to send the user to.
    ///
    /// The client needs the app's consumer; it signs as the app alone, whatever its user. The answer must confirm the
    /// callback (RFC 5849, section 2.1).
    ///
    /// - Parameters:
    ///   - callback: Where the service sends the user afterwards.
    ///   - page: The page that asks the user.
    ///   - forceLogin: Whether the user must type name and password, even if the browser is signed in.
    ///   - screenName: The name that the page fills in.
    ///   - accessType: What the token may do, in place of what the app is registered for.
    /// - Returns: The sign-in, to be stored until the user comes back.
    /// - Throws: ``TwitterError``, of kind ``TwitterError/Kind/callbackNotApproved`` if the callback is not registered for
    ///   the app; `CancellationError` if the task was cancelled.
    public func startSignIn(
        callback: SignIn.Callback, page: SignIn.Page = .authorize, forceLogin: Bool = false, screenName: String? = nil,
        accessType: SignIn.AccessType? = nil
    ) async throws -> SignIn {
        let token = try await oauth.requestToken(callback: callback, accessType: accessType).value
        let forceLogin = forceLogin ? true : nil
        let url =
            switch page {
            case .authorize: oauth.authorize(token: token.token, forceLogin: forceLogin, screenName: screenName)
            case .authenticate: oauth.authenticate(token: token.token, forceLogin: forceLogin, screenName: screenName)
            }
        return SignIn(requestToken: token, callback: callback, url: url)
    }

    /// Finishes a sign-in with the PIN that the service has shown to the user.
    ///
    /// - Parameters:
    ///   - signIn: What ``startSignIn(callback:page:forceLogin:screenName:accessType:)`` gave.
    ///   - pin: What the user typed; white space in it is left out.
    /// - Returns: The user's token.
    /// - Throws: ``TwitterError``, of kind ``TwitterError/Kind/badVerifier`` if the PIN is empty or wrong and
    ///   ``TwitterError/Kind/requestTokenExpired`` if the user took too long; `CancellationError` if the task was
    ///   cancelled.
    public func finishSignIn(_ signIn: SignIn, pin: String) async throws -> AccessToken {
        let pin = pin.filter { !$0.isWhitespace }
        guard !pin.isEmpty else {
            throw TwitterError(kind: .badVerifier, message: "The PIN is empty. Type the number that the page shows.")
        }
        return try await exchange(signIn, verifier: Secret(pin))
    }

    /// Finishes a sign-in with the address that the user came back to.
    ///
    /// - Parameters:
    ///   - signIn: What ``startSignIn(callback:page:forceLogin:screenName:accessType:)`` gave for this user.
    ///   - callback: The address with its query; what comes before the `?` is not looked at, so a path will do.
    /// - Returns: The user's token.
    /// - Throws: ``TwitterError``, of kind ``TwitterError/Kind/signInDenied`` if the user said no,
    ///   ``TwitterError/Kind/wrongCallback`` if the address does not belong to this sign-in, or another one;
    ///   `CancellationError` if the task was cancelled.
    public func finishSignIn(_ signIn: SignIn, callback: String) async throws -> AccessToken {
        try await exchange(signIn, verifier: try signIn.verifier(inCallback: callback))
    }

    private func exchange(_ signIn: SignIn, verifier: Secret) async throws -> AccessToken {
        do {
            return try await oauth.accessToken(requestToken: signIn.requestToken, verifier: verifier).value
        } catch let error as TwitterError {
            throw error.ofExchange
        }
    }
}
