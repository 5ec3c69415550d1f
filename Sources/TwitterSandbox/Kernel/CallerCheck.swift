import FoundationEssentials
import LoopbackHTTP
import OAuth1
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
    var now: Int64

    /// Checks the credentials of a call of the API.
    mutating func caller(of request: ReceivedRequest) throws(Refused) -> Caller {
        let header = request.headers["Authorization"] ?? ""
        let scheme = header.prefix { $0 != " " }.lowercased()
        switch scheme {
        case "bearer": return try bearer(header)
        case "basic":
            let pair = try Self.basicPair(header)
            guard let user = accounts.user(screenName: pair.name), Secret(pair.password) == user.password else {
                throw Self.unauthenticated("no user has this name and password")
            }
            return .user(user)
        default:
            let claim = try claim(in: request)
            guard let token = claim.token, !token.isEmpty else {
                throw Refused(400, 215, "Bad Authentication data.", because: "there is no oauth_token")
            }
            guard let owner = accounts.owner(of: token) else {
                throw Refused(401, 89, "Invalid or expired token.", because: "oauth_token is unknown")
            }
            try verify(claim, tokenSecret: owner.secret)
            return .user(owner.user)
        }
    }

    /// Checks the signature of the app alone, as signing in has it.
    mutating func verifyApp(in request: ReceivedRequest) throws(Refused) {
        try verify(try claim(in: request), tokenSecret: nil)
    }

    /// The name and password of a `Basic` header (RFC 7617).
    static func basicPair(_ header: String) throws(Refused) -> (name: String, password: String) {
        guard let data = Data(base64Encoded: String(header.drop { $0 != " " }.dropFirst())),
            let text = String(data: data, encoding: .utf8), let colon = text.firstIndex(of: ":")
        else { throw unauthenticated("the Basic credentials cannot be read") }
        return (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }

    private func bearer(_ header: String) throws(Refused) -> Caller {
        let token = Secret(String(header.drop { $0 != " " }.dropFirst()))
        guard token == accounts.bearerToken else {
            throw Refused(401, 89, "Invalid or expired token.", because: "the bearer token is unknown")
        }
        return .app
    }

    private func claim(in request: ReceivedRequest) throws(Refused) -> OAuth1Claim {
        do throws(OAuth1Error) {
            return try OAuth1Claim(
                OAuth1ReceivedRequest(
                    method: request.method, scheme: "http", host: request.headers["Host"] ?? "",
                    target: request.target, authorization: request.headers["Authorization"],
                    contentType: request.headers["Content-Type"], body: request.body))
        } catch .noOAuthParameters {
            throw Refused(400, 215, "Bad Authentication data.", because: "there are no credentials")
        } catch {
            throw Self.unauthenticated("\(error)")
        }
    }

    private mutating func verify(_ claim: OAuth1Claim, tokenSecret: Secret?) throws(Refused) {
        guard claim.consumerKey == accounts.consumer.key else {
            throw Self.unauthenticated("oauth_consumer_key is unknown")
        }
        do throws(OAuth1Error) {
            try claim.verify(consumerSecret: accounts.consumer.secret, tokenSecret: tokenSecret)
            try replayGuard.admit(claim, now: now)
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

    private static func unauthenticated(_ reason: String) -> Refused {
        Refused(401, 32, "Could not authenticate you.", because: reason)
    }
}
