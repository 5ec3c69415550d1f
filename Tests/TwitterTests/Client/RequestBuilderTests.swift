import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite struct RequestBuilderTests {
    private let oauth =
        "oauth_consumer_key%3Dck%26oauth_nonce%3Dn1%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp"
        + "%3D1500000000%26oauth_token%3Dtk%26oauth_version%3D1.0"

    /// Case 15 and its kind: only what is form-encoded is signed.
    @Test func whatIsSignedOfEveryKindOfBody() throws {
        let endpoint = Endpoint(.post, "a")
        let start = "POST&https%3A%2F%2Fapi.twitter.com%2F1.1%2Fa.json&"
        let parts = [MultipartPart(name: "media", bytes: [0, 255], filename: "f", contentType: "image/png")]
        let json = Array(#"{"a":1}"#.utf8)
        let cases: [(CallBody?, base: String, query: String, type: String?, TransportBody)] = [
            (nil, "\(oauth)%26s%3Da%2520b", "", FormEncoding.contentType, .bytes(Array("s=a%20b".utf8))),
            (.form, "\(oauth)%26s%3Da%2520b", "", FormEncoding.contentType, .bytes(Array("s=a%20b".utf8))),
            (CallBody.none, "\(oauth)%26s%3Da%2520b", "?s=a%20b", nil, .none),
            (.json(json), "\(oauth)%26s%3Da%2520b", "?s=a%20b", "application/json", .bytes(json)),
            (.bytes([1], contentType: "image/png"), "\(oauth)%26s%3Da%2520b", "?s=a%20b", "image/png", .bytes([1])),
            (.multipart(parts), oauth, "", nil, .multipart([MultipartPart(name: "s", text: "a b")] + parts)),
        ]
        for (body, base, query, type, sent) in cases {
            let built = try build(Call(endpoint, ["s": "a b"], body: body))
            #expect(built.signature?.baseString == start + base)
            #expect(built.request.url == "https://api.twitter.com/1.1/a.json" + query)
            #expect(built.request.headers["Content-Type"] == type)
            #expect(built.request.body == sent)
            #expect(built.request.headers["Authorization"] == built.signature?.authorizationHeader)
        }
    }

    @Test(arguments: [
        (HTTPMethod.get, "?s=1", TransportBody.none), (.head, "?s=1", .none), (.delete, "?s=1", .none),
        (.post, "", .bytes(Array("s=1".utf8))), (.put, "", .bytes(Array("s=1".utf8))),
    ])
    func methodChoosesWhereParametersGo(method: HTTPMethod, query: String, body: TransportBody) throws {
        let request = try build(Call(Endpoint(method, "a"), ["s": 1])).request
        #expect(request.method == method)
        #expect(request.url.hasSuffix("/a.json" + query))
        #expect(request.body == body)
    }

    @Test func callWithoutParametersHasNoBodyAndNoType() throws {
        let request = try build(Call(Endpoint(.post, "a"))).request
        #expect(request.body == .none)
        #expect(request.headers["Content-Type"] == nil)
        #expect(request.url == "https://api.twitter.com/1.1/a.json")
    }

    /// Case 13 on the wire: plus is data and a blank is never a plus.
    @Test func formBodyIsPercentEncoded() throws {
        let built = try build(Call(Endpoint(.post, "statuses/update"), ["status": "1+1 = 2 & 100%"]))
        #expect(built.request.body == .bytes(Array("status=1%2B1%20%3D%202%20%26%20100%25".utf8)))
        #expect(
            built.signature?.baseString.hasSuffix("%26status%3D1%252B1%2520%253D%25202%2520%2526%2520100%2525") == true)
    }

    /// Case 13 with the fixed keys of the signature cases.
    @Test func signatureIsThatOfTwoOtherPrograms() throws {
        let credential = Credential.oauth1(
            consumer: OAuthConsumer(key: "ck", secret: "cs"), token: OAuthToken(token: "tk", secret: "ts"))
        let built = try build(
            Call(Endpoint(.post, "statuses/update"), ["status": "1+1 = 2 & 100%"]), credential: credential)
        #expect(built.signature?.signature == "06eLsNADuLH+eX7bk2HJUWkqaMo=")
        let upload = try build(
            Call(Endpoint(.post, "media/metadata/create"), body: .json(Array("{}".utf8))), credential: credential)
        #expect(upload.signature?.signature == "STCZd80WtC2rhGzpxuTU3stZQZ0=")
    }

    @Test func credentialsOfOtherKinds() throws {
        let call = Call(Endpoint(.get, "a"))
        let bearer = try build(call, credential: .bearer("AAA%3D"))
        #expect(bearer.request.headers["Authorization"] == "Bearer AAA%3D")
        #expect(bearer.signature == nil)
        let basic = try build(call, credential: .basic(username: "é", password: "a:b"))
        #expect(basic.request.headers["Authorization"] == "Basic w6k6YTpi")
        #expect(try build(call, credential: .none).request.headers["Authorization"] == nil)
        let app = try build(call, credential: .oauth1(consumer: Fixed.consumer, token: nil))
        #expect(app.signature?.baseString.contains("oauth_token") == false)
        let error = #expect(throws: TwitterError.self) {
            try build(call, credential: .basic(username: "a:b", password: "S3CRET-MARK"))
        }
        #expect(error?.kind == .invalidRequest)
    }

    @Test func optionsReplaceWhatTheClientWrites() throws {
        var options = CallOptions()
        options.timeout = .seconds(5)
        options.headers = ["user-agent": "own", "X-A": "1", "X-A": "2", "Authorization": "own", "accept": "text/html"]
        let request = try build(Call(Endpoint(.post, "a"), ["s": 1]), options: options).request
        #expect(request.limits.total == .seconds(5))
        #expect(request.limits.connect == TransportLimits().connect)
        #expect(request.headers.values(of: "User-Agent") == ["own"])
        #expect(request.headers.values(of: "X-A") == ["1", "2"])
        #expect(request.headers.values(of: "Authorization") == ["own"])
        #expect(request.headers.values(of: "Accept") == ["text/html"])
        #expect(request.headers.values(of: "Content-Type") == [FormEncoding.contentType])

        let usual = try build(Call(Endpoint(.get, "a"))) {
            $0.userAgent = "app/2"
            $0.limits.total = .seconds(7)
        }.request
        #expect(usual.headers["User-Agent"] == "app/2")
        #expect(usual.limits.total == .seconds(7))
        #expect(try build(Call(Endpoint(.get, "a"))).request.headers["User-Agent"]?.hasPrefix("swift-twitter/") == true)
    }

    private static let password: Parameters = ["x_auth_password": "S3CRET-MARK"]

    @Test(arguments: [
        ("http://localhost:8080", true), ("http://127.0.0.1", true), ("http://127.255.0.1:1", true),
        ("http://[::1]:8080", true), ("http://LOCALHOST", true), ("https://example.com", true),
        ("HTTPS://example.com", true), ("http://example.com", false), ("http://example.com:8080", false),
        ("http://localhost.example.com", false), ("http://127.0.0.1.example.com", false), ("http://127.0.0.999", false),
        ("http://127.0.0..1", false),
        ("http://128.0.0.1", false), ("http://0.0.0.0", false), ("http://[::2]", false),
        ("http://localhost@example.com", false), ("http://localhost:80@example.com", false),
        ("http://[::1]@example.com", false), ("http://[::1].example.com", false), ("http://localhost:x", false),
    ])
    func secretsGoOverPlainHTTPToThisMachineOnly(base: String, isAllowed: Bool) {
        let service = TwitterService.custom(base)
        let calls: [(Call, Credential)] = [
            (Call(Endpoint(.get, "a")), .bearer("S3CRET-MARK")),
            (Call(Endpoint(.get, "a")), .basic(username: "u", password: "S3CRET-MARK")),
            (Call(Endpoint(.post, "oauth/access_token"), Self.password), .none),
            (Call(Endpoint(.get, "oauth/access_token"), Self.password), .none),
        ]
        for (call, credential) in calls {
            let result = Result { try build(call, service: service, credential: credential) }
            #expect(((try? result.get()) != nil) == isAllowed, "\(call)")
            if case .failure(let error) = result {
                #expect((error as? TwitterError)?.kind == .invalidRequest)
                #expect(!showsSecret(shown(error)))
            }
            let opted = try? build(call, service: service, credential: credential) {
                $0.insecurelySendsSecretsOverPlainHTTP = true
            }
            #expect(opted != nil)
        }
        // A signature shows no secret, and goes wherever it is sent.
        if !base.contains("@"), !base.hasSuffix(":x"), !base.contains("].") {
            #expect(throws: Never.self) { try build(Call(Endpoint(.get, "a")), service: service) }
        }
    }

    @Test(arguments: [
        ("http://example.com:8080/x", "example.com:8080"), ("http://u@v@example.com", "example.com"), ("http:///x", ""),
    ])
    func refusalOfPlainHTTPNamesTheHost(base: String, host: String) {
        let error = #expect(throws: TwitterError.self) {
            try build(Call(Endpoint(.get, "a")), service: .custom(base), credential: .bearer("S3CRET-MARK"))
        }
        #expect(error?.message.contains("plain http to \(host); use https") == true)
    }

    /// RFC 5849, section 3.5: what belongs to the protocol stands beside the signature, and only there.
    @Test func parametersOfASignInStandBesideTheSignature() throws {
        let parameters: Parameters = ["oauth_callback": "oob", "x_auth_access_type": "read", "not_oauth_": 1]
        let built = try build(Call(Endpoint(.post, "oauth/request_token"), parameters))
        #expect(built.request.headers["Authorization"]?.contains(#"oauth_callback="oob""#) == true)
        #expect(built.request.body == .bytes(Array("x_auth_access_type=read&not_oauth_=1".utf8)))
        #expect(built.signature?.baseString.contains("%26oauth_callback%3Doob%26") == true)
        // Of other endpoints they are parameters like any other, and so are those that nobody signs.
        for (path, credential) in [("a", nil), ("oauth/request_token", Credential.none)] {
            let call = Call(Endpoint(.post, path), parameters)
            let plain = try credential.map { try build(call, credential: $0) } ?? build(call)
            #expect(
                plain.request.body == .bytes(Array("oauth_callback=oob&x_auth_access_type=read&not_oauth_=1".utf8)))
        }
    }

    @Test func limitsOfAStreamAreForItsBeginningAndForSilence() {
        var configuration = TwitterConfiguration()
        configuration.limits.total = .seconds(7)
        configuration.limits.firstByte = .seconds(8)
        var options = CallOptions()
        for (idle, expected) in [(Duration.seconds(30), Duration.seconds(90)), (.seconds(100), .seconds(100))] {
            configuration.limits.idle = idle
            let limits = RequestBuilder(service: .x, configuration: configuration).limits(with: options, isStream: true)
            #expect(limits.total == nil)
            #expect(limits.firstByte == .seconds(8))
            #expect(limits.idle == expected)
        }
        options.timeout = .seconds(5)
        let builder = RequestBuilder(service: .x, configuration: configuration)
        #expect(builder.limits(with: options, isStream: true).firstByte == .seconds(5))
        #expect(builder.limits(with: options).firstByte == .seconds(8))
        #expect(builder.limits(with: options).idle == .seconds(100))
    }

    @Test func mirrorsNameWhatTheyShow() {
        let call = Call(Endpoint(.get, "statuses/show/:id", ["id": "S3CRET-MARK"]), ["count": 1])
        #expect(Mirror(reflecting: call).children.map(\.label) == ["endpoint", "parameters", "body"])
        #expect(Mirror(reflecting: call.endpoint).children.map(\.label) == ["method", "name", "host"])
        #expect(!showsSecret(shown(call)))
    }

    @Test func bodiesTellTheirKindAndSize() {
        let bodies: [CallBody] = [
            .none, .form, .json([1, 2]), .multipart([MultipartPart(name: "a", text: "S3CRET-MARK")]),
            .bytes([1], contentType: "image/png"),
        ]
        #expect(
            bodies.map(\.description) == [
                "none", "form", "JSON of 2 bytes", "multipart, 1 parts", "image/png of 1 bytes",
            ])
    }

    @Test func callsAreValues() {
        let one = Call(Endpoint(.get, "/1.1/statuses/show/:id.json", ["id": 20]), ["a": 1])
        #expect(one == Call(Endpoint(.get, "statuses/show/:id", ["id": "20"]), ["a": "1"]))
        #expect(one != Call(Endpoint(.get, "statuses/show/:id", ["id": 21]), ["a": 1]))
        #expect(one.description == "GET statuses/show/:id(a)")
        let twitter = TwitterAPI.scripted(.init([]))
        #expect(twitter.statuses.show(id: 20).call.endpoint == one.endpoint)
    }
}
