import LoopbackHTTP
import OAuth1
import Twitter
import TwitterHTTP

/// The endpoints below `oauth` and `oauth2`.
enum SignIn {
    static func accessToken(
        _ world: inout World, _ request: Inbound, _ check: inout CallerCheck
    ) throws(Refused) -> Answer {
        try check.verifyApp(in: request.received)
        guard request.parameters["x_auth_mode"] == "client_auth" else {
            throw Refused(400, 38, "x_auth_mode parameter is missing.")
        }
        guard world.configuration.allowsXAuth else {
            throw Refused(403, 87, "Client is not permitted to perform this action.")
        }
        guard let user = world.accounts.user(screenName: request.parameters["x_auth_username"] ?? ""),
            Secret(request.parameters["x_auth_password"] ?? "") == user.password
        else { throw Refused(401, 32, "Could not authenticate you.", because: "no user has this name and password") }
        let token = world.accounts.issueToken(for: user)
        return .form(
            FormEncoding.encode([
                Parameter("oauth_token", token.token), Parameter("oauth_token_secret", token.secret.revealed),
                Parameter("user_id", user.id.description), Parameter("screen_name", user.screenName),
                Parameter("x_auth_expires", "0"),
            ]))
    }

    static func bearerToken(
        _ world: inout World, _ request: Inbound, _ check: inout CallerCheck
    ) throws(Refused) -> Answer {
        let pair = try CallerCheck.basicPair(request.received.headers["Authorization"] ?? "")
        let consumer = world.accounts.consumer
        // Both halves are percent-encoded inside the pair (RFC 6749, section 2.3.1).
        guard let key = try? PercentEncoding.decode(pair.name), let secret = try? PercentEncoding.decode(pair.password),
            key == consumer.key, Secret(secret) == consumer.secret
        else { throw Refused(403, 99, "Unable to verify your credentials") }
        guard request.parameters["grant_type"] == "client_credentials" else {
            throw Refused(403, 170, "Missing required parameter: grant_type")
        }
        return .json(["token_type": "bearer", "access_token": .text(world.accounts.bearerToken.revealed)])
    }
}
