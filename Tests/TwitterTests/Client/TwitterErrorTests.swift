import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite struct TwitterErrorTests {
    private static func error(_ status: Int, _ body: String, _ endpoint: Endpoint = .init(.get, "a")) -> TwitterError? {
        TwitterError.refusal(in: TransportResponse(status: status, body: Array(body.utf8)), of: endpoint)
    }

    private static func coded(_ code: Int) -> String { #"{"errors":[{"code":\#(code),"message":"m"}]}"# }

    static let kinds: [(Int, String, TwitterError.Kind)] = [
        (400, "", .rejected), (400, coded(215), .unauthorized), (400, coded(3), .rejected), (400, coded(17), .notFound),
        (401, "", .unauthorized), (401, coded(32), .unauthorized), (401, coded(89), .unauthorized),
        (401, coded(135), .unauthorized), (401, coded(179), .forbidden),
        (401, #"{"request":"\/1.1\/x.json","error":"Not authorized."}"#, .forbidden),
        (401, #"{"error":"Not authorized","request":"x"}"#, .forbidden),
        (401, #"{"error":"Invalid / expired Token","request":"x"}"#, .unauthorized),
        (402, "", .creditsUsedUp), (403, "", .forbidden), (403, coded(453), .accessLevel),
        (403, coded(187), .duplicate),
        (403, coded(64), .accountSuspended), (403, coded(326), .accountLocked), (403, coded(89), .unauthorized),
        (403, coded(231), .accountUnusable), (403, coded(415), .callbackNotApproved), (401, coded(416), .appUnusable),
        (401, coded(417), .callbackNotApproved), (403, coded(87), .forbidden),
        (403, "<errors><error code=\"415\">m</error></errors>", .callbackNotApproved),
        (403, coded(99), .unauthorized), (403, coded(220), .forbidden), (403, coded(179), .forbidden),
        (403, coded(88), .rateLimited), (404, "", .notFound), (404, coded(144), .notFound), (410, "", .notFound),
        (405, "", .rejected), (406, "", .rejected), (409, "", .rejected), (413, "", .rejected), (422, "", .rejected),
        (420, "Exceeded connection limit for user", .rateLimited), (429, coded(88), .rateLimited),
        (429, "", .rateLimited),
        (500, coded(131), .serviceUnavailable), (502, "", .serviceUnavailable), (503, "<html>", .serviceUnavailable),
        (504, "", .serviceUnavailable), (599, "", .serviceUnavailable), (999, "", .serviceUnavailable),
        (301, "", .unexpectedStatus), (302, coded(32), .unauthorized), (304, "", .unexpectedStatus),
        (100, "", .unexpectedStatus), (0, "", .unexpectedStatus), (-1, "", .unexpectedStatus),
        (200, coded(34), .notFound), (200, coded(17), .notFound), (200, coded(88), .rateLimited),
        (200, coded(131), .serviceUnavailable), (200, coded(32), .unauthorized), (200, coded(999_999), .rejected),
        (200, #"{"error":"e","request":"/x"}"#, .rejected), (200, #"{"request":"/x","error":"e"}"#, .rejected),
        (200, "<errors><error code=\"32\">m</error></errors>", .unauthorized),
    ]

    @Test(arguments: kinds.indices) func statusAndCodeChooseTheKind(index: Int) throws {
        let (status, body, kind) = Self.kinds[index]
        let error = try #require(Self.error(status, body))
        #expect(error.kind == kind)
        #expect(error.status == status)
        #expect(error.bodyPrefix == Array(body.utf8.prefix(200)))
        #expect(!error.message.isEmpty)
        #expect(error.requestMayHaveBeenSent)
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"id":1,"text":"x"}"#, #"{"errors":[{"code":1,"message":"m"}],"data":[]}"#,
        #"{"errors":[]}"#, #"{"error_count":0}"#, #"{"request":"/x"}"#, "<html><title>t</title></html>", "<svg/>",
        #"{"error":null}"#, "plain text",
    ])
    func successesAreNoErrors(body: String) {
        for status in [200, 201, 202, 204, 299] { #expect(Self.error(status, body) == nil) }
    }

    /// Case 48.
    @Test func overCapacityPage() throws {
        let page =
            "<!DOCTYPE html><html><head><title>Twitter / Over capacity</title></head>"
            + String(repeating: "x", count: 5000)
        let error = try #require(Self.error(503, page))
        #expect(error.message == "Twitter / Over capacity")
        #expect(error.canRepeat)
        #expect(error.bodyPrefix == Array(page.utf8.prefix(200)))
        #expect(error.description == "Twitter / Over capacity (GET a, HTTP 503)")
    }

    /// Case 63.
    @Test func accessLevelIsNoFaultOfTheCredential() throws {
        let error = try #require(Self.error(403, Self.coded(453)))
        #expect(error.kind == .accessLevel && !error.canRepeat && error.has(.accessLevelTooLow))
    }

    @Test func namedKindsSayWhatToDo() throws {
        let exchange = Endpoint(.post, "oauth/access_token")
        for (status, code, endpoint) in [
            (403, 415, .init(.post, "oauth/request_token")), (403, 87, exchange), (403, 453, .init(.get, "a")),
            (402, 0, .init(.get, "a")), (403, 64, .init(.get, "a")), (403, 326, .init(.get, "a")), (401, 416, exchange),
        ] as [(Int, Int, Endpoint)] {
            let error = try #require(Self.error(status, Self.coded(code), endpoint))
            let advice = try #require(error.kind.advice)
            #expect(error.message == "m. \(advice)")
            #expect(!error.canRepeat)
        }
        #expect(Self.error(403, Self.coded(87), exchange)?.kind == .xAuthNotEnabled)
        #expect(
            Self.error(401, "Client application is not permitted to exchange credentials", exchange)?.kind
                == .xAuthNotEnabled)
        let sentence = try #require(Self.error(403, #"{"errors":[{"code":64,"message":"Gone."}]}"#))
        #expect(sentence.message == "Gone. The account is suspended; its owner can appeal on the web site.")
    }

    @Test func codesAndRepeats() throws {
        let body = #"{"errors":[{"message":"a"},{"code":17,"message":"b"},{"code":50,"message":"c"}]}"#
        let error = try #require(Self.error(404, body))
        #expect(error.code == 17)
        #expect(error.has(.userNotFound) && error.has(17) && !error.has(34))
        #expect(error.message == "a b c")
        #expect(error.description == "a b c (GET a, HTTP 404, code 17)")
        let post = Endpoint(.post, "a")
        #expect(try #require(Self.error(503, "")).canRepeat)
        #expect(try !#require(Self.error(503, "", post)).canRepeat)
        #expect(try #require(Self.error(429, "", post)).canRepeat)
        #expect(try !#require(Self.error(403, "")).canRepeat)
        #expect(TwitterError(kind: .noCredential, message: "m").description == "m")
    }

    private struct Own: Decodable, Sendable {
        struct User: Decodable { var name: String }
        var users: [User]
    }
    private struct Foreign: Decodable, Sendable, Error {
        var text: String
        init(from decoder: any Decoder) throws {
            text = "S3CRET-MARK"
            throw self
        }
    }

    private static let unreadable: [(String, String)] = [
        (#"{"users":[{"name":"a"},{"nome":"S3CRET-MARK"}]}"#, "users[1].name is missing."),
        (#"{"users":[{"name":17,"S3CRET-MARK":1}]}"#, "users[0].name is no String."),
        (#"{"users":[{"name":null}]}"#, "users[0].name is null."),
        (#"{"users":"S3CRET-MARK"}"#, "users is no "),
        (#"{"users":[{"name":"S3CRET-MARK"#, "the body is not the JSON that was expected."),
        ("S3CRET-MARK", "the body is not the JSON that was expected."),
        ("", "the body is not the JSON that was expected."),
    ]

    @Test(arguments: unreadable.indices) func failedDecodingTellsThePlaceAndNoData(index: Int) async throws {
        let (body, sentence) = Self.unreadable[index]
        let transport = ScriptedTransport(always: { _ in .json(body, headers: ["X": "y"]) })
        let request = TwitterAPI.scripted(transport).request(Call(Endpoint(.get, "a")), returning: Own.self)
        let error = try await refusal(of: request)
        #expect(error.kind == .unreadableAnswer)
        #expect(error.decodingFailure?.hasPrefix(sentence) == true, "\(error.decodingFailure ?? "")")
        #expect(error.status == 200 && error.headers["x"] == "y" && !error.canRepeat)
        #expect(error.bodyPrefix == Array(body.utf8))
        #expect(!showsSecret(error.decodingFailure ?? ""))
    }

    @Test func foreignErrorOfADecoderIsNotShown() async throws {
        let transport = ScriptedTransport(always: { _ in .json("{}") })
        let request = TwitterAPI.scripted(transport).request(Call(Endpoint(.get, "a")), returning: Foreign.self)
        let error = try await refusal(of: request)
        #expect(error.kind == .unreadableAnswer)
        #expect(error.decodingFailure == "Foreign was thrown.")
        #expect(!showsSecret(shown(error)))
    }

    private static let answersWithoutToken = [
        "", "oauth_token=S3CRET-MARK", "oauth_token_secret=S3CRET-MARK", "oauth_token=&oauth_token_secret=S3CRET-MARK",
        "oauth_token=S3CRET-MARK&oauth_token_secret=", "S3CRET-MARK", "oauth_token=%zz",
        "{\"oauth_token\":\"S3CRET-MARK\"}",
        "<title>S3CRET-MARK</title>", "\"S3CRET-MARK\"",
    ]

    /// By number, for the runner prints its arguments, and here they are secrets.
    @Test(arguments: answersWithoutToken.indices)
    func tokenAnswerWithoutATokenIsAnError(number: Int) async throws {
        let body = Self.answersWithoutToken[number]
        let transport = ScriptedTransport(always: { _ in TransportResponse(status: 200, body: Array(body.utf8)) })
        let twitter = TwitterAPI.scripted(transport, auth: .oauth1(consumer: Fixed.consumer))
        for error in [
            try await refusal(of: twitter.oauth.accessToken(xAuthUsername: "u", password: "S3CRET-MARK")),
            try await refusal(of: twitter.oauth2.token(consumer: Fixed.consumer)),
        ] {
            #expect(error.kind == .unreadableAnswer)
            #expect(error.bodyPrefix.isEmpty)
            #expect(!showsSecret(shown(error)), "\(error)")
        }
    }

    @Test func tokenOfAnotherTypeIsAnError() async throws {
        let transport = ScriptedTransport(always: { _ in
            .json(#"{"token_type":"mac","access_token":"S3CRET-MARK"}"#)
        })
        let error = try await refusal(of: TwitterAPI.scripted(transport).oauth2.token(consumer: Fixed.consumer))
        #expect(error.kind == .unreadableAnswer)
        #expect(!showsSecret(shown(error)))
    }
}
