import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite(.timeLimit(.minutes(1))) struct SignInTests {
    private static let requestToken = OAuthToken(token: "rt&1", secret: "S3CRET-MARK a/b=")
    private static let signIn = SignIn(
        requestToken: requestToken, callback: .url("https://example.com/back?x=1"),
        url: "https://api.x.com/oauth/authorize")
    private static let app: FixedAuthenticator = .oauth1(consumer: Fixed.consumer)

    private static func form(_ text: String) -> ScriptedTransport.Step {
        { _ in TransportResponse(status: 200, body: Array(text.utf8)) }
    }

    private static func started(
        _ auth: any Authenticator = app, callback: SignIn.Callback = .pin, page: SignIn.Page = .authorize,
        forceLogin: Bool = false, screenName: String? = nil, accessType: SignIn.AccessType? = nil
    ) async throws -> (signIn: SignIn, request: TransportRequest) {
        let transport = ScriptedTransport([
            form("oauth_token=rt%261&oauth_token_secret=S3CRET-MARK%20a%2Fb%3D&oauth_callback_confirmed=true")
        ])
        let signIn = try await TwitterAPI.scripted(transport, auth: auth).startSignIn(
            callback: callback, page: page, forceLogin: forceLogin, screenName: screenName, accessType: accessType)
        return (signIn, try #require(transport.requests.first))
    }

    /// What the signature of a request says, checked with the secrets that should have made it.
    private static func claim(_ request: TransportRequest, tokenSecret: Secret?) throws -> OAuth1Claim {
        let body: [UInt8] = if case .bytes(let bytes) = request.body { bytes } else { [] }
        let url = request.url.drop { $0 != ":" }.dropFirst(3)
        let claim = try OAuth1Claim(
            OAuth1ReceivedRequest(
                method: request.method.rawValue, scheme: "https", host: String(url.prefix { $0 != "/" }),
                target: String(url.drop { $0 != "/" }), authorization: request.headers["Authorization"],
                contentType: request.headers["Content-Type"], body: body))
        try claim.verify(consumerSecret: Fixed.consumer.secret, tokenSecret: tokenSecret)
        return claim
    }

    @Test func callbackStandsBesideTheSignature() async throws {
        for callback: SignIn.Callback in [.pin, .url("my-app://back?a=b c"), .url("https://example.com/é")] {
            let (signIn, request) = try await Self.started(callback: callback)
            #expect(request.method == .post && request.url == "https://api.x.com/oauth/request_token")
            #expect(request.body == .none && request.headers["Content-Type"] == nil)
            let claim = try Self.claim(request, tokenSecret: nil)
            #expect(claim.oauthParameters.first { $0.name == "oauth_callback" }?.value == callback.description)
            #expect(claim.token == nil)
            #expect(signIn.requestToken == Self.requestToken && signIn.callback == callback)
        }
    }

    @Test func startSignsAsTheAppAlone() async throws {
        let kinds: [any Authenticator] = [
            Fixed.user, .appOnly(consumer: Fixed.consumer),
            .xAuth(consumer: Fixed.consumer, username: "u", password: "S3CRET-MARK"),
        ]
        for auth in kinds {
            let request = try await Self.started(auth).request
            #expect(try Self.claim(request, tokenSecret: nil).token == nil)
        }
        let error = await #expect(throws: TwitterError.self) { try await Self.started(.bearer("S3CRET-MARK")) }
        #expect(error?.kind == .noCredential)
    }

    @Test func accessTypeIsSignedInTheForm() async throws {
        let request = try await Self.started(accessType: .read).request
        #expect(request.body == .bytes(Array("x_auth_access_type=read".utf8)))
        #expect(try Self.claim(request, tokenSecret: nil).baseString.hasSuffix("%26x_auth_access_type%3Dread"))
    }

    @Test func pagesHaveTheTokenAndNoSecret() async throws {
        let base = "https://api.x.com/oauth"
        #expect(try await Self.started().signIn.url == "\(base)/authorize?oauth_token=rt%261")
        let signIn = try await Self.started(page: .authenticate, forceLogin: true, screenName: "a&b").signIn
        #expect(signIn.url == "\(base)/authenticate?oauth_token=rt%261&force_login=true&screen_name=a%26b")
        #expect(!showsSecret(shown(signIn)))
        let social = TwitterService.custom("http://localhost/", apiPath: "/api", signInPath: "/api")
        let api = TwitterAPI.scripted(.init([]), auth: Self.app, service: social)
        #expect(api.oauth.authorize(token: "t") == "http://localhost/api/oauth/authorize?oauth_token=t")
    }

    @Test func storedSignInComesBack() throws {
        for callback: SignIn.Callback in [.pin, .url("my-app:/back")] {
            let signIn = SignIn(requestToken: Self.requestToken, callback: callback, url: "https://example.com/é")
            let stored = try JSONEncoder().encode(signIn)
            // The exchange is signed with the secret, so it has to be there.
            #expect(showsSecret(String(decoding: stored, as: UTF8.self)))
            #expect(try JSONDecoder().decode(SignIn.self, from: stored) == signIn)
        }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(SignIn.self, from: Data("{}".utf8)) }
    }

    @Test func exchangeIsSignedWithTheSecretThatIsNeverSent() async throws {
        let answer = "oauth_token=7-t&oauth_token_secret=S3CRET-MARK%2B&user_id=7&screen_name=ada"
        let transport = ScriptedTransport(always: Self.form(answer))
        let twitter = TwitterAPI.scripted(transport, auth: Fixed.user)
        let token = AccessToken(
            token: OAuthToken(token: "7-t", secret: "S3CRET-MARK+"), userID: 7, screenName: "ada")
        #expect(try await twitter.finishSignIn(Self.signIn, pin: " 123 4567\n") == token)
        #expect(
            try await twitter.finishSignIn(Self.signIn, callback: "/back?oauth_verifier=1234567&oauth_token=rt%261")
                == token)
        for request in transport.requests {
            #expect(request.method == .post && request.url == "https://api.x.com/oauth/access_token")
            let claim = try Self.claim(request, tokenSecret: Self.requestToken.secret)
            #expect(claim.token == "rt&1")
            #expect(claim.oauthParameters.first { $0.name == "oauth_verifier" }?.value == "1234567")
            #expect(!showsSecret("\(request.url) \(request.headers.map(\.value)) \(request.body)"))
        }
    }

    /// Case 14.
    @Test func secretsAreDecodedOnceAndEncodedOnceInTheKey() async throws {
        let transport = ScriptedTransport([
            Self.form("oauth_token=tk&oauth_token_secret=a%2Fb%3D&oauth_callback_confirmed=true")
        ])
        let token = try await TwitterAPI.scripted(transport, auth: Self.app).oauth.requestToken(callback: .pin).value
        #expect(token == OAuthToken(token: "tk", secret: "a/b="))
        let signature = try OAuth1Signer(consumer: OAuthConsumer(key: "ck", secret: "cs"), token: token).sign(
            OAuth1Request(
                method: "POST", url: "https://api.twitter.com/1.1/statuses/update.json",
                form: [Parameter("status", "hi")]),
            timestamp: 1_500_000_000, nonce: "n1")
        #expect(signature.signature == "Bh26Jy6QF4JI2YEVAwrOIvOuVCQ=")
    }

    /// Case 56: an answer without token or secret is never a success.
    @Test(arguments: [
        "", "oauth_token=tk", "oauth_token_secret=ts", "oauth_token=&oauth_token_secret=ts",
        "oauth_token=tk&oauth_token_secret=", "oauth_token=%zz&oauth_token_secret=ts", "<html></html>", "{}",
        "OAuth realm=\"x\"",
    ]) func answersWithoutToken(body: String) async throws {
        let twitter = TwitterAPI.scripted(ScriptedTransport(always: Self.form(body)))
        let confirmed = TwitterAPI.scripted(
            ScriptedTransport(always: Self.form("\(body)&oauth_callback_confirmed=true")))
        let errors = [
            try await refusal(of: twitter.oauth.accessToken(requestToken: Self.requestToken, verifier: "v")),
            try await refusal(of: twitter.oauth.accessToken(xAuthUsername: "u", password: "p")),
            try await refusal(of: twitter.oauth.requestToken(callback: .pin)),
            try await refusal(of: confirmed.oauth.requestToken(callback: .pin)),
            try await refusal(of: twitter.oauth.requestTokenForReverseAuth()),
        ]
        for error in errors { #expect(error.kind == .unreadableAnswer && error.bodyPrefix.isEmpty, "\(error)") }
    }

    @Test(arguments: ["", "&oauth_callback_confirmed=false", "&oauth_callback_confirmed="])
    func callbackMustBeConfirmed(rest: String) async throws {
        let transport = ScriptedTransport(always: Self.form("oauth_token=tk&oauth_token_secret=ts\(rest)"))
        let error = try await refusal(of: TwitterAPI.scripted(transport).oauth.requestToken(callback: .pin))
        #expect(error.kind == .unreadableAnswer && error.message.contains("oauth_callback_confirmed"))
    }

    @Test func namesAreOptional() async throws {
        for (body, id, name) in [
            ("", nil, nil), ("&user_id=&screen_name=", nil, nil), ("&user_id=7", 7, nil), ("&screen_name=a", nil, "a"),
        ] as [(String, User.ID?, String?)] {
            let transport = ScriptedTransport(always: Self.form("oauth_token=tk&oauth_token_secret=ts\(body)"))
            let token = try await TwitterAPI.scripted(transport).oauth
                .accessToken(requestToken: Self.requestToken, verifier: "v").value
            #expect(token.userID == id && token.screenName == name)
        }
    }

    @Test(arguments: [
        "https://example.com/back?x=1&oauth_token=rt%261&oauth_verifier=a%2Bb+c",
        "/back?oauth_verifier=a%2Bb%20c&oauth_token=rt%261#fragment?oauth_verifier=no",
        "my-app:?oauth_token=rt%261&&oauth_verifier=a%2Bb+c&y",
    ]) func verifierIsFound(callback: String) throws {
        #expect(try Self.signIn.verifier(inCallback: callback) == "a+b c")
    }

    @Test(arguments: [
        ("?oauth_token=rt%261", "has no oauth_verifier"),
        ("?oauth_token=rt%261&oauth_verifier=", "has no oauth_verifier"),
        ("?oauth_verifier=v", "another sign-in"), ("", "another sign-in"),
        ("https://example.com/back", "another sign-in"),
        ("?oauth_token=rt&1&oauth_verifier=v", "another sign-in"), ("?oauth_token=RT%261&oauth_verifier=v", "another"),
        ("?oauth_token=&oauth_verifier=v", "another sign-in"), ("?denied=other", "another sign-in"),
        ("?oauth_token=other&oauth_problem=user_refused", "another sign-in"),
        ("#?oauth_token=rt%261&oauth_verifier=v", "another sign-in"),
        ("?oauth_token=rt%261&oauth_token=x&oauth_verifier=v", "oauth_token more than once"),
        ("?oauth_token=rt%261&oauth_verifier=v&oauth_verifier=w", "oauth_verifier more than once"),
        ("?oauth_token=%zz&oauth_verifier=v", "cannot be decoded"),
        ("?oauth_token=rt%261&oauth_problem=token_expired", "tells of a problem"),
        ("?oauth_problem=", "tells of a problem"),
    ]) func wrongCallbacks(callback: String, message: String) {
        let error = #expect(throws: TwitterError.self) { try Self.signIn.verifier(inCallback: callback) }
        #expect(
            error?.kind == .wrongCallback && error?.message.contains(message) == true, "\(String(describing: error))")
    }

    @Test func composedLettersAreOtherTokens() {
        let signIn = SignIn(requestToken: OAuthToken(token: "é", secret: "s"), callback: .pin, url: "")
        #expect(throws: TwitterError.self) { try signIn.verifier(inCallback: "?oauth_token=e%CC%81&oauth_verifier=v") }
        #expect(throws: Never.self) { try signIn.verifier(inCallback: "?oauth_token=%C3%A9&oauth_verifier=v") }
    }

    @Test(arguments: [
        "?denied=rt%261", "/back?x=1&denied=rt%261", "?oauth_token=rt%261&oauth_problem=user_refused",
        "?oauth_problem=permission_denied", "?oauth_problem=user_refused&oauth_verifier=v",
    ]) func theUserSaysNo(callback: String) async throws {
        let transport = ScriptedTransport([])
        let error = await #expect(throws: TwitterError.self) {
            try await TwitterAPI.scripted(transport, auth: Self.app).finishSignIn(Self.signIn, callback: callback)
        }
        #expect(error?.kind == .signInDenied)
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: ["", " ", "\n\t"]) func emptyPINIsNotSent(pin: String) async throws {
        let transport = ScriptedTransport([])
        let error = await #expect(throws: TwitterError.self) {
            try await TwitterAPI.scripted(transport, auth: Self.app).finishSignIn(Self.signIn, pin: pin)
        }
        #expect(error?.kind == .badVerifier)
        #expect(transport.requests.isEmpty)
    }

    private static let refusals: [(Int, String, TwitterError.Kind)] = [
        (401, "Error processing your OAuth request: Invalid oauth_verifier parameter", .badVerifier),
        (401, "Invalid request token", .requestTokenExpired), (401, "Invalid request token.", .requestTokenExpired),
        (401, "Reverse auth credentials are invalid", .requestTokenExpired),
        (401, #"{"errors":[{"code":89,"message":"Invalid or expired token."}]}"#, .requestTokenExpired),
        (
            401, "<hash><error>Invalid / expired Token</error><request>/oauth/access_token</request></hash>",
            .requestTokenExpired
        ),
        (401, #"{"errors":[{"code":32,"message":"Could not authenticate you."}]}"#, .unauthorized),
        (401, "Failed to validate oauth signature and token", .unauthorized), (401, "", .unauthorized),
        (403, #"{"errors":[{"code":64,"message":"m"}]}"#, .accountSuspended), (503, "verifier", .serviceUnavailable),
    ]

    @Test(arguments: refusals.indices) func refusedExchange(index: Int) async throws {
        let (status, body, kind) = Self.refusals[index]
        let transport = ScriptedTransport(always: { _ in TransportResponse(status: status, body: Array(body.utf8)) })
        let error = await #expect(throws: TwitterError.self) {
            try await TwitterAPI.scripted(transport, auth: Self.app).finishSignIn(Self.signIn, pin: "1")
        }
        #expect(error?.kind == kind && error?.status == status, "\(String(describing: error))")
        if let advice = kind.advice { #expect(error?.message.hasSuffix(advice) == true) }
    }

    @Test(arguments: [
        (
            401, "Desktop applications only support the oauth_callback value 'oob'",
            TwitterError.Kind.callbackNotApproved
        ),
        (403, "<?xml version='1.0'?><errors><error code=\"415\">m</error></errors>", .callbackNotApproved),
        (401, "Failed to validate oauth signature and token", .unauthorized),
        (400, "oauth_callback is missing", .rejected), (503, "callback", .serviceUnavailable),
    ]) func refusedStart(status: Int, body: String, kind: TwitterError.Kind) async throws {
        let transport = ScriptedTransport(always: { _ in TransportResponse(status: status, body: Array(body.utf8)) })
        let error = await #expect(throws: TwitterError.self) {
            try await TwitterAPI.scripted(transport, auth: Self.app).startSignIn(callback: .pin)
        }
        #expect(error?.kind == kind)
    }

    @Test func credentialsGoOverPlainHTTPToThisMachineAlone() async throws {
        let transport = ScriptedTransport(always: Self.form("oauth_token=tk&oauth_token_secret=ts"))
        func exchange(_ base: String, isAllowed: Bool = false) async throws {
            _ = try await TwitterAPI.scripted(transport, service: .custom(base)) {
                $0.insecurelySendsSecretsOverPlainHTTP = isAllowed
            }.finishSignIn(Self.signIn, pin: "1")
        }
        let error = await #expect(throws: TwitterError.self) { try await exchange("http://example.com") }
        #expect(error?.kind == .invalidRequest && transport.requests.isEmpty)
        try await exchange("http://127.0.0.1:8080")
        try await exchange("http://example.com", isAllowed: true)
        #expect(transport.requests.count == 2)
    }
}
