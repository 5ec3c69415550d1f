import FoundationEssentials
import Locking
import Testing
import TwitterSandbox

@testable import Twitter

/// A client that waits, repeats and posts once, against the sandbox.
@Suite(.serialized, .timeLimit(.minutes(5))) struct PatientClientTests {
    private static let timeline = "GET statuses/home_timeline"

    /// A sandbox with a limit of 15 calls in 3 seconds, and a client of it; both on one clock, which stands while a call is
    /// under way.
    private func withLimits(
        _ policy: RateLimitPolicy, step: Duration, _ body: @Sendable (TwitterAPI) async throws -> Void,
        check: (Sandbox, [Date]) throws -> Void
    ) async throws {
        let clock = ManualClock()
        let starts = Locked<[Date]>([])
        try await withSandbox {
            $0.now = {
                starts.withLock { $0.append(clock.date) }
                return clock.date
            }
            $0.limits = [Self.timeline: 15]
            $0.window = .seconds(3)
        } _: { sandbox in
            let twitter = sandbox.client(as: sandbox.ada) {
                $0.now = { clock.date }
                $0.clock = clock
                $0.rateLimits = policy
            }
            starts.withLock { $0 = [] }
            try await clock.moving(by: step, when: { !twitter.isUnderWay }, while: { try await body(twitter) })
            try check(sandbox, starts.withLock { $0 })
        }
    }

    @Test func callsThatWaitNeverMeetTheLimit() async throws {
        try await withLimits(.wait(longest: .seconds(3600)), step: .milliseconds(50)) { twitter in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<200 {
                    group.addTask { try await twitter.statuses.homeTimeline(count: 1).response.attempts }
                }
                for try await attempts in group { #expect(attempts == 1) }
            }
        } check: { sandbox, starts in
            let counts = sandbox.counts(of: Self.timeline)
            #expect(counts.calls == 200 && counts.handled == 200 && counts.overLimit == 0)
            // 13 windows must pass before the last calls can be made.
            let taken = try #require(starts.last).timeIntervalSince(try #require(starts.first))
            #expect(taken > 36 && taken < 1.3 * 39, "\(taken) s")
        }
    }

    @Test func callsThatAreSpreadKeepTheirDistance() async throws {
        try await withLimits(.spread(longest: .seconds(3600)), step: .milliseconds(10)) { twitter in
            for _ in 0..<60 {
                let attempts = try await twitter.statuses.homeTimeline(count: 1).response.attempts
                #expect(attempts == 1)
            }
        } check: { sandbox, starts in
            #expect(sandbox.counts(of: Self.timeline).overLimit == 0)
            let gaps = zip(starts, starts.dropFirst()).map { $1.timeIntervalSince($0) }
            let mean = gaps.reduce(0, +) / Double(gaps.count)
            let largest = try #require(gaps.max())
            #expect(starts.count == 60 && mean > 0.15)
            #expect(largest < 2 * mean, "\(largest) s, and \(mean) s on average")
        }
    }

    private static let update = "POST statuses/update"

    private func post(
        _ count: Int, to sandbox: Sandbox, _ policy: UnknownOutcomePolicy
    ) async throws -> [Result<Tweet, any Error>] {
        let twitter = sandbox.client(as: sandbox.ada) {
            $0.unknownOutcomes = policy
            $0.repeats = .standard
        }
        return await withTaskGroup(of: Result<Tweet, any Error>.self) { group in
            for number in 0..<count {
                group.addTask {
                    do {
                        return .success(try await twitter.statuses.update(status: "number \(number)").value)
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test func postsWhoseAnswerIsLostAreUnknown() async throws {
        try await withSandbox { sandbox in
            sandbox.fail(.dropAfterHandling, calls: 200, of: Self.update)
            let results = try await post(200, to: sandbox, .fail)
            let kinds = results.map { result -> TwitterError.Kind? in
                if case .failure(let error as TwitterError) = result { error.kind } else { nil }
            }
            #expect(kinds.allSatisfy { $0 == .outcomeUnknown })
            #expect(sandbox.counts(of: Self.update).calls == 200)
            #expect(sandbox.tweets(of: sandbox.ada).count { $0.text.hasPrefix("number ") } == 200)
        }
    }

    @Test func postsWhoseAnswerIsLostAreFound() async throws {
        try await withSandbox { sandbox in
            sandbox.fail(.dropAfterHandling, calls: 200, of: Self.update)
            let results = try await post(200, to: sandbox, .look)
            let texts = try results.map { try $0.get().wholeText ?? "" }
            #expect(Set(texts) == Set((0..<200).map { "number \($0)" }))
            #expect(sandbox.counts(of: Self.update).calls == 200)
            #expect(sandbox.tweets(of: sandbox.ada).count { $0.text.hasPrefix("number ") } == 200)
        }
    }

    @Test func postsThatNeverArrivedAreMade() async throws {
        try await withSandbox { sandbox in
            // The server closes before it handles; the client cannot know.
            sandbox.fail(.dropBeforeHandling, calls: 10, of: Self.update)
            let results = try await post(20, to: sandbox, .look)
            #expect(Set(try results.map { try $0.get().id }).count == 20)
            #expect(sandbox.tweets(of: sandbox.ada).count { $0.text.hasPrefix("number ") } == 20)
        }
    }

    @Test func messageWhoseAnswerIsLostIsFound() async throws {
        try await withSandbox { sandbox in
            sandbox.fail(.dropAfterHandling, of: "POST direct_messages/events/new")
            let twitter = sandbox.client(as: sandbox.ada) { $0.unknownOutcomes = .look }
            let answer = try await twitter.directMessages.events.new(recipientID: sandbox.bob.id, message: "Hi").value
            #expect(answer.event?.messageCreate?.messageData?.text == "Hi")
            #expect(sandbox.counts(of: "POST direct_messages/events/new").calls == 1)
        }
    }

    @Test func readsComeThroughWhateverGoesWrong() async throws {
        let clock = ManualClock()
        try await withSandbox {
            $0.limits = [Self.timeline: 1000]
        } _: { sandbox in
            sandbox.failAtRandom(
                [
                    .status(500), .htmlPage(status: 502), .status(503), .dropBeforeHandling, .dropAfterHandling,
                    .cutBody(after: 5),
                ],
                probability: 0.3, of: Self.timeline, seed: 7)
            let twitter = sandbox.client(as: sandbox.ada) {
                $0.repeats = RepeatPolicy(maximum: 20)
                $0.clock = clock
            }
            let attempts = try await clock.moving(by: .seconds(1)) {
                try await withThrowingTaskGroup { group in
                    for _ in 0..<14 {
                        group.addTask { try await twitter.statuses.homeTimeline(count: 1).response.attempts }
                    }
                    return try await group.reduce(0, +)
                }
            }
            #expect(attempts > 14 && sandbox.counts(of: Self.timeline).faults > 0)
        }
    }

    @Test func wrongDatesDoNotLeadOverTheLimit() async throws {
        let clock = ManualClock()
        try await withSandbox {
            $0.now = { clock.date }
            $0.limits = [Self.timeline: 5]
            $0.window = .seconds(60)
        } _: { sandbox in
            let twitter = sandbox.client(as: sandbox.ada) {
                $0.now = { clock.date }
                $0.clock = clock
                $0.rateLimits = .wait(longest: .seconds(3600 * 24))
            }
            sandbox.fail(.wrongDate(by: .seconds(-600)), calls: 2, of: Self.timeline)
            try await clock.moving(by: .seconds(1)) {
                for _ in 0..<12 { try await twitter.statuses.homeTimeline(count: 1).send() }
            }
            #expect(sandbox.counts(of: Self.timeline).overLimit == 0)
        }
    }
}

extension TwitterAPI {
    /// Whether the gate has let calls go that it has not been told the end of.
    fileprivate var isUnderWay: Bool {
        client.gate.state.withLock { $0.budgets.values.contains { $0.underWay + $0.carried > 0 } }
    }
}
