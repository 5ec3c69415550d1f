public import OAuth1

/// A user's token, as signing in gives it.
public struct AccessToken: Hashable, Sendable {
    /// The token with its secret.
    public var token: OAuthToken
    /// The user's id; `nil` where the service does not tell, as GNU social does not.
    public var userID: User.ID?
    /// The user's screen name; `nil` where the service does not tell.
    public var screenName: String?

    /// Creates an access token.
    ///
    /// - Parameters:
    ///   - token: The token with its secret.
    ///   - userID: The user's id.
    ///   - screenName: The user's screen name.
    public init(token: OAuthToken, userID: User.ID? = nil, screenName: String? = nil) {
        self.token = token
        self.userID = userID
        self.screenName = screenName
    }

    /// Reads a form-encoded answer.
    init(form body: [UInt8]) throws {
        let pairs = Parameters(try FormEncoding.decode(body))
        // An empty name is none: it would name no user and match no store's entry.
        func text(_ name: String) -> String? { pairs[name].flatMap { $0.isEmpty ? nil : $0 } }
        self.init(
            token: try OAuthToken(pairs), userID: text("user_id").map { User.ID($0) }, screenName: text("screen_name"))
    }
}

extension OAuthToken {
    /// Reads the answer of `oauth/request_token`.
    init(requestTokenForm body: [UInt8]) throws {
        let pairs = Parameters(try FormEncoding.decode(body))
        try self.init(pairs)
        // Without it the server follows the first version of OAuth, which had no verifier (RFC 5849, section 2.1).
        guard pairs["oauth_callback_confirmed"] == "true" else {
            throw MissingCredential(name: "oauth_callback_confirmed")
        }
    }

    fileprivate init(_ pairs: Parameters) throws {
        guard let token = pairs["oauth_token"], !token.isEmpty, let secret = pairs["oauth_token_secret"],
            !secret.isEmpty
        else { throw MissingCredential(name: "oauth_token or oauth_token_secret") }
        self.init(token: token, secret: secret)
    }
}

/// A token answer of status 200 that does not hold what it should.
struct MissingCredential: Error, CustomStringConvertible {
    var name: String
    var description: String { "\(name) is missing." }
}
