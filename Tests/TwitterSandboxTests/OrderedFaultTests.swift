import FoundationEssentials
import Testing
import Twitter
import TwitterCurl
import TwitterHTTP
import TwitterSandbox

/// Faults on order, seen by a transport that repeats nothing.
@Suite(.serialized) struct OrderedFaultTests {
    private static let update = "POST statuses/update"
    private let clock = ManualClock()

    private func withFaults<Result: Sendable>(
        _ change: (inout SandboxConfiguration) -> Void = { _ in }, _ body: (Sandbox) async throws -> Result
    ) async throws -> Result {
        try await withSandbox(
            {
                $0.now = { [clock] in clock.date }
                $0.sleep = { [clock] in try await clock.sleep(for: $0) }
                change(&$0)
            }, body)
    }

    /// Posts a text as ada, once.
    private func post(_ text: String, to sandbox: Sandbox, by transport: CurlTransport) async throws
        -> TransportResponse
    {
        let twitter = sandbox.client(as: sandbox.ada) { $0.now = { [clock] in clock.date } }
        return try await transport.send(try await twitter.statuses.update(status: text).prepared())
    }

    private func texts(_ sandbox: Sandbox) -> [String] { sandbox.tweets(of: sandbox.ada).dropFirst().map(\.text) }

    private static func isJSON(_ body: [UInt8]) -> Bool { (try? JSON(parsing: body)) != nil }

    private static let answered: [(SandboxFault, status: Int, isJSON: Bool, hasEffect: Bool)] = [
        (.status(500), 500, true, false), (.status(503), 503, true, false), (.status(401), 401, true, false),
        (.statusAfterHandling(502), 502, true, true), (.htmlPage(status: 502), 502, false, false),
        (.tooManyRequests(retryAfter: nil), 429, true, false), (.tooManyRequests(retryAfter: 7), 429, true, false),
        (.wrongDate(by: .seconds(-3600)), 200, true, true),
    ]

    @Test(arguments: answered)
    func nextCallIsAnsweredSo(fault: SandboxFault, status: Int, isJSON: Bool, hasEffect: Bool) async throws {
        try await withFaults { sandbox in
            try await withTransport { transport in
                sandbox.fail(fault)
                let answer = try await post("one", to: sandbox, by: transport)
                #expect(answer.status == status)
                #expect((answer.headers["Content-Type"]?.hasPrefix("application/json") == true) == isJSON)
                #expect(Self.isJSON(answer.body) == isJSON)
                #expect(answer.headers["x-rate-limit-remaining"] == nil)
                #expect(texts(sandbox) == (hasEffect ? ["one"] : []))
                #expect(sandbox.log.last?.fault == fault && sandbox.log.last?.status == status)
                #expect(sandbox.log.last?.endpoint == Self.update)
                // The one after it goes well.
                #expect(try await post("two", to: sandbox, by: transport).status == 200)
                #expect(sandbox.log.last?.fault == nil)
                let counts = sandbox.counts(of: Self.update)
                #expect(counts.calls == 2 && counts.faults == 1 && counts.overLimit == 0)
                #expect(counts.handled == (hasEffect ? 2 : 1))
            }
        }
    }

    @Test func retryAfterAndDateAreTold() async throws {
        try await withFaults { sandbox in
            try await withTransport { transport in
                for fault in [
                    .tooManyRequests(retryAfter: 7), .tooManyRequests(retryAfter: nil), .wrongDate(by: .seconds(90)),
                ] as [SandboxFault] { sandbox.fail(fault) }
                #expect(try await post("1", to: sandbox, by: transport).headers["Retry-After"] == "7")
                #expect(try await post("2", to: sandbox, by: transport).headers["Retry-After"] == nil)
                let wrong = try await post("3", to: sandbox, by: transport).headers["Date"]
                let right = try await post("4", to: sandbox, by: transport).headers["Date"]
                #expect(wrong == HTTPDate.format(clock.date.addingTimeInterval(90)))
                #expect(right == HTTPDate.format(clock.date))
            }
        }
    }

    private static let cuts: [(SandboxFault, hasEffect: Bool)] = [
        (.dropBeforeHandling, false), (.dropAfterHandling, true), (.cutBody(after: 10), true),
        (.wrongLength(by: 5), true),
    ]

