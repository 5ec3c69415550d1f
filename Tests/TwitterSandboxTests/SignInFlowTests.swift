import FoundationEssentials
import OAuth1
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized, .timeLimit(.minutes(2))) struct SignInFlowTests {
    private static let back = "https://example.com/back?x=1"

    /// A sandbox, its app's client and a browser.
    private static func with(
        _ change: (inout SandboxConfiguration) -> Void = { _ in },
        _ body: (Sandbox, TwitterAPI, Browser) async throws -> Void
    ) async throws {
        try await withSandbox(change) { sandbox in
            try await withTransport { transport in
                let app = sandbox.client(.oauth1(consumer: sandbox.consumer))
                try await body(sandbox, app, Browser(transport: transport))
                #expect(!showsSecret(dumped(sandbox.log)))
            }
        }
    }

    private static func error(_ body: () async throws -> Void) async throws -> TwitterError {
        do {
            try await body()
        } catch let error as TwitterError {
            return error
        }
        return try #require(nil, "No error was thrown.")
    }

    @Test(arguments: SignIn.Page.allCases) func pin(page: SignIn.Page) async throws {
        try await Self.with { sandbox, app, browser in
            let signIn = try await app.startSignIn(callback: .pin, page: page)
            let question = try await browser.open(signIn.url)
            #expect(question.status == 200 && question.title == "Allow the app sandbox-app?" && question.user == "@ada")
            #expect(question.headers["Content-Type"] == "text/html; charset=utf-8")
            let answer = try await browser.submit(question)
            let pin = try #require(answer.pin)
            #expect(pin.count == 7 && pin.allSatisfy(\.isNumber))
            let token = try await app.finishSignIn(signIn, pin: pin)
            #expect(token.userID == sandbox.ada.id && token.screenName == "ada")
            let user = try await app.authenticated(as: token.token).verify()
            #expect(user.screenName == "ada")
        }
    }

    /// The two halves as two web requests have them: the sign-in is stored in between.
    @Test(arguments: ["https://example.com/back", "http://127.0.0.1:9/cb?a=%20b&c#f", "my-app://back", "my-app:back?"])
    func callback(url: String) async throws {
        try await Self.with { sandbox, app, browser in
            let stored = try JSONEncoder().encode(
                try await app.startSignIn(callback: .url(url), forceLogin: true, screenName: "cl\"eo<"))
            let signIn = try JSONDecoder().decode(SignIn.self, from: stored)
            let question = try await browser.open(signIn.url)
            #expect(question.asksForPassword && question.html.contains(#"value="cl&quot;eo&lt;""#))
            let answer = try await browser.submit(question, Browser.typed("cleo", sandbox.cleo.password))
            let location = try #require(answer.location)
            #expect(answer.status == 303)
            let start = url.split(separator: "#")[0]
            let mark = start.contains("?") ? (start.hasSuffix("?") ? "" : "&") : "?"
            #expect(location.hasPrefix("\(start)\(mark)oauth_token=") && location.contains("&oauth_verifier="))
            #expect(location.hasSuffix("#f") == url.hasSuffix("#f"))
            let token = try await app.finishSignIn(signIn, callback: location)
            #expect(token.userID == sandbox.cleo.id)
            // It was good once.
            let again = try await Self.error { _ = try await app.finishSignIn(signIn, callback: location) }
            #expect(again.kind == .requestTokenExpired && again.status == 401)
            #expect(try await browser.open(signIn.url).status == 403)
        }
    }

    @Test func authenticateSendsBackWhoHasAllowedBefore() async throws {
        try await Self.with { sandbox, app, browser in
            func start(_ page: SignIn.Page, forceLogin: Bool = false) async throws -> SignIn {
                try await app.startSignIn(callback: .url(Self.back), page: page, forceLogin: forceLogin)
            }
            let first = try await browser.open(try await start(.authenticate).url)
            #expect(first.location == nil)
            #expect(try await browser.submit(first).location != nil)
            let second = try await start(.authenticate)
            let location = try #require(try await browser.open(second.url).location)
            #expect(try await app.finishSignIn(second, callback: location).screenName == "ada")
            #expect(try await browser.open(try await start(.authorize).url).location == nil)
            #expect(try await browser.open(try await start(.authenticate, forceLogin: true).url).asksForPassword)
        }
    }

    @Test func denying() async throws {
        try await Self.with { _, app, browser in
            let cancel = [Parameter("cancel", "Cancel")]
            let web = try await app.startSignIn(callback: .url(Self.back))
            let location = try #require(try await browser.submit(try await browser.open(web.url), cancel).location)
            #expect(location == "\(Self.back)&denied=\(web.requestToken.token)")
            #expect(
                try await Self.error { _ = try await app.finishSignIn(web, callback: location) }.kind == .signInDenied)
            let terminal = try await app.startSignIn(callback: .pin)
            let page = try await browser.submit(try await browser.open(terminal.url), cancel)
            #expect(page.status == 200 && page.pin == nil && page.html.contains("id=\"denied\""))
            let late = try await Self.error { _ = try await app.finishSignIn(terminal, pin: "1234567") }
            #expect(late.kind == .requestTokenExpired)
        }
    }

    @Test func wrongVerifierMayBeTypedAgain() async throws {
        try await Self.with { _, app, browser in
            let signIn = try await app.startSignIn(callback: .pin)
            let early = try await Self.error { _ = try await app.finishSignIn(signIn, pin: "1234567") }
            #expect(early.kind == .badVerifier)
            let pin = try #require(try await browser.submit(try await browser.open(signIn.url)).pin)
            let wrong = try await Self.error { _ = try await app.finishSignIn(signIn, pin: pin + "0") }
            #expect(wrong.kind == .badVerifier && wrong.status == 401 && wrong.message.contains("PIN"))
            #expect(try await app.finishSignIn(signIn, pin: pin).screenName == "ada")
        }
    }

    @Test func requestTokensExpireAndBelongToOneApp() async throws {
        let clock = ManualClock()
        try await Self.with {
            $0.now = { clock.date }
            $0.requestTokenLifetime = .seconds(60)
        } _: { sandbox, _, browser in
            let app = sandbox.client(.oauth1(consumer: sandbox.consumer)) { $0.now = { clock.date } }
            let other = sandbox.client(.oauth1(consumer: sandbox.secondConsumer)) { $0.now = { clock.date } }
            let signIn = try await app.startSignIn(callback: .pin)
            let pin = try #require(try await browser.submit(try await browser.open(signIn.url)).pin)
            let foreign = try await Self.error { _ = try await other.finishSignIn(signIn, pin: pin) }
            #expect(foreign.kind == .requestTokenExpired)
            let forged = SignIn(
                requestToken: OAuthToken(token: signIn.requestToken.token, secret: "S3CRET-MARK"), callback: .pin,
                url: "")
            #expect(try await Self.error { _ = try await app.finishSignIn(forged, pin: pin) }.kind == .unauthorized)
            clock.advance(by: .seconds(60))
            #expect(
                try await Self.error { _ = try await app.finishSignIn(signIn, pin: pin) }.kind == .requestTokenExpired)
            #expect(try await browser.open(signIn.url).title == "This sign-in is over")
        }
    }

    @Test(arguments: [false, true]) func callbacksMustBeRegistered(asXML: Bool) async throws {
        try await Self.with {
            $0.registeredCallbacks = ["https://example.com/back", "my-app://back"]
            $0.refusesSignInAsXML = asXML
        } _: { _, app, _ in
            for url in [
                "https://example.com/other", "https://example.com/back/", "http://example.com/back",
                "https://example.com",
                "oops", "",
            ] {
                let error = try await Self.error { _ = try await app.startSignIn(callback: .url(url)) }
                #expect(error.kind == (url.isEmpty ? .rejected : .callbackNotApproved), "\(url): \(error)")
                if !url.isEmpty {
                    #expect(error.code == 415 && error.status == 403 && error.message.contains("Register exactly"))
                    #expect(error.bodyPrefix.first == UInt8(ascii: asXML ? "<" : "{"))
                }
            }
            for callback: SignIn.Callback in [.pin, .url("my-app://back"), .url(Self.back)] {
                _ = try await app.startSignIn(callback: callback)
            }
        }
        try await Self.with {
            $0.registeredCallbacks = []
        } _: { _, app, _ in
            let error = try await Self.error { _ = try await app.startSignIn(callback: .url(Self.back)) }
            #expect(error.kind == .callbackNotApproved && error.code == 417)
            _ = try await app.startSignIn(callback: .pin)
        }
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:x", "data:text/html,x", "/path", "https://a b/", "é://x", ":x",
    ])
    func noBrowserIsSentToAScript(callback: String) async throws {
        try await Self.with { _, app, _ in
            let error = try await Self.error { _ = try await app.startSignIn(callback: .url(callback)) }
            #expect(error.status == 400)
        }
    }

    @Test func pagesRefuseForgedForms() async throws {
        try await Self.with { sandbox, app, browser in
            let signIn = try await app.startSignIn(callback: .pin)
            let question = try await browser.open(signIn.url)
            let forged = try await browser.submit(question, without: "authenticity_token")
            #expect(forged.status == 403 && forged.pin == nil)
            let unknown = try await browser.submit(question, without: "oauth_token")
            #expect(unknown.status == 403 && unknown.pin == nil)
            let wrong = try await browser.submit(question, Browser.typed("<b>", "S3CRET-MARK wrong"))
            #expect(
                wrong.status == 403 && wrong.pin == nil && wrong.asksForPassword && wrong.html.contains("&lt;b&gt;"))
            #expect(!wrong.html.contains("<b>"))
            for page in [question, wrong] {
                #expect(page.headers["Cache-Control"] == "no-store" && page.headers["Content-Security-Policy"] != nil)
                #expect(!showsSecret(page.html))
            }
            let form = try await browser.open("\(sandbox.baseURL)/oauth/authorize")
            #expect(form.status == 403)
        }
    }

    @Test func sessionsOfABrowser() async throws {
        try await Self.with {
            $0.browserUser = nil
        } _: { sandbox, app, browser in
            var browser = browser
            let signIn = try await app.startSignIn(callback: .pin)
            #expect(try await browser.open(signIn.url).asksForPassword)
            let login = try await browser.open("\(sandbox.baseURL)/login")
            let refused = try await browser.submit(login, Browser.typed("bob_93", "S3CRET-MARK wrong"))
            #expect(refused.status == 403 && refused.headers["Set-Cookie"] == nil)
            let forged = try await browser.submit(
                login, Browser.typed("bob_93", sandbox.bob.password), without: "authenticity_token")
            #expect(forged.status == 403 && forged.headers["Set-Cookie"] == nil)
            let done = try await browser.submit(login, Browser.typed("bob_93", sandbox.bob.password))
            browser.cookie = done.headers["Set-Cookie"]?.split(separator: ";").first.map { "a=b; \($0)" }
            let question = try await browser.open(signIn.url)
            #expect(question.user == "@bob_93" && !question.asksForPassword)
            let pin = try #require(try await browser.submit(question).pin)
            #expect(try await app.finishSignIn(signIn, pin: pin).userID == sandbox.bob.id)
        }
    }

    @Test func accessTypes() async throws {
        try await Self.with { sandbox, app, browser in
            for access: SignIn.AccessType in [.read, .write] {
                let signIn = try await app.startSignIn(callback: .pin, accessType: access)
                let question = try await browser.open(signIn.url)
                #expect(question.html.contains("read and write") == (access == .write))
                let pin = try #require(try await browser.submit(question).pin)
                let user = app.authenticated(as: try await app.finishSignIn(signIn, pin: pin).token)
                #expect(try await user.verify().screenName == "ada")
                let post = user.statuses.update(status: access.rawValue)
                if access == .read {
                    #expect(try await refusal(of: post).code == 261)
                } else {
                    try await post.send()
                }
            }
            let odd = app.request(.post, "oauth/request_token", ["oauth_callback": "oob", "x_auth_access_type": "all"])
            #expect(try await refusal(of: odd).status == 400)
            #expect(try await refusal(of: app.request(.post, "oauth/request_token")).code == 38)
        }
    }

    @Test func tokensExpire() async throws {
        let clock = ManualClock()
        try await withSandbox {
            $0.now = { clock.date }
            $0.tokenLifetime = .seconds(60)
        } _: { sandbox in
            let app = sandbox.client(.oauth1(consumer: sandbox.consumer)) { $0.now = { clock.date } }
            let token = try await app.oauth.accessToken(xAuthUsername: "ada", password: sandbox.ada.password).value
            let user = app.authenticated(as: token.token)
            #expect(try await user.verify().screenName == "ada")
            clock.advance(by: .seconds(60))
            let error = try await refusal(of: user.account.verifyCredentials())
            #expect(error.code == .invalidOrExpiredToken && error.kind == .unauthorized)
            // Tokens of before have no end.
            #expect(try await app.authenticated(as: sandbox.ada.token).verify().screenName == "ada")
        }
    }

    @Test func reverseAuth() async throws {
        try await withSandbox { sandbox in
            let other = sandbox.client(.oauth1(consumer: sandbox.secondConsumer))
            let permission = try await other.oauth.requestTokenForReverseAuth().value
            #expect(permission.target == sandbox.secondConsumer.key)
            let user = sandbox.client(as: sandbox.bob)
            let token = try await user.oauth.accessToken(reverseAuth: permission).value
            #expect(token.userID == sandbox.bob.id)
            #expect(try await other.authenticated(as: token.token).verify().screenName == "bob_93")
            // The token belongs to the other app, and the permission was good once.
            #expect(try await refusal(of: user.authenticated(as: token.token).account.verifyCredentials()).code == 89)
            let again = try await refusal(of: user.oauth.accessToken(reverseAuth: permission))
            #expect(again.kind == .requestTokenExpired && again.status == 401)
            let forged = try ReverseAuth(header: #"OAuth oauth_consumer_key="second-app", oauth_signature="x""#)
            #expect(try await refusal(of: user.oauth.accessToken(reverseAuth: forged)).status == 401)
            let nobody = sandbox.client(.oauth1(consumer: sandbox.consumer))
            let fresh = try await other.oauth.requestTokenForReverseAuth().value
            #expect(try await refusal(of: nobody.oauth.accessToken(reverseAuth: fresh)).status == 400)
            #expect(!showsSecret(dumped(sandbox.log)))
        }
        try await withSandbox {
            $0.allowsXAuth = false
        } _: { sandbox in
            let app = sandbox.client(.oauth1(consumer: sandbox.consumer))
            let error = try await refusal(of: app.oauth.requestTokenForReverseAuth())
            #expect(error.code == .clientNotPermitted && error.kind == .xAuthNotEnabled)
        }
    }

    @Test func echoIsGoodOnceForTheThirdParty() async throws {
        try await withSandbox { sandbox in
            let echo = try await sandbox.client(as: sandbox.cleo).oauthEcho()
            try await withTransport { transport in
                let request = TransportRequest(
                    method: .get, url: echo.serviceProvider,
                    headers: ["Authorization": echo.headers["X-Verify-Credentials-Authorization"] ?? ""])
                let answer = try await transport.send(request)
                #expect(answer.status == 200)
                #expect(String(decoding: answer.body, as: UTF8.self).contains("\"screen_name\":\"cleo\""))
                #expect(try await transport.send(request).status == 401)
            }
        }
    }

    @Test func invalidatedTokens() async throws {
        try await withSandbox { sandbox in
            let user = sandbox.client(as: sandbox.ada)
            #expect(try await user.oauth.invalidateToken().value == sandbox.ada.token.token)
            #expect(try await refusal(of: user.account.verifyCredentials()).code == .invalidOrExpiredToken)
            #expect(try await refusal(of: user.oauth.invalidateToken()).code == .invalidOrExpiredToken)

            let app = sandbox.client(.appOnly(consumer: sandbox.consumer))
            try await app.statuses.userTimeline(screenName: "ada").send()
            #expect(try await app.invalidateBearerToken().token == sandbox.bearerToken)
            let old = sandbox.client(.bearer(sandbox.bearerToken))
            #expect(try await refusal(of: old.statuses.userTimeline(screenName: "ada")).code == .invalidOrExpiredToken)
            let fresh = try await app.statuses.userTimeline(screenName: "ada").response
            #expect(fresh.attempts == 1)
            // Invalidated elsewhere: the authenticator fetches another by itself.
            sandbox.invalidateBearerToken()
            let repeated = try await app.statuses.userTimeline(screenName: "ada").response
            #expect(repeated.attempts == 2)
            let unknown = app.oauth2.invalidateToken("S3CRET-MARK", consumer: sandbox.consumer)
            #expect(try await refusal(of: unknown).code == 348)
            let eve = OAuthConsumer(key: "eve", secret: "S3CRET-MARK")
            #expect(try await refusal(of: app.oauth2.invalidateToken(sandbox.bearerToken, consumer: eve)).code == 99)
        }
    }

    @Test func clockIsCorrectedInASignInToo() async throws {
        try await Self.with { sandbox, _, browser in
            let app = sandbox.client(.oauth1(consumer: sandbox.consumer)) {
                $0.now = { Date().addingTimeInterval(-4000) }
            }
            let signIn = try await app.startSignIn(callback: .pin)
            let pin = try #require(try await browser.submit(try await browser.open(signIn.url)).pin)
            #expect(try await app.finishSignIn(signIn, pin: pin).screenName == "ada")
            #expect(sandbox.log.map(\.code) == [135, nil, nil, nil, nil])
        }
    }

    @Test func signaturesForAnotherAddress() async throws {
        for address in ["https://example.com", "http://example.com:8080"] {
            try await withSandbox {
                $0.publicAddress = address
            } _: { sandbox in
                let user = try await sandbox.client(as: sandbox.ada).verify()
                #expect(user.screenName == "ada")
                let unaware = TwitterAPI(
                    auth: .oauth1(consumer: sandbox.consumer, token: sandbox.ada.token),
                    service: .custom(sandbox.baseURL))
                let error = try await refusal(of: unaware.account.verifyCredentials())
                #expect(error.code == 32)
            }
        }
    }
}
