import FoundationEssentials
import Locking
import Synchronization
import Testing
import TwitterSandbox

@testable import Twitter

@Suite(.timeLimit(.minutes(1))) struct AuthenticatorTests {
    /// A service that gives tokens with rising numbers, and calls those below a limit invalid.
    private final class TokenService: Sendable {
        let given = Atomic<Int>(0)
        let firstGood = Atomic<Int>(0)

        func answer(_ request: TransportRequest) -> TransportResponse {
            let path = request.url.split(separator: "/").suffix(2).joined(separator: "/")
            let authorization = request.headers["Authorization"] ?? ""
            switch path {
            case "oauth2/token":
                let number = given.add(1, ordering: .relaxed).newValue
                return .json(#"{"token_type":"bearer","access_token":"S3CRET-MARK \#(number)"}"#)
            case "oauth/access_token":
                let number = given.add(1, ordering: .relaxed).newValue
                let form = "oauth_token=tk-\(number)&oauth_token_secret=S3CRET-MARK&user_id=7&screen_name=ada"
                return TransportResponse(status: 200, body: Array(form.utf8))
            default:
                let digits =
                    authorization.hasPrefix("Bearer")
                    ? authorization.suffix(1)
                    : authorization.split(separator: "\"").first { $0.hasPrefix("tk-") }?.dropFirst(3) ?? "0"
                let number = Int(digits) ?? 0
                return number >= firstGood.load(ordering: .relaxed)
                    ? .json("[]") : Fixed.refusal(401, code: 89)
            }
        }

        var transport: ScriptedTransport { ScriptedTransport(always: { self.answer($0) }) }
    }

    private static let kinds: [any Authenticator] = [
        .appOnly(consumer: Fixed.consumer), .xAuth(consumer: Fixed.consumer, username: "ada", password: "S3CRET-MARK"),
    ]

    @Test(arguments: kinds.indices) func oneFetchForAHundredCalls(index: Int) async throws {
        let service = TokenService()
        let twitter = TwitterAPI.scripted(service.transport, auth: Self.kinds[index])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { try await twitter.statuses.homeTimeline().send() } }
            try await group.waitForAll()
        }
        #expect(service.given.load(ordering: .relaxed) == 1)
    }

    @Test(arguments: kinds.indices) func invalidTokenIsReplacedOnce(index: Int) async throws {
        let service = TokenService()
        let transport = service.transport
        let twitter = TwitterAPI.scripted(transport, auth: Self.kinds[index])
        #expect(try await twitter.statuses.homeTimeline().response.attempts == 1)
        service.firstGood.store(2, ordering: .relaxed)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { try await twitter.statuses.homeTimeline().send() } }
            try await group.waitForAll()
        }
        #expect(service.given.load(ordering: .relaxed) == 2)

        // A service that accepts none is not asked for ever.
        service.firstGood.store(1000, ordering: .relaxed)
        let before = transport.requests.count
        let error = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(error.kind == .unauthorized && error.code == .invalidOrExpiredToken)
        #expect(transport.requests.count - before == 3)
    }

    @Test(arguments: kinds.indices) func otherRefusalsKeepTheToken(index: Int) async throws {
        let transport = ScriptedTransport(always: { request in
            request.url.contains("oauth") ? TokenService().answer(request) : Fixed.refusal(401, code: 32)
        })
        let twitter = TwitterAPI.scripted(transport, auth: Self.kinds[index])
        for _ in 0..<2 { _ = try await refusal(of: twitter.statuses.homeTimeline()) }
        #expect(transport.requests.count == 3)
    }

    @Test(arguments: kinds.indices) func failedFetchIsNotKept(index: Int) async throws {
        let service = TokenService()
        let isDown = Atomic<Bool>(true)
        let transport = ScriptedTransport(always: { request in
            isDown.load(ordering: .relaxed) ? TransportResponse(status: 503) : service.answer(request)
        })
        let twitter = TwitterAPI.scripted(transport, auth: Self.kinds[index])
        let error = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(error.kind == .serviceUnavailable)
        #expect(error.endpoint?.name.hasPrefix("oauth") == true)
        await #expect(throws: TwitterError.self) { try await twitter.verify() }
        isDown.store(false, ordering: .relaxed)
        #expect(try await twitter.statuses.homeTimeline().response.attempts == 1)
    }

    @Test(arguments: kinds.indices) func cancellingAllCallersCancelsTheFetch(index: Int) async throws {
        let gate = Gate()
        let cancelled = Atomic<Bool>(false)
        let transport = ScriptedTransport(always: { request in
            guard request.url.contains("oauth") else { return .json("[]") }
            do { try await gate.pass() } catch {
                cancelled.store(true, ordering: .relaxed)
                throw error
            }
            return TokenService().answer(request)
        })
        let twitter = TwitterAPI.scripted(transport, auth: Self.kinds[index])
        let tasks = (0..<3).map { _ in Task { try await twitter.statuses.homeTimeline().value } }
        await gate.waiting(1)
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        while !cancelled.load(ordering: .relaxed) { await Task.yield() }
        gate.open()
        #expect(try await twitter.statuses.homeTimeline().value.isEmpty)
    }

    @Test func verificationNeedsNoOtherCall() async throws {
        let service = TokenService()
        let app = TwitterAPI.scripted(service.transport, auth: Self.kinds[0])
        #expect(try await app.verify() == Verification())
        let user = TwitterAPI.scripted(service.transport, auth: Self.kinds[1])
        #expect(try await user.verify() == Verification(userID: 7, screenName: "ada"))
    }

    @Test(arguments: kinds.indices) func unboundAuthenticatorSaysSo(index: Int) async throws {
        let error = await #expect(throws: TwitterError.self) {
            try await Self.kinds[index].credential(for: Endpoint(.get, "a"))
        }
        #expect(error?.kind == .noCredential)
    }

    @Test func bearerRequestHasTheEncodedPair() async throws {
        let transport = ScriptedTransport([{ _ in .json(#"{"token_type":"bearer","access_token":"x"}"#) }])
        let consumer = OAuthConsumer(key: "a:b", secret: "c/d é")
        _ = try await TwitterAPI.scripted(transport, auth: .none).oauth2.token(consumer: consumer).value
        let sent = try #require(transport.requests.first)
        #expect(sent.url == "https://api.x.com/oauth2/token")
        #expect(sent.body == .bytes(Array("grant_type=client_credentials".utf8)))
        let pair = Data("a%3Ab:c%2Fd%20%C3%A9".utf8).base64EncodedString()
        #expect(sent.headers["Authorization"] == "Basic \(pair)")
    }

    @Test func suppliedIsAskedForEachAttemptAndToldOfRefusals() async throws {
        let asked = Locked<[String]>([])
        let told = Locked<[String]>([])
        let auth: SuppliedAuthenticator = .supplied { endpoint in
            let number = asked.withLock { asked in
                asked.append(endpoint.description)
                return asked.count
            }
            return .bearer(Secret("S3CRET-MARK \(number)"))
        } rejected: { credential, error in
            told.withLock { $0.append("\(credential) \(error.code?.rawValue ?? 0)") }
            return .tryAgain
        }
        let transport = ScriptedTransport(always: { _ in Fixed.refusal(401, code: 89) })
        let error = try await refusal(of: TwitterAPI.scripted(transport, auth: auth).statuses.homeTimeline())
        #expect(error.code == .invalidOrExpiredToken)
        #expect(asked.withLock { $0 } == ["GET statuses/home_timeline", "GET statuses/home_timeline"])
        #expect(told.withLock { $0 } == ["bearer token 89"])
        #expect(
            transport.requests.map { $0.headers["Authorization"] } == ["Bearer S3CRET-MARK 1", "Bearer S3CRET-MARK 2"])
    }

    @Test func suppliedFailsByDefault() async throws {
        let transport = ScriptedTransport(always: { _ in Fixed.refusal(403, code: 64) })
        let auth: SuppliedAuthenticator = .supplied { _ in .none }
        let error = try await refusal(of: TwitterAPI.scripted(transport, auth: auth).statuses.homeTimeline())
        #expect(error.kind == .accountSuspended)
        #expect(transport.requests.count == 1)
    }

    @Test func foreignErrorOfASuppliedClosureIsNotShown() async throws {
        struct Foreign: Error { var text = "S3CRET-MARK" }
        let twitter = TwitterAPI.scripted(.init([]), auth: .supplied { _ in throw Foreign() })
        let error = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(error.kind == .noCredential)
        #expect(error.message == "No credential could be had: Foreign was thrown.")
        #expect(error.endpoint?.name == "statuses/home_timeline")
        #expect(!showsSecret(shown(error)))
        let prepared = await #expect(throws: TwitterError.self) {
            try await twitter.statuses.homeTimeline().prepared()
        }
        #expect(prepared?.message == error.message)
    }

    @Test func anotherUserNeedsAConsumer() async throws {
        let transport = ScriptedTransport(always: { _ in .json("[]") })
        for auth in Self.kinds + [Fixed.user] {
            let other = TwitterAPI.scripted(transport, auth: auth).authenticated(
                as: OAuthToken(token: "o", secret: "s"))
            try await other.statuses.homeTimeline().send()
            #expect(transport.requests.last?.headers["Authorization"]?.contains("oauth_token=\"o\"") == true)
        }
        let none = TwitterAPI.scripted(transport, auth: .bearer("x")).authenticated(as: Fixed.token)
        #expect(try await refusal(of: none.statuses.homeTimeline()).kind == .noCredential)
    }

    @Test func tokensOfTwoUsersNeverCross() async throws {
        let transport = ScriptedTransport(always: { request in
            await Task.yield()
            let token = request.headers["Authorization"]?.split(separator: "\"").drop { !$0.hasSuffix("oauth_token=") }
                .dropFirst().first
            let query = request.url.split(separator: "=").last
            return .json("\"\(token ?? "") \(query ?? "")\"")
        })
        let first = TwitterAPI.scripted(
            transport, auth: .oauth1(consumer: Fixed.consumer, token: .init(token: "t0", secret: "S3CRET-MARK 0")))
        let second = first.authenticated(as: OAuthToken(token: "t1", secret: "S3CRET-MARK 1"))
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<1000 {
                let (twitter, name) = number % 2 == 0 ? (first, "t0") : (second, "t1")
                group.addTask { try await twitter.request(.get, "a", ["u": name]).decoded(as: String.self) }
            }
            return try await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(answers == ["t0 t0": 500, "t1 t1": 500])
    }

    private enum Caller { @TaskLocal static var token = OAuthToken(token: "nobody", secret: "S3CRET-MARK") }

    /// Each call is signed for the user of its own task, though all share one client and one closure that waits.
    @Test func suppliedTokensOfTwoUsersNeverCross() async throws {
        let transport = ScriptedTransport(always: { request in
            await Task.yield()
            let signed = request.headers["Authorization"]?.split(separator: "\"").drop { !$0.hasSuffix("oauth_token=") }
                .dropFirst().first
            return .json("\"\(signed ?? "") \(request.url.split(separator: "=").last ?? "")\"")
        })
        let twitter = TwitterAPI.scripted(
            transport,
            auth: .supplied { _ in
                await Task.yield()
                return .oauth1(consumer: Fixed.consumer, token: Caller.token)
            })
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<1000 {
                let name = "t\(number % 2)"
                group.addTask {
                    try await Caller.$token.withValue(OAuthToken(token: name, secret: Secret("S3CRET-MARK \(name)"))) {
                        try await twitter.request(.get, "a", ["u": name]).decoded(as: String.self)
                    }
                }
            }
            return try await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(answers == ["t0 t0": 500, "t1 t1": 500])
    }

    @Test func suppliedIsToldOnceOfEachCredential() async throws {
        let told = Locked<[String]>([])
        let current = Locked("old")
        let transport = ScriptedTransport(always: { request in
            await Task.yield()
            return request.headers["Authorization"] == "Bearer S3CRET-MARK new"
                ? .json("[]") : Fixed.refusal(401, code: 89)
        })
        let auth: SuppliedAuthenticator = .supplied { _ in
            .bearer(Secret("S3CRET-MARK \(current.withLock { $0 })"))
        } rejected: { credential, error in
            told.withLock { $0.append("\(credential) \(error.code?.rawValue ?? 0)") }
            await Task.yield()
            current.withLock { $0 = "new" }
            return .tryAgain
        }
        let twitter = TwitterAPI.scripted(transport, auth: auth)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { try await twitter.statuses.homeTimeline().send() } }
            try await group.waitForAll()
        }
        #expect(told.withLock { $0 } == ["bearer token 89"])
        // A credential that comes back gets the same answer, without telling again; another one is told of.
        current.withLock { $0 = "old" }
        _ = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(told.withLock { $0.count } == 1)
        current.withLock { $0 = "third" }
        try await twitter.statuses.homeTimeline().send()
        #expect(told.withLock { $0.count } == 2)
    }

    @Test func refusalsOfTheOldestCredentialAreForgotten() async {
        let memory = RefusalMemory()
        let told = Locked<[Int]>([])
        for number in Array(0...1000) + [1000, 1, 0] {
            let answer = await memory.recovery(of: .bearer(Secret("S3CRET-MARK \(number)"))) {
                told.withLock { $0.append(number) }
                return number == 1000 ? .tryAgain : .fail
            }
            #expect(answer == (number == 1000 ? .tryAgain : .fail))
        }
        #expect(told.withLock { $0 } == Array(0...1000) + [0])
    }

    @Test func bearerTokenIsInvalidatedAndFetchedAnew() async throws {
        let service = TokenService()
        let transport = ScriptedTransport(always: { request in
            request.url.hasSuffix("oauth2/invalidate_token")
                ? .json(#"{"access_token":"S3CRET-MARK gone"}"#) : service.answer(request)
        })
        let twitter = TwitterAPI.scripted(transport, auth: .appOnly(consumer: Fixed.consumer))
        let error = await #expect(throws: TwitterError.self) { try await twitter.invalidateBearerToken() }
        #expect(error?.kind == .noCredential && transport.requests.isEmpty)
        try await twitter.statuses.homeTimeline().send()
        let answer = try await twitter.invalidateBearerToken()
        #expect(answer.token == "S3CRET-MARK gone")
        let sent = try #require(transport.requests.last)
        #expect(sent.url == "https://api.x.com/oauth2/invalidate_token")
        #expect(sent.body == .bytes(Array("access_token=S3CRET-MARK%201".utf8)))
        #expect(sent.headers["Authorization"]?.hasPrefix("Basic ") == true)
        try await twitter.statuses.homeTimeline().send()
        #expect(service.given.load(ordering: .relaxed) == 2)
        await #expect(throws: TwitterError.self) {
            try await TwitterAPI.scripted(transport, auth: .bearer("S3CRET-MARK")).invalidateBearerToken()
        }
    }

    @Test func userTokenIsInvalidatedByItself() async throws {
        let transport = ScriptedTransport([{ _ in .json(#"{"access_token":"tk"}"#) }])
        #expect(try await TwitterAPI.scripted(transport).oauth.invalidateToken().value == "tk")
        let sent = try #require(transport.requests.first)
        #expect(sent.method == .post && sent.url == "https://api.x.com/1.1/oauth/invalidate_token.json")
        #expect(sent.headers["Authorization"]?.contains(#"oauth_token="tk""#) == true)
    }
}