    @Test(arguments: cuts)
    func connectionIsCut(fault: SandboxFault, hasEffect: Bool) async throws {
        try await withFaults { sandbox in
            try await withTransport { transport in
                sandbox.fail(fault)
                let error = await #expect(throws: TransportError.self) {
                    try await post("one", to: sandbox, by: transport)
                }
                #expect(error?.requestMayHaveBeenSent == true)
                #expect(texts(sandbox) == (hasEffect ? ["one"] : []))
                #expect(sandbox.log.last?.status == (hasEffect ? 200 : 0))
                let next = try await post("two", to: sandbox, by: transport)
                #expect(next.status == 200)
            }
        }
    }

    @Test func tooShortALengthCutsTheBody() async throws {
        try await withFaults { sandbox in
            try await withTransport { transport in
                sandbox.fail(.wrongLength(by: -5))
                let answer = try await post("one", to: sandbox, by: transport)
                #expect(answer.body.first == UInt8(ascii: "{") && !Self.isJSON(answer.body))
                #expect(texts(sandbox) == ["one"])
            }
        }
    }

    @Test func lateAnswerKeepsNobodyElseWaiting() async throws {
        try await withFaults { sandbox in
            try await withTransport { transport in
                sandbox.fail(.delay(.seconds(5)))
                async let late = post("late", to: sandbox, by: transport)
                await clock.sleepers(1)
                #expect(texts(sandbox) == ["late"])
                #expect(try await post("prompt", to: sandbox, by: transport).status == 200)
                clock.advance(by: .seconds(5))
                let answer = try await late
                #expect(answer.status == 200)
                #expect(answer.headers["Date"] == HTTPDate.format(clock.date))
            }
        }
    }

    @Test func ordersAreAQueueForEachEndpoint() async throws {
        try await withFaults { sandbox in
            try await withTransport { transport in
                sandbox.fail(.status(500), of: "GET statuses/user_timeline")
                sandbox.fail(.status(502), calls: 2, of: Self.update)
                sandbox.fail(.status(503))
                sandbox.fail(.status(504), calls: 0)
                var statuses: [Int] = []
                for text in ["1", "2", "3", "4"] {
                    statuses.append(try await post(text, to: sandbox, by: transport).status)
                }
                #expect(statuses == [502, 502, 503, 200])
                let twitter = sandbox.client(as: sandbox.ada) { $0.now = { [clock] in clock.date } }
                let timeline = try await twitter.statuses.userTimeline().prepared()
                #expect(try await transport.send(timeline).status == 500)
                sandbox.fail(.status(500), calls: 5)
                sandbox.failAtRandom([.status(500)], probability: 1, seed: 1)
                sandbox.stopFailing()
                #expect(try await post("5", to: sandbox, by: transport).status == 200)
            }
        }
    }

    @Test func unhandledCallsCostNothing() async throws {
        try await withFaults { sandbox in
            try await withTransport { transport in
                sandbox.fail(.dropBeforeHandling)
                sandbox.fail(.status(503))
                let twitter = sandbox.client(as: sandbox.ada) { $0.now = { [clock] in clock.date } }
                let first = try await twitter.statuses.homeTimeline().prepared()
                await #expect(throws: TransportError.self) { try await transport.send(first) }
                // Nothing was handled, so even the nonce is still good.
                #expect(try await transport.send(first).status == 503)
                #expect(try await transport.send(first).headers["x-rate-limit-remaining"] == "14")
            }
        }
    }

    @Test(arguments: [(7, 0.25), (8, 0.5), (9, 1), (10, 0)] as [(UInt64, Double)])
    func chanceFollowsItsSeed(seed: UInt64, probability: Double) async throws {
        func statuses(seed: UInt64) async throws -> [Int] {
            try await withFaults { sandbox in
                sandbox.failAtRandom(
                    [.status(500), .status(503)], probability: probability, of: Self.update, seed: seed)
                return try await withTransport { transport in
                    var statuses: [Int] = []
                    for number in 0..<60 {
                        statuses.append(try await post("\(number)", to: sandbox, by: transport).status)
                    }
                    return statuses
                }
            }
        }
        let first = try await statuses(seed: seed)
        #expect(try await statuses(seed: seed) == first)
        let faults = first.count { $0 != 200 }
        switch probability {
        case 0: #expect(faults == 0)
        case 1: #expect(faults == 60 && Set(first) == [500, 503])
        default:
            #expect((1..<60).contains(faults))
            #expect(try await statuses(seed: seed + 100) != first)
        }
    }

    @Test func twoHundredCutPostsAreAllHeld() async throws {
        try await withFaults { sandbox in
            sandbox.fail(.dropAfterHandling, calls: 200, of: Self.update)
            let failures = try await withTransport { transport in
                await withTaskGroup(of: Bool.self) { group in
                    for number in 0..<200 {
                        group.addTask {
                            do {
                                _ = try await post("post \(number)", to: sandbox, by: transport)
                                return false
                            } catch {
                                return error is TransportError
                            }
                        }
                    }
                    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
            }
            #expect(failures == 200)
            #expect(Set(texts(sandbox)) == Set((0..<200).map { "post \($0)" }))
            #expect(texts(sandbox).count == 200)
            let counts = sandbox.counts(of: Self.update)
            #expect(counts.calls == 200 && counts.handled == 200 && counts.faults == 200)
        }
    }

    @Test func anyKindOfEndpointCanFail() async throws {
        try await withFaults { sandbox in
            sandbox.fail(.htmlPage(status: 503), of: "POST oauth2/token")
            let app = sandbox.client(.appOnly(consumer: sandbox.consumer)) { $0.now = { [clock] in clock.date } }
            let error = try await refusal(of: app.statuses.userTimeline(screenName: "ada"))
            #expect(error.status == 503)
            #expect(sandbox.log.first?.endpoint == "POST oauth2/token")
        }
    }
}
