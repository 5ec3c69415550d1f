import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite(.timeLimit(.minutes(1))) struct WaitingTests {
    private typealias Client = PatientClient

    /// Case 41: the reset lies 830 s before our time, and the server's clock is 900 s behind ours.
    @Test func waitGoesByTheServersClock() async throws {
        let client = Client([
            Client.step(429, remaining: 0, resetAfter: -830, date: "Fri, 14 Jul 2017 02:25:00 GMT"),
            Client.step(remaining: 14, resetAfter: 0, date: "Fri, 14 Jul 2017 02:26:10 GMT"),
        ])
        let response = try await client.call(client.twitter.statuses.homeTimeline(), moving: [.seconds(70)])
        #expect(response.attempts == 2)
        #expect(response.waited == .seconds(70))
        #expect(client.waits.map(\.seconds) == [70])
        #expect(client.waits.map(\.reason) == ["the limit is used up"])
        #expect(client.waits.map(\.status) == [429])
    }

    @Test func resetThatIsPastIsNoNegativeWait() async throws {
        let client = Client([
            Client.step(429, remaining: 0, resetAfter: -5, date: "Fri, 14 Jul 2017 02:40:00 GMT"), Client.status(200),
        ])
        // What it says helps nothing, so the ladder counts.
        let response = try await client.call(client.twitter.statuses.homeTimeline(), moving: [.milliseconds(3750)])
        #expect(response.waited == .milliseconds(3750))
    }

    /// Case 44, with two clients that share a store.
    @Test func refusalCorrectsTheCountOfAllWhoShareIt() async throws {
        let store = MemoryBudgetStore(now: { Fixed.date })
        let client = Client([
            Client.step(remaining: 5, resetAfter: 900),
            Client.step(429, remaining: 0, resetAfter: 900), Client.step(remaining: 14, resetAfter: 1800),
        ]) { $0.budgets = store }
        let other = Client([]) {
            $0.budgets = store
            $0.rateLimits = .fail
        }
        let request = client.twitter.statuses.homeTimeline()
        try await request.send()
        let call = Task { try await request.response }
        await client.clock.sleepers(1)
        let error = try await other.refusal(of: other.twitter.statuses.homeTimeline())
        #expect(error.kind == .rateLimited && error.status == nil && error.attempts == 0)
        #expect(error.rateLimit == RateLimit(limit: 15, remaining: 0, reset: Fixed.date + 900))
        #expect(error.canRepeat && !error.requestMayHaveBeenSent)
        #expect(other.transport.requests.isEmpty)
        client.clock.advance(by: .seconds(900))
        #expect(try await call.value.attempts == 2)
        #expect(client.transport.requests.count == 3)
    }

    /// Case 45.
    @Test func streamWaitsAsLongAsItIsToldTo() async throws {
        let client = Client([
            { _ in
                TransportResponse(status: 420, headers: ["Retry-After": "67", "X-Note": "n"], body: Array("No".utf8))
            }, { _ in TransportResponse(status: 200, body: Array("a".utf8)) },
        ])
        let reading = Task {
            var iterator = client.twitter.statuses.sample().bytes.makeAsyncIterator()
            return try await iterator.next()
        }
        await client.clock.sleepers(1)
        client.clock.advance(by: .seconds(66))
        #expect(client.transport.requests.count == 1)
        client.clock.advance(by: .seconds(1))
        #expect(try await reading.value == Array("a".utf8))
        #expect(client.waits.map(\.seconds) == [67])
        #expect(client.waits.map(\.reason) == ["the service asks for it"])
        let after = client.log.events.compactMap { event in
            if case .waiting(_, _, _, let after) = event.happening { after } else { nil }
        }
        #expect(after.map { $0.headers["x-note"] } == ["n"] && after.first?.status == 420)
    }

    @Test func refusalsThatSayNothingClimbALadderAndThenFail() async throws {
        let client = Client(ScriptedTransport(always: { _ in Fixed.refusal(429, code: 88) }))
        let steps = [3.75, 7.5, 15, 30, 60].map { Duration.milliseconds(Int($0 * 1000)) }
        let error = try await client.refusal(of: client.twitter.statuses.homeTimeline(), moving: steps)
        #expect(error.kind == .rateLimited && error.status == 429)
        #expect(error.attempts == 6 && client.transport.requests.count == 6)
        #expect(error.waited == .milliseconds(116_250))
        #expect(client.waits.map(\.status) == [429, 429, 429, 429, 429])
    }

    @Test func failingCallIsNotSentWhenNothingIsLeft() async throws {
        let client = Client([Client.step(remaining: 1, resetAfter: 900), Client.step(remaining: 0, resetAfter: 900)]) {
            $0.rateLimits = .fail
        }
        let request = client.twitter.statuses.homeTimeline()
        try await request.send()
        try await request.send()
        let error = try await client.refusal(of: request)
        #expect(error.kind == .rateLimited && error.rateLimit?.reset == Fixed.date + 900)
        #expect(
            error.message == "The limit is used up of GET statuses/home_timeline until Fri, 14 Jul 2017 02:55:00 GMT;"
                + " the call was not sent.")
        #expect(client.transport.requests.count == 2)
        #expect(client.log.names.suffix(1) == ["failed"])
        // Another policy for one call.
        let ignoring = try await client.refusal(of: request.with { $0.limits = .ignore })
        #expect(ignoring.kind == .transport && client.transport.requests.count == 3)
    }

    @Test func otherCredentialsAndEndpointsHaveBudgetsOfTheirOwn() async throws {
        let client = Client(ScriptedTransport(always: Client.step(remaining: 0, resetAfter: 900))) {
            $0.rateLimits = .fail
        }
        try await client.twitter.statuses.homeTimeline().send()
        try await client.twitter.statuses.mentionsTimeline().send()
        let other = client.twitter.authenticated(as: OAuthToken(token: "other", secret: "S3CRET-MARK"))
        try await other.statuses.homeTimeline().send()
        try await client.twitter.statuses.homeTimeline().with { $0.credential = .bearer("S3CRET-MARK") }.send()
        for request in [client.twitter.statuses.homeTimeline(), other.statuses.homeTimeline()] {
            #expect(try await client.refusal(of: request).kind == .rateLimited)
        }
        #expect(client.transport.requests.count == 4)
    }

    @Test func waitThatWouldBeTooLongFailsAtOnce() async throws {
        let client = Client([Client.step(remaining: 0, resetAfter: 900)]) {
            $0.rateLimits = .wait(longest: .seconds(899))
        }
        try await client.twitter.statuses.homeTimeline().send()
        let error = try await client.refusal(of: client.twitter.statuses.homeTimeline())
        #expect(error.kind == .rateLimited && error.rateLimit?.reset == Fixed.date + 900 && error.waited == .zero)
    }

    @Test func longestWaitCountsAllWaitsTogether() async throws {
        let client = Client([
            Client.status(429, ["Retry-After": "60"]), Client.status(429, ["Retry-After": "60"]),
        ]) { $0.rateLimits = .wait(longest: .seconds(100)) }
        let error = try await client.refusal(of: client.twitter.statuses.homeTimeline(), moving: [.seconds(60)])
        // What the service said, not what was counted.
        #expect(error.status == 429 && error.attempts == 2 && error.waited == .seconds(60))
    }

    @Test(arguments: [
        (429, #"{"title":"UsageCapExceeded","detail":"Usage cap exceeded: Monthly product cap"}"#),
        (429, #"{"title":"x","detail":"y","type":"https://api.twitter.com/2/problems/usage-capped"}"#),
    ]) func usageCapFailsAtOnce(status: Int, body: String) async throws {
        let client = Client([{ _ in .json(body, status: status) }, Client.status(200)])
        let error = try await client.refusal(of: client.twitter.statuses.homeTimeline())
        #expect(error.kind == .usageCapReached && error.status == status && !error.canRepeat)
        #expect(error.message.contains("A cap on the app's usage is reached"))
        // And holds nothing back.
        try await client.twitter.statuses.homeTimeline().send()
    }

    @Test func creditsThatAreUsedUpFailAtOnce() async throws {
        let client = Client([Client.status(402)])
        #expect(try await client.refusal(of: client.twitter.statuses.homeTimeline()).kind == .creditsUsedUp)
    }

    @Test func callThatWasNeverSentCostsNothing() async throws {
        let client = Client([
            Client.step(remaining: 1, resetAfter: 900),
            { _ in throw TransportError(kind: .untrustedCertificate, stage: .connecting, message: "m") },
            Client.step(remaining: 0, resetAfter: 900),
        ]) { $0.rateLimits = .fail }
        let request = client.twitter.statuses.homeTimeline()
        try await request.send()
        #expect(try await client.refusal(of: request).kind == .transport)
        try await request.send()
        #expect(try await client.refusal(of: request).kind == .rateLimited)
    }

    @Test func callThatCannotBeBuiltCostsNothing() async throws {
        let client = Client([Client.step(remaining: 1, resetAfter: 900), Client.step(remaining: 0, resetAfter: 900)]) {
            $0.rateLimits = .fail
        }
        let bad = client.twitter.request(.get, "statuses/show/:id")
        #expect(try await client.refusal(of: bad).kind == .invalidRequest)
        let good = client.twitter.statuses.show(id: 1)
        try await good.send()
        #expect(try await client.refusal(of: bad).kind == .invalidRequest)
        try await good.send()
    }

    @Test func callsKeepADistance() async throws {
        let client = Client(ScriptedTransport(always: Client.step(remaining: 8, resetAfter: 90))) {
            $0.rateLimits = .spread()
        }
        try await client.twitter.statuses.homeTimeline().send()
        let response = try await client.call(client.twitter.statuses.homeTimeline(), moving: [.seconds(10)])
        #expect(response.waited == .seconds(10))
        #expect(client.waits.map(\.reason) == ["calls keep a distance"])
    }

    @Test func statusIsTakenOverIfAsked() async throws {
        let status = """
            {"resources":{"statuses":{"/statuses/home_timeline":{"limit":15,"remaining":0,"reset":1500000900}},
            "lists&POST":{"/lists/members/create&POST":{"limit":15,"remaining":0,"reset":1500000800}}}}
            """
        for store in [nil, MemoryBudgetStore(now: { Fixed.date })] {
            let client = Client([{ _ in .json(status) }, Client.status(200)]) {
                $0.rateLimits = .fail
                $0.budgets = store
            }
            let told = try await client.twitter.refreshRateLimits(resources: ["statuses", "lists"])
            #expect(told.resources.count == 2)
            let error = try await client.refusal(of: client.twitter.statuses.homeTimeline())
            #expect(error.rateLimit?.reset == Fixed.date + 900)
            let write = try await client.refusal(of: client.twitter.request(.post, "lists/members/create"))
            #expect(write.rateLimit?.reset == Fixed.date + 800)
            try await client.twitter.statuses.mentionsTimeline().send()
            #expect(client.transport.requests.count == 2)
        }
    }
}
