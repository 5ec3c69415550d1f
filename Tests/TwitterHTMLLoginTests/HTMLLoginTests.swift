import Testing
import Twitter
import TwitterHTMLLogin
import TwitterSandbox

@Suite(.serialized, .timeLimit(.minutes(1))) struct HTMLLoginTests {
    private static let signIn = SignIn(
        requestToken: OAuthToken(token: "t", secret: "S3CRET-MARK"), callback: .pin, url: "http://127.0.0.1:9/authorize"
    )

    private static func scripted(_ pages: [(status: Int, html: String)]) -> ScriptedTransport {
        ScriptedTransport(
            pages.map { page in
                { _ in
                    TransportResponse(
                        status: page.status, headers: ["Set-Cookie": "a=b; Path=/"], body: Array(page.html.utf8))
                }
            })
    }

    private static let login = #"<form action="/in"><input name="session[password]"></form>"#
    private static let question =
        #"<form action="/out"><input type="hidden" name="oauth_token" value="a&amp;lt;"></form>"#

    @Test func pinOfTheSandbox() async throws {
        var configuration = SandboxConfiguration()
        configuration.browserUser = nil
        let sandbox = try await Sandbox.start(configuration)
        let app = TwitterAPI(auth: .oauth1(consumer: sandbox.consumer), service: sandbox.service)
        let login = HTMLLogin(loginURL: "\(sandbox.baseURL)/login")
        let user = sandbox.users[1]
        let signIn = try await app.startSignIn(callback: .pin)
        let pin = try await login.pin(for: signIn, username: user.screenName, password: user.password)
        #expect(try await app.finishSignIn(signIn, pin: pin).userID == user.id)

        await #expect(throws: HTMLLoginError.wrongCredentials) {
            try await login.pin(for: signIn, username: user.screenName, password: "S3CRET-MARK wrong")
        }
        // A sign-in that is over has no form.
        await #expect(throws: HTMLLoginError.unknownPage(.authorize)) {
            try await login.pin(for: signIn, username: user.screenName, password: user.password)
        }
        await sandbox.stop()
    }

    @Test func formsAndCookiesAreSent() async throws {
        let transport = Self.scripted([
            (200, Self.login), (200, ""), (200, Self.question), (200, "<code>\n 0123 </code>"),
        ])
        let login = HTMLLogin(loginURL: "http://127.0.0.1:9/login", transport: transport)
        #expect(try await login.pin(for: Self.signIn, username: "a&b", password: "p=q") == "0123")
        let forms = transport.requests.compactMap { request -> String? in
            if case .bytes(let bytes) = request.body { String(decoding: bytes, as: UTF8.self) } else { nil }
        }
        #expect(
            forms == [
                "session%5Busername_or_email%5D=a%26b&session%5Bpassword%5D=p%3Dq&remember_me=1",
                "oauth_token=a%26lt%3B",
            ])
        #expect(transport.requests.map { $0.headers["Cookie"] } == [nil, "a=b", "a=b", "a=b"])
        #expect(
            transport.requests.map(\.url).suffix(3) == ["in", "authorize", "out"].map { "http://127.0.0.1:9/\($0)" })
    }

    @Test func changedPagesAreNamed() async throws {
        for (pages, error) in [
            ([(200, "<html></html>")], .unknownPage(.login)), ([(200, Self.login), (403, "")], .wrongCredentials),
            ([(200, Self.login), (200, Self.login)], .wrongCredentials),
            ([(200, Self.login), (200, ""), (200, Self.login)], .unknownPage(.authorize)),
            ([(200, Self.login), (200, ""), (200, Self.question), (200, "<code>x</code>")], .unknownPage(.pin)),
            ([(200, Self.login), (200, ""), (200, Self.question), (200, "1234567")], .unknownPage(.pin)),
        ] as [([(status: Int, html: String)], HTMLLoginError)] {
            let transport = Self.scripted(pages)
            await #expect(throws: error) {
                try await HTMLLogin(loginURL: "http://localhost/login", transport: transport)
                    .pin(for: Self.signIn, username: "u", password: "S3CRET-MARK")
            }
        }
    }

    @Test func passwordsStayOnThisMachineOrBehindTLS() async throws {
        let other = Self.login.replacing("/in", with: "http://example.com/in")
        for (url, pages) in [
            ("http://example.com/login", []), ("http://127.0.0.1.example.com/", []), ("ftp://localhost/", []),
            ("http://localhost/login", [(200, other)]),
        ] as [(String, [(status: Int, html: String)])] {
            let transport = Self.scripted(pages)
            await #expect(throws: HTMLLoginError.insecureAddress) {
                try await HTMLLogin(loginURL: url, transport: transport)
                    .pin(for: Self.signIn, username: "u", password: "S3CRET-MARK")
            }
            #expect(transport.requests.count == pages.count)
        }
        await #expect(throws: HTMLLoginError.noCredentials) {
            try await HTMLLogin(transport: ScriptedTransport([])).pin(for: Self.signIn, username: "u", password: "")
        }
    }
}
