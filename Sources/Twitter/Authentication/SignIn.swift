public import OAuth1

/// A sign-in that waits for its user: what must be kept between the request that sends the user to the service and the
/// one that brings the user back.
///
/// ```swift
/// let app = TwitterAPI(auth: .oauth1(consumer: consumer))
/// let signIn = try await app.startSignIn(callback: .url("https://example.com/signed-in"))
/// session.store(try JSONEncoder().encode(signIn))
/// redirect(to: signIn.url)
/// // ... and when the user comes back:
/// let user = try await app.finishSignIn(signIn, callback: request.url)
/// ```
///
/// It is good for one exchange, and for a few minutes. Encoded, it holds ``requestToken`` with its secret as plain text,
/// because the exchange is signed with it: keep it where the user's browser and others cannot read it, such as a session
/// on the server. Printed and dumped, it shows no secret.
public struct SignIn: Hashable, Sendable {
    /// Where the service sends the user afterwards.
    public enum Callback: Hashable, Sendable {
        /// Nowhere: the service shows a PIN, which the user types into the program (`oob`).
        case pin
        /// To this address: http, https or a scheme of the app's own, percent-encoded. Twitter takes only addresses that
        /// are registered for the app.
        case url(String)
    }

    /// The page that asks the user.
    public enum Page: String, Hashable, Sendable, CaseIterable {
        /// `oauth/authorize`: asks each time.
        case authorize
        /// `oauth/authenticate`: sends a user who has allowed the app before straight back.
        case authenticate
    }

    /// What the token may do, in place of what the app is registered for (`x_auth_access_type`).
    public enum AccessType: String, Hashable, Sendable {
        /// Read only.
        case read
        /// Read and write.
        case write
    }

    /// The request token with its secret ("temporary credentials" in RFC 5849).
    public let requestToken: OAuthToken
    /// Where the service sends the user afterwards.
    public let callback: Callback
    /// The address of the page to send the user to; no secret is in it.
    public let url: String

    /// Creates a sign-in from its parts; ``TwitterAPI/startSignIn(callback:page:forceLogin:screenName:accessType:)`` makes
    /// one by asking the service.
    ///
    /// - Parameters:
    ///   - requestToken: The request token with its secret.
    ///   - callback: Where the service sends the user afterwards.
    ///   - url: The address of the page to send the user to.
    public init(requestToken: OAuthToken, callback: Callback, url: String) {
        self.requestToken = requestToken
        self.callback = callback
        self.url = url
    }
}

extension SignIn.Callback: LosslessStringConvertible {
    /// Reads what is sent as `oauth_callback`: `oob` is the PIN, everything else an address.
    public init(_ description: String) { self = description == "oob" ? .pin : .url(description) }

    /// What is sent as `oauth_callback`.
    public var description: String {
        switch self {
        case .pin: "oob"
        case .url(let url): url
        }
    }
}

extension SignIn: Codable {
    private enum CodingKeys: String, CodingKey {
        case token = "oauth_token"
        case secret = "oauth_token_secret"
        case callback = "oauth_callback"
        case url
    }

    /// Reads a stored sign-in.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            requestToken: OAuthToken(
                token: try container.decode(String.self, forKey: .token),
                secret: try container.decode(String.self, forKey: .secret)),
            callback: Callback(try container.decode(String.self, forKey: .callback)),
            url: try container.decode(String.self, forKey: .url))
    }

    /// Writes the sign-in for storing, the secret of its request token as plain text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(requestToken.token, forKey: .token)
        try container.encode(requestToken.secret.revealed, forKey: .secret)
        try container.encode(callback.description, forKey: .callback)
        try container.encode(url, forKey: .url)
    }
}
