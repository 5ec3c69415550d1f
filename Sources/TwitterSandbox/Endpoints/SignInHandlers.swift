import FoundationEssentials
import LoopbackHTTP
import OAuth1
import Twitter
import TwitterHTTP

/// The endpoints below `oauth` and `oauth2` that programs call; ``SignInPages`` has those for people.
enum SignInHandlers {
    static func requestToken(
        _ world: inout World, _ request: Inbound, _ check: inout CallerCheck
    ) throws(Refused) -> Answer {
        let claim = try check.signInClaim(in: request.received)
        if request.parameters["x_auth_mode"] == "reverse_auth" { return try reverseAuth(&world, claim, check.now) }
        // It may stand in the header or in the form (RFC 5849, section 3.5).
        let written = claim.oauthParameters.first { $0.name == "oauth_callback" }?.value
        guard let callback = written ?? request.parameters["oauth_callback"], !callback.isEmpty else {
            throw Refused(400, 38, "oauth_callback parameter is missing.")
        }
        try world.configuration.checkCallback(SignIn.Callback(callback))
        let access = request.parameters["x_auth_access_type"].map(SignIn.AccessType.init(rawValue:))
        if case .some(.none) = access { throw Refused(400, 214, "x_auth_access_type is neither read nor write.") }
        let sign = world.signIns.begin(
            consumerKey: claim.consumerKey, callback: SignIn.Callback(callback), isReadOnly: access == .read,
            now: check.now)
        return .form(
            FormEncoding.encode([
                Parameter("oauth_token", sign.token.token),
                Parameter("oauth_token_secret", sign.token.secret.revealed),
                Parameter("oauth_callback_confirmed", "true"),
            ]))
    }

    static func accessToken(
        _ world: inout World, _ request: Inbound, _ check: inout CallerCheck
    ) throws(Refused) -> Answer {
        if request.parameters["x_reverse_auth_target"] != nil { return try endReverseAuth(&world, request, &check) }
        if request.parameters["x_auth_mode"] == "client_auth" { return try xAuth(&world, request, &check) }
        let (signIns, now) = (world.signIns, check.now)
        let claim = try check.signInClaim(in: request.received) { claim throws(Refused) in
            guard let sign = signIns.exchangeable(claim.token ?? "", consumerKey: claim.consumerKey, now: now) else {
                throw .text(401, "Invalid request token.")
            }
            return sign.token.secret
        }
        // The words are Twitter's for a request that is neither of the three.
        guard let sign = world.signIns.exchangeable(claim.token ?? "", consumerKey: claim.consumerKey, now: now) else {
            throw .text(401, "Reverse auth credentials are invalid")
        }
        let written = claim.oauthParameters.first { $0.name == "oauth_verifier" }?.value
        guard let verifier = written ?? request.parameters["oauth_verifier"],
            let id = world.signIns.exchange(sign, verifier: verifier), let user = world.accounts.user(id: id)
        else { throw .text(401, "Error processing your OAuth request: Invalid oauth_verifier parameter") }
        return world.issueToken(for: user, consumerKey: sign.consumerKey, isReadOnly: sign.isReadOnly, now: now)
    }

    static func bearerToken(
        _ world: inout World, _ request: Inbound, _ check: inout CallerCheck
    ) throws(Refused) -> Answer {
        _ = try check.basicApp(in: request.received)
        guard request.parameters["grant_type"] == "client_credentials" else {
            throw Refused(403, 170, "Missing required parameter: grant_type")
        }
        return .json(["token_type": "bearer", "access_token": .text(world.accounts.bearerToken.revealed)])
    }

    static func invalidateBearerToken(
        _ world: inout World, _ request: Inbound, _ check: inout CallerCheck
    ) throws(Refused) -> Answer {
        _ = try check.basicApp(in: request.received)
        guard let token = request.parameters["access_token"], Secret(token) == world.accounts.bearerToken else {
            throw Refused(401, 348, "Client application is not permitted to invalidate this token.")
        }
        world.accounts.renewBearerToken()
        return .json(["access_token": .text(token)])
    }

    static func invalidateToken(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        _ = try caller.user()
        let header = request.received.headers["Authorization"] ?? ""
        guard let parameters = try? AuthorizationHeader.parameters(of: header),
            let token = parameters.first(where: { $0.name == "oauth_token" })?.value
        else { throw Refused(403, 220, "Your credentials do not allow access to this resource.") }
        world.accounts.revoke(token)
        return .json(["access_token": .text(token)])
    }

