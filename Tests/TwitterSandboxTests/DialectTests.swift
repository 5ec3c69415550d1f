import FoundationEssentials
import OAuth1
import Testing
import Twitter
import TwitterSandbox

/// The client against a server with the ways of GNU social.
@Suite(.serialized, .timeLimit(.minutes(1))) struct DialectTests {
    private static func with(
        _ change: (inout SandboxConfiguration) -> Void = { _ in }, _ body: (Sandbox, TwitterAPI) async throws -> Void
    ) async throws {
        try await withSandbox {
            $0.dialect = .gnuSocial
            change(&$0)
        } _: { sandbox in
            try await body(sandbox, sandbox.client(as: sandbox.ada))
        }
    }

    @Test func shapesOnTheWire() async throws {
        try await Self.with { sandbox, twitter in
            let status = try await twitter.statuses.update(status: "a & b").data
            let text = String(decoding: status, as: UTF8.self)
            #expect(text.contains(#""text":"a & b""#) && text.contains(#""statusnet_html":"a &amp; b""#))
            for name in ["id_str", "full_text", "entities", "retweet_count", "verified", "lang"] {
                #expect(!text.contains("\"\(name)\""), "\(name)")
            }
            let response = try await twitter.followers.ids(screenName: "ada").response
            #expect(response.transport.body.first == UInt8(ascii: "["))
            #expect(response.rateLimit == nil && response.headers["Connection"] == "close")
            #expect(response.value.nextCursor == nil && response.value.ids.allSatisfy { $0.integer != nil })
            #expect(!response.value.ids.isEmpty)
            #expect(sandbox.log.allSatisfy { $0.path.hasPrefix("/api/") })
        }
    }

    @Test func callsAreRead() async throws {
        try await Self.with { sandbox, twitter in
            let long = String(repeating: "é☃ ", count: 70)
            let first = try await twitter.statuses.update(status: long).value
            #expect(first.wholeText == long && first.user?.id == sandbox.ada.id && first.user?.screenName == "ada")
            let answer = try await twitter.statuses.update(status: "so?", inReplyTo: first.id).value
            #expect(answer.inReplyToStatusID == first.id && answer.retweetCount == nil && answer.entities == nil)
            #expect(try await twitter.statuses.homeTimeline(count: 2).value.map(\.id) == [answer.id, first.id])
            #expect(try await twitter.statuses.show(id: first.id).value.wholeText == long)
            #expect(try await twitter.search.tweets(query: "so?").value.statuses.map(\.id) == [answer.id])
            let cleo = try await twitter.users.show(screenName: "cleo").value
            #expect(cleo.id == sandbox.cleo.id && cleo.utcOffset == 0 && cleo.verified == nil)
            let picture = Array(Data(base64Encoded: Self.picture) ?? Data())
            let media = try await twitter.media.upload(media: picture).value
            #expect(media.image?.width == 1 && media.image?.height == 1)
            let shown = try await twitter.statuses.update(status: "look", mediaIDs: [media.id]).data
            #expect(String(decoding: shown, as: UTF8.self).contains(#""attachments":[{"#))
            #expect(try await twitter.statuses.destroy(id: answer.id).value.id == answer.id)
        }
    }

    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    @Test func refusalsHaveNoCodes() async throws {
        try await Self.with { sandbox, twitter in
            let missing = try await refusal(of: twitter.statuses.show(id: 1))
            #expect(
                missing.kind == .notFound && missing.code == nil && missing.message == "No status found with that ID.")
            let unknown = try await refusal(of: twitter.application.rateLimitStatus())
            #expect(unknown.kind == .notFound && unknown.headers["Content-Type"]?.hasPrefix("text/html") == true)
            let method = try await refusal(of: twitter.request(.get, "statuses/update"))
            #expect(method.kind == .rejected && method.status == 405)
            let stranger = twitter.authenticated(as: OAuthToken(token: "x", secret: "S3CRET-MARK"))
            let unauthorized = try await refusal(of: stranger.account.verifyCredentials())
            #expect(unauthorized.kind == .unauthorized && unauthorized.code == nil && unauthorized.status == 401)
            // A refusal inside a success.
            let upload = try await refusal(of: twitter.media.upload(media: [1, 2, 3]))
            #expect(upload.status == 200 && upload.code == .internalError && upload.kind == .serviceUnavailable)
        }
    }

    @Test func signingIn() async throws {
        try await withTransport { transport in
            try await Self.with { sandbox, _ in
                let browser = Browser(transport: transport)
                let app = sandbox.client(.oauth1(consumer: sandbox.consumer))
                let signIn = try await app.startSignIn(callback: .url("my-app://back?x=1"))
                #expect(signIn.url.hasPrefix("\(sandbox.baseURL)/api/oauth/authorize?"))
                let location = try await browser.submit(try await browser.open(signIn.url)).location
                let token = try await app.finishSignIn(signIn, callback: try #require(location))
                #expect(token.userID == nil && token.screenName == nil)
                // The token tells no name; the user does.
                let user = try await app.authenticated(as: token.token).verify()
                #expect(user.userID == sandbox.ada.id && user.screenName == "ada")

                let wrong = await #expect(throws: TwitterError.self) {
                    _ = try await app.finishSignIn(signIn, pin: "1")
                }
                #expect(wrong?.kind == .requestTokenExpired && wrong?.code == nil)
                let refused = try await app.startSignIn(callback: .url("my-app://back"))
                let cancel = [Parameter("cancel", "Cancel")]
                let denied = try await browser.submit(try await browser.open(refused.url), cancel).location ?? ""
                #expect(denied.hasSuffix("&oauth_problem=user_refused"))
                let no = await #expect(throws: TwitterError.self) {
                    _ = try await app.finishSignIn(refused, callback: denied)
                }
                #expect(no?.kind == .signInDenied)
            }
        }
    }

    @Test func passwords() async throws {
        try await Self.with { sandbox, _ in
            let twitter = sandbox.client(.basic(username: "cleo", password: sandbox.cleo.password))
            #expect(try await twitter.verify().userID == sandbox.cleo.id)
            try await twitter.statuses.update(status: "by password").send()
            let wrong = sandbox.client(.basic(username: "cleo", password: "S3CRET-MARK wrong"))
            #expect(try await refusal(of: wrong.account.verifyCredentials()).kind == .unauthorized)
            #expect(!showsSecret(dumped(sandbox.log)))
        }
    }

    /// Without codes, the `Date` of the refusal tells that the clock is wrong.
    @Test func clockIsCorrectedWithoutACode() async throws {
        let clock = ManualClock()
        try await Self.with {
            $0.now = { clock.date }
        } _: { sandbox, _ in
            let twitter = sandbox.client(as: sandbox.ada) { $0.now = { clock.date.addingTimeInterval(700) } }
            let first = try await twitter.account.verifyCredentials().response
            let second = try await twitter.account.verifyCredentials().response
            #expect(first.attempts == 2 && second.attempts == 1)
        }
    }

    @Test func behindAProxy() async throws {
        try await Self.with {
            $0.publicAddress = "https://social.example.com"
        } _: { sandbox, twitter in
            let user = try await twitter.verify()
            #expect(user.screenName == "ada")
            let app = sandbox.client(.oauth1(consumer: sandbox.consumer))
            let signIn = try await app.startSignIn(callback: .pin)
            #expect(signIn.url.hasPrefix(sandbox.baseURL))
        }
    }
}
