import Testing
import TwitterSandbox

@testable import Twitter

@Suite struct OAuthEchoTests {
    @Test func headersSignVerifyCredentials() async throws {
        let transport = ScriptedTransport([])
        let echo = try await TwitterAPI.scripted(transport).oauthEcho()
        #expect(echo.serviceProvider == "https://api.x.com/1.1/account/verify_credentials.json")
        #expect(echo.headers["X-Auth-Service-Provider"] == echo.serviceProvider)
        let header = try #require(echo.headers["X-Verify-Credentials-Authorization"])
        let claim = try OAuth1Claim(
            OAuth1ReceivedRequest(
                method: "GET", scheme: "https", host: "api.x.com", target: "/1.1/account/verify_credentials.json",
                authorization: header, contentType: nil, body: []))
        try claim.verify(consumerSecret: Fixed.consumer.secret, tokenSecret: Fixed.token.secret)
        #expect(claim.token == "tk")
        #expect(!shown(echo).contains("oauth_signature"))
        #expect(transport.requests.isEmpty)
    }

    @Test func secretsAreNeverGivenAway() async throws {
        let kinds: [any Authenticator] = [
            .bearer("S3CRET-MARK"), .basic(username: "u", password: "S3CRET-MARK"), .none,
            .oauth1(consumer: Fixed.consumer), .supplied { _ in .bearer("S3CRET-MARK") },
        ]
        for auth in kinds {
            let error = await #expect(throws: TwitterError.self) {
                try await TwitterAPI.scripted(.init([]), auth: auth).oauthEcho()
            }
            #expect(error?.kind == .noCredential)
        }
    }
}
