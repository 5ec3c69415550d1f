import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite(.timeLimit(.minutes(1))) struct AttemptTests {
    private static let ahead = "Fri, 14 Jul 2017 02:50:00 GMT"

    private static func timestamp(_ request: TransportRequest) -> String? {
        request.headers["Authorization"]?.split(separator: "\"").drop { !$0.hasSuffix("oauth_timestamp=") }
            .dropFirst().first.map(String.init)
    }

    private static func nonce(_ request: TransportRequest) -> String? {
        request.headers["Authorization"]?.split(separator: "\"").drop { !$0.hasSuffix("oauth_nonce=") }
            .dropFirst().first.map(String.init)
    }

    private static let lost: ScriptedTransport.Step = { _ in
        throw TransportError(
            kind: .connectionLost, stage: .sending, message: "The connection ended.", requestMayHaveBeenSent: true,
            usedPooledConnection: true)
    }

    /// Case 16.
    @Test func serversClockCorrectsOurs() async throws {
        let transport = ScriptedTransport([
            { _ in Fixed.refusal(401, code: 135, date: Self.ahead) }, { _ in .json("[]") }, { _ in .json("[]") },
        ])
        let twitter = TwitterAPI.scripted(transport)
        #expect(try await twitter.statuses.homeTimeline().response.attempts == 2)
        // The offset is kept, for other users of the same transport as well.
        try await twitter.authenticated(as: OAuthToken(token: "other", secret: "S3CRET-MARK")).statuses.homeTimeline()
            .send()
        #expect(transport.requests.map(Self.timestamp) == ["1500000000", "1500000600", "1500000600"])
        #expect(Set(transport.requests.map(Self.nonce)).count == 3)
    }

    @Test func writeRefusedForItsClockIsRepeated() async throws {
        let transport = ScriptedTransport([
            { _ in Fixed.refusal(401, code: 135, date: Self.ahead) }, { _ in .json("{\"id\":1}") },
        ])
        #expect(try await TwitterAPI.scripted(transport).statuses.update(status: "x").value.id == 1)
    }

    @Test func clockIsCorrectedOnlyOnce() async throws {
        let transport = ScriptedTransport(always: { request in
            let later = Self.timestamp(request) == "1500000000" ? Self.ahead : "Sat, 15 Jul 2017 02:50:00 GMT"
            return Fixed.refusal(401, code: 135, date: later)
        })
        let twitter = TwitterAPI.scripted(transport)
        let error = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(error.kind == .unauthorized && error.code == .timestampOutOfBounds)
        #expect(error.message.contains("600 seconds behind the server's"), "\(error.message)")
        #expect(transport.requests.count == 2)
        // What did not help is not kept.
        _ = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(
            transport.requests.compactMap(Self.timestamp) == ["1500000000", "1500000600", "1500000000", "1500000600"])
    }

    @Test func offsetThatWasAcceptedOnceIsKept() async throws {
        let transport = ScriptedTransport([
            { _ in Fixed.refusal(401, code: 135, date: Self.ahead) }, { _ in Fixed.refusal(404, code: 34) },
            { _ in Fixed.refusal(401, code: 135, date: "Fri, 14 Jul 2017 02:00:00 GMT") },
            { _ in Fixed.refusal(401, code: 135, date: "Fri, 14 Jul 2017 02:00:00 GMT") }, { _ in .json("[]") },
        ])
        let twitter = TwitterAPI.scripted(transport)
        _ = try await refusal(of: twitter.statuses.homeTimeline())
        let error = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(error.message.contains("2400 seconds ahead of the server's"), "\(error.message)")
        try await twitter.statuses.homeTimeline().send()
        #expect(
            transport.requests.compactMap(Self.timestamp)
                == ["1500000000", "1500000600", "1500000600", "1499997600", "1500000600"])
    }

    @Test(arguments: [
        ("", 2), ("Failed to validate oauth signature and token", 2), (#"{"error":"m","request":"/x"}"#, 2),
        (#"{"errors":[{"code":32,"message":"m"}]}"#, 2), (#"{"errors":[{"code":89,"message":"m"}]}"#, 1),
        (#"{"error":"Not authorized."}"#, 1),
    ]) func serversWithoutCodesAreBelievedByTheirDate(body: String, attempts: Int) async throws {
        let transport = ScriptedTransport(always: { _ in
            TransportResponse(status: 401, headers: ["Date": Self.ahead], body: Array(body.utf8))
        })
        _ = try await refusal(of: TwitterAPI.scripted(transport).statuses.homeTimeline())
        #expect(transport.requests.count == attempts)
        #expect(Set(transport.requests.map(Self.nonce)).count == attempts)
    }

    @Test(arguments: [nil, "", "garbage", "Fri, 14 Jul 2017 02:40:00 GMT", "Fri, 14 Jul 2017 02:40:29 GMT", "0"])
    func dateThatTeachesNothing(date: String?) async throws {
        let transport = ScriptedTransport(always: { _ in Fixed.refusal(401, code: 135, date: date) })
        let error = try await refusal(of: TwitterAPI.scripted(transport).statuses.homeTimeline())
        #expect(error.code == .timestampOutOfBounds)
        #expect(transport.requests.count == 1)
    }

    @Test func bearerTokensHaveNoClock() async throws {
        let transport = ScriptedTransport(always: { _ in Fixed.refusal(401, code: 135, date: Self.ahead) })
        let twitter = TwitterAPI.scripted(transport, auth: .bearer("S3CRET-MARK"))
        _ = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(transport.requests.count == 1)
    }

    @Test func readOnAStaleConnectionIsRepeatedOnceWithANewNonce() async throws {
        let transport = ScriptedTransport([Self.lost, { _ in .json("[]") }])
        #expect(try await TwitterAPI.scripted(transport).statuses.homeTimeline().response.attempts == 2)
        #expect(Set(transport.requests.map(Self.nonce)).count == 2)

        let always = ScriptedTransport(always: Self.lost)
        let error = try await refusal(of: TwitterAPI.scripted(always).statuses.homeTimeline())
        #expect(error.kind == .transport && error.canRepeat && error.requestMayHaveBeenSent)
        #expect(always.requests.count == 2)
    }

    @Test func writeOnAStaleConnectionIsNotRepeated() async throws {
        let transport = ScriptedTransport(always: Self.lost)
        let error = try await refusal(of: TwitterAPI.scripted(transport).statuses.update(status: "x"))
        #expect(error.kind == .outcomeUnknown && !error.canRepeat)
        #expect(error.message.hasSuffix("It is unknown whether the call was carried out."))
        #expect(error.transportError?.kind == .connectionLost)
        #expect(transport.requests.count == 1)
    }

    @Test func writeThatNeverLeftMayBeRepeated() async throws {
        let transport = ScriptedTransport(always: { _ in
            throw TransportError(kind: .connectionFailed, stage: .connecting, message: "m", underlyingCode: 7)
        })
        let error = try await refusal(of: TwitterAPI.scripted(transport).statuses.update(status: "x"))
        #expect(error.kind == .transport && error.canRepeat && !error.requestMayHaveBeenSent)
        #expect(error.description == "m (POST statuses/update, curl 7)")
    }

    @Test func foreignErrorOfATransportIsNotShown() async throws {
        struct Foreign: Error { var text = "S3CRET-MARK" }
        let transport = ScriptedTransport(always: { _ in throw Foreign() })
        let read = try await refusal(of: TwitterAPI.scripted(transport).statuses.homeTimeline())
        #expect(read.kind == .transport && read.message == "The transport threw Foreign.")
        #expect(!showsSecret(shown(read)))
        let write = try await refusal(of: TwitterAPI.scripted(transport).statuses.update(status: "x"))
        #expect(write.kind == .outcomeUnknown)
    }

    @Test func cancellationIsThrownAsItself() async throws {
        let gate = Gate()
        let log = EventLog()
        let transport = ScriptedTransport(always: { _ in
            try await gate.pass()
            return .json("[]")
        })
        let twitter = TwitterAPI.scripted(transport) { $0.observer = log }
        let task = Task { try await twitter.statuses.homeTimeline().value }
        await gate.waiting(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(log.names == ["built", "sent", "cancelled"])

        let before = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await twitter.statuses.homeTimeline().value
        }
        await #expect(throws: CancellationError.self) { try await before.value }
        #expect(transport.requests.count == 1)
    }

    @Test func cancelledCallIsNotRepeated() async throws {
        let transport = ScriptedTransport(always: { request in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Self.lost(request)
        })
        let twitter = TwitterAPI.scripted(transport)
        let task = Task { try await twitter.statuses.homeTimeline().value }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(transport.requests.count == 1)
    }

    @Test func preparedRequestIsSignedAndNotSent() async throws {
        let transport = ScriptedTransport([])
        let request = TwitterAPI.scripted(transport).statuses.update(status: "a b").with { $0.timeout = .seconds(3) }
        let one = try await request.prepared()
        let other = try await request.prepared()
        #expect(one.url == "https://api.x.com/1.1/statuses/update.json")
        #expect(one.method == .post && one.limits.total == .seconds(3))
        #expect(one.headers["Authorization"]?.hasPrefix("OAuth oauth_consumer_key=\"ck\", ") == true)
        #expect(Self.nonce(one) != Self.nonce(other))
        let signature = try #require(await request.signature())
        #expect(signature.baseString.hasSuffix("%26status%3Da%2520b%26tweet_mode%3Dextended"))
        let bearer = TwitterAPI.scripted(transport, auth: .bearer("S3CRET-MARK")).statuses.homeTimeline()
        #expect(try await bearer.signature() == nil)
        #expect(transport.requests.isEmpty)
    }

    @Test func credentialOfOneCall() async throws {
        let transport = ScriptedTransport(always: { _ in Fixed.refusal(401, code: 89) })
        let twitter = TwitterAPI.scripted(
            transport,
            auth: .supplied { _ in
                Issue.record("asked"); return .none
            })
        let request = twitter.statuses.homeTimeline().with { $0.credential = .bearer("S3CRET-MARK") }
        _ = try await refusal(of: request)
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer S3CRET-MARK"])
    }

    @Test func shutDownTransportIsAnError() async throws {
        let twitter = TwitterAPI(auth: Fixed.user)
        await twitter.shutdown()
        let error = try await refusal(of: twitter.account.verifyCredentials())
        #expect(error.kind == .transport && error.transportError?.kind == .shutDown)
    }
}
