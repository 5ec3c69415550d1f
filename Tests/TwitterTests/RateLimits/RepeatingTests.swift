import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite(.timeLimit(.minutes(1))) struct RepeatingTests {
    private typealias Client = PatientClient

    private static func fault(_ kind: TransportError.Kind, isSent: Bool) -> ScriptedTransport.Step {
        { _ in
            throw TransportError(kind: kind, stage: .sending, message: "m", requestMayHaveBeenSent: isSent)
        }
    }

    @Test func readIsRepeatedSignedAnewAndCounted() async throws {
        let client = Client([
            Client.status(503), Self.fault(.connectionLost, isSent: true), Client.status(502), Client.status(200),
        ])
        let response = try await client.call(
            client.twitter.statuses.homeTimeline(), moving: [.milliseconds(250), .milliseconds(500), .seconds(1)])
        #expect(response.attempts == 4)
        #expect(response.waited == .milliseconds(1750))
        #expect(Set(client.transport.requests.compactMap { $0.headers["Authorization"] }).count == 4)
        #expect(client.waits.map(\.seconds) == [0.25, 0.5, 1])
        #expect(client.waits.map(\.reason) == ["before repeat 1", "before repeat 2", "before repeat 3"])
        #expect(client.waits.map(\.status) == [503, nil, 502])
        #expect(
            client.log.names == [
                "built", "sent", "answered", "waiting", "repeated", "built", "sent", "waiting", "repeated", "built",
                "sent",
                "answered", "waiting", "repeated", "built", "sent", "answered",
            ])
        let texts = client.log.events.map(StandardErrorObserver.text)
        #expect(
            texts[3]
                == "[1] GET statuses/home_timeline: waiting 0.3 s until Fri, 14 Jul 2017 02:40:00 GMT, before repeat 1"
        )
    }

    @Test func repeatsHaveAnEnd() async throws {
        let client = Client(ScriptedTransport(always: Client.status(504)))
        let error = try await client.refusal(
            of: client.twitter.statuses.homeTimeline(), moving: [.milliseconds(250), .milliseconds(500), .seconds(1)])
        #expect(error.kind == .serviceUnavailable && error.status == 504)
        #expect(error.attempts == 4 && error.waited == .milliseconds(1750))
    }

    @Test func neverMeansOnce() async throws {
        for isOfCall in [false, true] {
            let client = Client(ScriptedTransport(always: Client.status(503))) {
                if !isOfCall { $0.repeats = .never }
            }
            let request = client.twitter.statuses.homeTimeline().with { if isOfCall { $0.repeats = .never } }
            #expect(try await client.refusal(of: request).attempts == 1)
        }
    }

    @Test func writeIsRepeatedOnlyIfNothingLeft() async throws {
        let client = Client([Self.fault(.connectionFailed, isSent: false), Client.status(200)])
        let response = try await client.call(
            client.twitter.request(.post, "friendships/create"), moving: [.milliseconds(250)])
        #expect(response.attempts == 2)
        for step in [Client.status(503), Self.fault(.connectionLost, isSent: true)] {
            let client = Client([step, Client.status(200)])
            let error = try await client.refusal(of: client.twitter.request(.post, "friendships/create"))
            #expect(error.attempts == 1)
        }
    }

    @Test func refusalInsideASuccessIsRepeated() async throws {
        let client = Client([
            { _ in .json(#"{"errors":[{"code":130,"message":"Over capacity"}]}"#) }, Client.status(200),
        ])
        let response = try await client.call(client.twitter.statuses.homeTimeline(), moving: [.milliseconds(250)])
        #expect(response.attempts == 2)
    }

    @Test(arguments: ["7", "Fri, 14 Jul 2017 02:40:07 GMT"]) func serversAdviceIsObeyed(advice: String) async throws {
        let client = Client([
            Client.status(503, ["Retry-After": advice, "Date": "Fri, 14 Jul 2017 02:40:00 GMT"]), Client.status(200),
        ])
        let response = try await client.call(client.twitter.statuses.homeTimeline(), moving: [.seconds(7)])
        #expect(response.waited == .seconds(7))
        let impatient = Client([Client.status(503, ["Retry-After": "121"])])
        #expect(try await impatient.refusal(of: impatient.twitter.statuses.homeTimeline()).attempts == 1)
    }

    @Test func eachAttemptPassesTheGate() async throws {
        let client = Client([
            Client.step(remaining: 1, resetAfter: 900), Client.status(503),
            Client.step(remaining: 14, resetAfter: 1800),
        ])
        try await client.twitter.statuses.homeTimeline().send()
        let response = try await client.call(
            client.twitter.statuses.homeTimeline(), moving: [.milliseconds(250), .seconds(900)])
        #expect(response.attempts == 2)
        #expect(client.waits.map(\.reason) == ["before repeat 1", "the limit is used up"])
    }

    @Test func cancellationEndsTheWait() async throws {
        let client = Client([Client.status(503)])
        let call = Task { try await client.twitter.statuses.homeTimeline().value }
        await client.clock.sleepers(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(client.log.names.last == "cancelled" && client.transport.requests.count == 1)
    }
}
