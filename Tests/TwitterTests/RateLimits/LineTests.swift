import FoundationEssentials
import Locking
import Testing
import TwitterSandbox

@testable import Twitter

/// Many calls at once.
@Suite(.timeLimit(.minutes(1))) struct LineTests {
    /// A service with a limit, which answers when it is told to.
    private final class Service: Sendable {
        private struct State {
            var (calls, refused, left) = (0, 0, 0)
            var end = Date.distantPast
        }

        private let state = Locked(State())
        let gate = Gate()
        let clock: ManualClock
        let limit: Int

        init(_ clock: ManualClock, limit: Int) { (self.clock, self.limit) = (clock, limit) }

        var calls: Int { state.withLock { $0.calls } }
        var refused: Int { state.withLock { $0.refused } }

        func answer() -> TransportResponse {
            let now = clock.date
            let (left, end) = state.withLock { state in
                if now >= state.end { (state.end, state.left) = (now + 60, limit) }
                state.left -= 1
                state.calls += 1
                if state.left < 0 { state.refused += 1 }
                return (state.left, state.end)
            }
            return PatientClient.answer(
                left < 0 ? 429 : 200, remaining: max(0, left), of: limit,
                resetAfter: Int(end.timeIntervalSince(Fixed.date)))
        }
    }

    private static func transport(_ service: Service) -> ScriptedTransport {
        ScriptedTransport(always: { _ in
            try await service.gate.pass()
            return service.answer()
        })
    }

    private func client(
        _ service: Service, on transport: ScriptedTransport? = nil,
        _ change: (inout TwitterConfiguration) -> Void = { _ in }
    ) -> TwitterAPI {
        let clock = service.clock
        return .scripted(transport ?? Self.transport(service)) {
            $0.now = { clock.date }
            $0.clock = clock
            $0.rateLimits = .wait(longest: .seconds(3600))
            change(&$0)
        }
    }

    @Test(arguments: [false, true]) func manyCallsNeverMeetTheLimit(isShared: Bool) async throws {
        let clock = ManualClock()
        let service = Service(clock, limit: 15)
        let transport = Self.transport(service)
        let twitter = client(service, on: transport) {
            if isShared { $0.budgets = MemoryBudgetStore(now: { clock.date }) }
        }
        try await withThrowingTaskGroup { group in
            for _ in 0..<50 { group.addTask { try await twitter.statuses.homeTimeline().response.attempts } }
            // One goes ahead, and nobody else for as long as it is under way.
            await service.gate.waiting(1)
            for _ in 0..<100 { await Task.yield() }
            #expect(transport.requests.count == 1)
            service.gate.open()
            try await clock.moving(by: .seconds(5)) {
                for try await attempts in group { #expect(attempts == 1) }
            }
        }
        #expect(service.calls == 50 && service.refused == 0)
    }

    @Test func cancelledCallsLeaveTheLine() async throws {
        let clock = ManualClock()
        let service = Service(clock, limit: 1)
        service.gate.open()
        let twitter = client(service)
        try await twitter.statuses.homeTimeline().send()
        let calls = (0..<3).map { _ in Task { try await twitter.statuses.homeTimeline().response.attempts } }
        await clock.sleepers(1)
        // The one that sleeps for all, or one behind it: both leave, and the others go on.
        calls[0].cancel()
        await #expect(throws: CancellationError.self) { try await calls[0].value }
        calls[2].cancel()
        await #expect(throws: CancellationError.self) { try await calls[2].value }
        await clock.sleepers(1)
        clock.advance(by: .seconds(60))
        #expect(try await calls[1].value == 1)
        #expect(service.calls == 2 && service.refused == 0)
    }

    @Test func everybodyIsToldOfTheWait() async throws {
        let clock = ManualClock()
        let service = Service(clock, limit: 1)
        service.gate.open()
        let log = EventLog()
        let twitter = client(service) { $0.observer = log }
        try await twitter.statuses.homeTimeline().send()
        try await withThrowingTaskGroup { group in
            for _ in 0..<3 { group.addTask { try await twitter.statuses.homeTimeline().send() } }
            while Set(log.waits.map(\.call)).count < 3 {
                try Task.checkCancellation()
                await Task.yield()
            }
            #expect(log.waits.map(\.until) == Array(repeating: Fixed.date + 60, count: 3))
            try await clock.moving(by: .seconds(5)) { try await group.waitForAll() }
        }
        #expect(service.refused == 0)
    }

    @Test func thoseBehindWhoWouldGiveUpFailAsWell() async throws {
        let clock = ManualClock()
        let service = Service(clock, limit: 1)
        let twitter = client(service)
        let patient = Task { try await twitter.statuses.homeTimeline().value }
        await service.gate.waiting(1)
        let hurried = (0..<3).map { _ in
            Task {
                try await twitter.statuses.homeTimeline().with { $0.limits = .wait(longest: .seconds(59)) }.value
            }
        }
        service.gate.open()
        _ = try await patient.value
        for call in hurried {
            let error = await #expect(throws: TwitterError.self) { try await call.value }
            #expect(error?.kind == .rateLimited && error?.rateLimit?.reset != nil)
        }
        #expect(service.calls == 1)
    }

    @Test func storeThatFailsStopsNothing() async throws {
        struct Broken: BudgetStore {
            struct Fault: Error { var text = "S3CRET-MARK" }
            func record(named name: String) throws -> BudgetRecord? { throw Fault() }
            func replace(_ name: String, revision: UInt64?, with value: [UInt8], timeToLive: Duration) throws -> Bool {
                throw Fault()
            }
        }
        let clock = ManualClock()
        let service = Service(clock, limit: 1)
        service.gate.open()
        let log = EventLog()
        let twitter = client(service) {
            $0.budgets = Broken()
            $0.observer = log
            $0.rateLimits = .fail
        }
        try await twitter.statuses.homeTimeline().send()
        let error = try await refusal(of: twitter.statuses.homeTimeline().request)
        #expect(error.kind == .rateLimited && service.calls == 1)
        let told = log.events.filter { if case .budgetStoreFailed = $0.happening { true } else { false } }
        #expect(!told.isEmpty)
        #expect(
            told.map(StandardErrorObserver.text).allSatisfy {
                $0 == "[0] GET statuses/home_timeline: counting alone, the store of budgets threw Fault"
            })
    }

    @Test func foreignRecordIsReplaced() async throws {
        let store = MemoryBudgetStore(now: { Fixed.date })
        let twitter = TwitterAPI.scripted(
            ScriptedTransport(always: PatientClient.step(remaining: 0, resetAfter: 900))
        ) {
            $0.budgets = store
            $0.rateLimits = .fail
        }
        let key = Credential.oauth1(consumer: Fixed.consumer, token: Fixed.token).budgetKey
        let name = "https://api.x.com \(key) GET statuses/home_timeline"
        #expect(store.replace(name, revision: nil, with: Array("else".utf8), timeToLive: .seconds(900)))
        try await twitter.statuses.homeTimeline().send()
        #expect(try await refusal(of: twitter.statuses.homeTimeline().request).kind == .rateLimited)
        #expect(store.record(named: name)?.value.first == UInt8(ascii: "{"))
    }
}

extension EventLog {
    /// The waits that were told of.
    fileprivate var waits: [(call: UInt64, until: Date)] {
        events.compactMap { event in
            guard case .waiting(_, let until, _, _) = event.happening else { return nil }
            return (event.call, until)
        }
    }
}
