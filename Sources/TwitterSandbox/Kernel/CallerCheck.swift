import FoundationEssentials
import LoopbackHTTP
import OAuth1
import Twitter
import TwitterHTTP

/// Who calls.
enum Caller {
    case user(SandboxUser)
    case app

    /// The user who calls.
    ///
    /// - Throws: Code 220 for an app.
    func user() throws(Refused) -> SandboxUser {
        guard case .user(let user) = self else {
            throw Refused(403, 220, "Your credentials do not allow access to this resource.")
        }
        return user
    }

    /// The id of the user who calls; an app has none.
    var userID: User.ID? {
        if case .user(let user) = self { user.id } else { nil }
    }

    var name: String {
        switch self {
        case .user(let user): user.screenName
        case .app: "app"
        }
    }
}

/// Finds out who calls, from the bytes that were received.
struct CallerCheck {
    var accounts: Accounts
    var replayGuard: ReplayGuard
    var now: Date
    /// The address that signatures are made for, if it is another than that of the `Host` header.
    var publicAddress: String?
    /// The key of the app through which was called; empty before it is known and for calls by password.
    private(set) var app = ""

    /// Checks the credentials of a call of the API.
    mutating func caller(of request: ReceivedRequest) throws(Refused) -> Caller {
        let header = request.headers["Authorization"] ?? ""
        let scheme = header.prefix { $0 != " " }.lowercased()
        switch scheme {
        case "bearer": return try bearer(header)
        case "basic":
            let pair = try Self.basicPair(header)
            guard let user = accounts.user(screenName: pair.name, password: pair.password) else {
                throw Self.unauthenticated("no user has this name and password")
            }
            return .user(user)
        default:
            let claim = try claim(in: request)
            guard let token = claim.token, !token.isEmpty else {
                throw Refused(400, 215, "Bad Authentication data.", because: "there is no oauth_token")
            }
            guard let grant = accounts.grant(of: token, consumerKey: claim.consumerKey, now: now) else {
                // A wrong key is told first, for it explains the unknown token.
                _ = try app(of: claim)
                throw Refused(401, 89, "Invalid or expired token.", because: "oauth_token is unknown")
            }
            try verify(claim, tokenSecret: grant.secret)
            if grant.isReadOnly, request.method != "GET" {
                throw Refused(403, 261, "Application cannot perform write actions.", because: "the token is read-only")
            }
            app = claim.consumerKey
            return .user(grant.user)
        }
    }

    /// Checks the signature of a request of the sign-in.
    ///
    /// - Parameters:
    ///   - request: What was received.
    ///   - secret: Gives the secret of the token that the request names; called if it names one.
    /// - Returns: Who signs, and what stands beside the signature.
    /// - Throws: The refusal.
    mutating func signInClaim(
        in request: ReceivedRequest,
        secret: (OAuth1Claim) throws(Refused) -> Secret = { _ throws(Refused) in Secret("") }
    ) throws(Refused) -> OAuth1Claim {
        let claim = try claim(in: request)
        try verify(claim, tokenSecret: claim.token == nil ? nil : try secret(claim))
        return claim
    }

    /// The app whose key and secret a request brings as user name and password.
    func basicApp(in request: ReceivedRequest) throws(Refused) -> OAuthConsumer {
        let pair = try Self.basicPair(request.headers["Authorization"] ?? "")
        // Both halves are percent-encoded inside the pair (RFC 6749, section 2.3.1).
        guard let key = try? PercentEncoding.decode(pair.name), let secret = try? PercentEncoding.decode(pair.password),
            let app = accounts.app(key), Secret(secret) == app.secret
        else { throw Refused(403, 99, "Unable to verify your credentials") }
        return app
    }

    /// The name and password of a `Basic` header (RFC 7617).
    static func basicPair(_ header: String) throws(Refused) -> (name: String, password: String) {
        guard let data = Data(base64Encoded: String(header.drop { $0 != " " }.dropFirst())),
            let text = String(data: data, encoding: .utf8), let colon = text.firstIndex(of: ":")
        else { throw unauthenticated("the Basic credentials cannot be read") }
        return (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }

    private mutating func bearer(_ header: String) throws(Refused) -> Caller {
        let token = Secret(String(header.drop { $0 != " " }.dropFirst()))
        guard token == accounts.bearerToken else {
            throw Refused(401, 89, "Invalid or expired token.", because: "the bearer token is unknown")
        }
        app = accounts.consumer.key
        return .app
    }

    private func claim(in request: ReceivedRequest) throws(Refused) -> OAuth1Claim {
        let isSecure = publicAddress?.lowercased().hasPrefix("https://") ?? false
        let scheme = isSecure ? "https" : "http"
        let host = publicAddress.map { String($0.dropFirst(scheme.count + 3)) } ?? request.headers["Host"] ?? ""
        do throws(OAuth1Error) {
            return try OAuth1Claim(
                OAuth1ReceivedRequest(
                    method: request.method, scheme: scheme, host: host, target: request.target,
                    authorization: request.headers["Authorization"], contentType: request.headers["Content-Type"],
                    body: request.body))
        } catch .noOAuthParameters {
            throw Refused(400, 215, "Bad Authentication data.", because: "there are no credentials")
        } catch {
            throw Self.unauthenticated("\(error)")
        }
    }

    private mutating func verify(_ claim: OAuth1Claim, tokenSecret: Secret?) throws(Refused) {
        let app = try app(of: claim)
        do throws(OAuth1Error) {
            try claim.verify(consumerSecret: app.secret, tokenSecret: tokenSecret)
            try replayGuard.admit(claim, now: Int64(now.timeIntervalSince1970.rounded(.down)))
        } catch .timestampOutOfWindow {
            throw Refused(401, 135, "Timestamp out of bounds.")
        } catch .wrongSignature {
            let base = claim.baseString
            let shown = base.contains("x_auth_password") ? "" : "; this should have been signed: \(base)"
            throw Self.unauthenticated("the signature is wrong\(shown)")
        } catch {
            throw Self.unauthenticated("\(error)")
        }
    }

    private func app(of claim: OAuth1Claim) throws(Refused) -> OAuthConsumer {
        guard let app = accounts.app(claim.consumerKey) else {
            throw Self.unauthenticated("oauth_consumer_key is unknown")
        }
        return app
    }

    private static func unauthenticated(_ reason: String) -> Refused {
        Refused(401, 32, "Could not authenticate you.", because: reason)
    }
}