    private static func xAuth(
        _ world: inout World, _ request: Inbound, _ check: inout CallerCheck
    ) throws(Refused) -> Answer {
        let claim = try check.signInClaim(in: request.received)
        try world.configuration.checkXAuth()
        guard
            let user = world.accounts.user(
                screenName: request.parameters["x_auth_username"] ?? "",
                password: request.parameters["x_auth_password"] ?? "")
        else { throw Refused(401, 32, "Could not authenticate you.", because: "no user has this name and password") }
        return world.issueToken(for: user, consumerKey: claim.consumerKey, isXAuth: true, now: check.now)
    }

    /// The first step: a header that the service has signed in the name of the app.
    private static func reverseAuth(
        _ world: inout World, _ claim: OAuth1Claim, _ now: Date
    ) throws(Refused) -> Answer {
        try world.configuration.checkXAuth()
        guard let app = world.accounts.app(claim.consumerKey) else { throw .text(401, "Invalid request token.") }
        let sign = world.signIns.begin(consumerKey: app.key, callback: .pin, now: now)
        let signature = try? OAuth1Signer(consumer: app, token: sign.token).sign(
            OAuth1Request(method: "POST", url: "https://localhost/oauth/access_token"),
            timestamp: Int64(now.timeIntervalSince1970), nonce: sign.formToken)
        world.signIns.deny(sign)
        let header = signature?.authorizationHeader ?? ""
        world.signIns.permit(header, now: now)
        return .form(header)
    }

    /// The second step, signed by another app for its user.
    private static func endReverseAuth(
        _ world: inout World, _ request: Inbound, _ check: inout CallerCheck
    ) throws(Refused) -> Answer {
        let user = try check.caller(of: request.received).user()
        let permission = request.parameters["x_reverse_auth_parameters"] ?? ""
        guard let permitted = try? ReverseAuth(header: permission),
            permitted.target == request.parameters["x_reverse_auth_target"],
            world.signIns.usePermission(permission, now: check.now)
        else { throw .text(401, "Reverse auth credentials are invalid") }
        return world.issueToken(for: user, consumerKey: permitted.target, now: check.now)
    }
}

extension World {
    /// The answer that gives a user's token out.
    fileprivate mutating func issueToken(
        for user: SandboxUser, consumerKey: String, isReadOnly: Bool = false, isXAuth: Bool = false, now: Date
    ) -> Answer {
        let token = accounts.issueToken(
            for: user, consumerKey: consumerKey, isReadOnly: isReadOnly,
            end: configuration.tokenLifetime.map { now.advanced(by: $0) })
        var pairs = [
            Parameter("oauth_token", token.token), Parameter("oauth_token_secret", token.secret.revealed),
        ]
        if configuration.dialect == .twitter {
            pairs += [Parameter("user_id", user.id.description), Parameter("screen_name", user.screenName)]
        }
        if isXAuth { pairs.append(Parameter("x_auth_expires", "0")) }
        return .form(FormEncoding.encode(pairs))
    }
}

extension SandboxConfiguration {
    /// Whether the app may use a callback.
    fileprivate func checkCallback(_ callback: SignIn.Callback) throws(Refused) {
        guard case .url(let url) = callback else { return }
        guard let callbacks = registeredCallbacks else {
            guard Self.isUsable(url) else { throw Refused(400, 214, "oauth_callback is no address.") }
            return
        }
        guard !callbacks.isEmpty else {
            throw Refused(401, 417, "Desktop applications only support the oauth_callback value 'oob'")
        }
        // The query may differ from call to call.
        let path = url.prefix { $0 != "?" && $0 != "#" }
        guard Self.isUsable(url), callbacks.contains(where: { $0.prefix { $0 != "?" } == path }) else {
            throw Refused(
                403, 415,
                "Callback URL not approved for this client application. Approved callback URLs can be adjusted in your "
                    + "application settings")
        }
    }

    /// An absolute address that a browser may be sent to without running it as a script.
    private static func isUsable(_ url: String) -> Bool {
        guard let colon = url.firstIndex(of: ":"), url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
        let scheme = url[..<colon].lowercased()
        return scheme.first?.isLetter ?? false && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
            && !["javascript", "data", "vbscript", "blob", "file"].contains(scheme)
    }

    fileprivate func checkXAuth() throws(Refused) {
        guard allowsXAuth, dialect == .twitter else {
            throw Refused(403, 87, "Client is not permitted to perform this action.")
        }
    }
}
