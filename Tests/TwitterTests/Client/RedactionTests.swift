import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite struct RedactionTests {
    private static let password: Secret = "S3CRET-MARK p%&"

    private static let kinds: [any Authenticator] = [
        Fixed.user, .oauth1(consumer: Fixed.consumer), .bearer("S3CRET-MARK"),
        .basic(username: "u", password: password),
        .appOnly(consumer: Fixed.consumer), .xAuth(consumer: Fixed.consumer, username: "u", password: password), .none,
    ]

    @Test(arguments: kinds.indices) func nothingShowsASecret(index: Int) async throws {
        let transport = ScriptedTransport(always: { request in
            switch request.url {
            case let url where url.hasSuffix("oauth2/token"):
                .json(#"{"token_type":"bearer","access_token":"S3CRET-MARK"}"#)
            case let url where url.hasSuffix("oauth/access_token"):
                TransportResponse(status: 200, body: Array("oauth_token=t&oauth_token_secret=S3CRET-MARK".utf8))
            default: Fixed.refusal(403, code: 64)
            }
        })
        let log = EventLog()
        let twitter = TwitterAPI.scripted(transport, auth: Self.kinds[index]) { $0.observer = log }
        let request = twitter.request(
            .post, "/2/x?access_token=S3CRET-MARK", ["x_auth_password": "S3CRET-MARK"],
            headers: ["X-Own": "S3CRET-MARK"])
        let error = try await refusal(of: request)
        let prepared = try await request.prepared()
        let signature = try await request.signature()
        let credential = try await twitter.authenticator.credential(for: Endpoint(.get, "a"))
        let values: [Any] = [
            error, request, request.call, request.call.endpoint, prepared, twitter, credential, signature as Any,
            twitter.authenticator, request.call.redactingSecrets(), Self.kinds[index], transport, log.events,
        ]
        for value in values {
            let text = shown(value)
            #expect(!showsSecret(text), "\(type(of: value))")
        }
        #expect(!showsSecret(credential.budgetKey))
        #expect(request.call.redactingSecrets().parameters["x_auth_password"] == "<redacted>")
        for event in log.events { #expect(!showsSecret(StandardErrorObserver.text(of: event))) }
    }

    @Test func bodiesAreNotShown() {
        let bodies: [CallBody] = [
            .json(Array("S3CRET-MARK".utf8)), .bytes(Array("S3CRET-MARK".utf8), contentType: "a/b"),
            .multipart([MultipartPart(name: "n", text: "S3CRET-MARK")]), .form, .none,
        ]
        let texts = bodies.map { "\($0)" }
        #expect(texts == ["JSON of 11 bytes", "a/b of 11 bytes", "multipart, 1 parts", "form", "none"])
        for body in bodies { #expect(!shown(Call(Endpoint(.post, "a"), body: body)).contains("- 83")) }
    }

    @Test func budgetKeysTellCredentialsApart() {
        let all: [Credential] = [
            .oauth1(consumer: Fixed.consumer, token: Fixed.token), .oauth1(consumer: Fixed.consumer, token: nil),
            .bearer("S3CRET-MARK 1"), .bearer("S3CRET-MARK 2"), .basic(username: "a", password: "S3CRET-MARK"),
            .basic(username: "b", password: "S3CRET-MARK"), .none,
        ]
        #expect(Set(all.map(\.budgetKey)).count == all.count)
        #expect(Set(all).count == all.count)
        #expect(Credential.bearer("S3CRET-MARK 1") == .bearer("S3CRET-MARK 1"))
        #expect(Credential.bearer("S3CRET-MARK 1").budgetKey == Credential.bearer("S3CRET-MARK 1").budgetKey)
        #expect(Credential.basic(username: "a", password: "1") != .basic(username: "a", password: "2"))
    }
}
