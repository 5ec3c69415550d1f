import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite struct ReverseAuthTests {
    private static let header =
        #"OAuth oauth_nonce="n", oauth_consumer_key="other%20app", oauth_token="rt", oauth_signature="S3CRET-MARK%3D""#

    private static func transport(_ body: String) -> ScriptedTransport {
        ScriptedTransport(always: { _ in TransportResponse(status: 200, body: Array(body.utf8)) })
    }

    @Test func permissionIsFetchedByTheAppAndExchangedByTheUser() async throws {
        let first = Self.transport("\n" + Self.header)
        let permission = try await TwitterAPI.scripted(first).oauth.requestTokenForReverseAuth().value
        #expect(permission.target == "other app" && permission.parameters == Secret(Self.header))
        let asked = try #require(first.requests.first)
        #expect(asked.url == "https://api.x.com/oauth/request_token")
        #expect(asked.body == .bytes(Array("x_auth_mode=reverse_auth".utf8)))
        #expect(asked.headers["Authorization"]?.contains("oauth_token=") == false)

        let second = Self.transport("oauth_token=7-other&oauth_token_secret=S3CRET-MARK&user_id=7&screen_name=ada")
        let token = try await TwitterAPI.scripted(second).oauth.accessToken(reverseAuth: permission).value
        #expect(token.token.token == "7-other" && token.screenName == "ada")
        let exchanged = try #require(second.requests.first)
        let form = FormEncoding.encode([
            Parameter("x_reverse_auth_target", "other app"), Parameter("x_reverse_auth_parameters", Self.header),
        ])
        #expect(exchanged.body == .bytes(Array(form.utf8)))
        #expect(exchanged.headers["Authorization"]?.contains(#"oauth_token="tk""#) == true)
    }

    @Test func permissionTravelsAsAText() throws {
        let permission = try ReverseAuth(header: Self.header)
        let stored = try JSONEncoder().encode([permission])
        #expect(try JSONDecoder().decode([String].self, from: stored) == [Self.header])
        #expect(try JSONDecoder().decode([ReverseAuth].self, from: stored) == [permission])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([ReverseAuth].self, from: Data("[\"x\"]".utf8)) }
        #expect(!showsSecret(shown(permission)))
    }

    @Test(arguments: [
        "", "x", "Basic YQ==", "OAuth", #"OAuth oauth_consumer_key="a""#, #"OAuth oauth_signature="a""#,
        #"OAuth oauth_consumer_key="", oauth_signature="a""#, #"OAuth oauth_consumer_key="a", oauth_signature"#,
        "oauth_token=tk&oauth_token_secret=ts",
    ]) func whatIsNoPermission(text: String) {
        #expect(throws: OAuth1Error.self) { try ReverseAuth(header: text) }
    }
}
