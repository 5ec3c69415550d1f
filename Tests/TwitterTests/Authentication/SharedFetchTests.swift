import Locking
import Synchronization
import Testing

@testable import Twitter

@Suite(.timeLimit(.minutes(1))) struct SharedFetchTests {
    private struct Failure: Error {}

    /// A fetch that counts, waits at a gate and tells whether it was cancelled.
    private final class Source: Sendable {
        let gate = Gate()
        let fetches = Atomic<Int>(0)
        let cancelled = Atomic<Int>(0)

        func fetch() async throws -> Int {
            let number = fetches.add(1, ordering: .relaxed).newValue
            do {
                try await gate.pass()
            } catch {
                cancelled.add(1, ordering: .relaxed)
                throw error
            }
            return number
        }
    }

    @Test func oneFetchForAHundred() async throws {
        let (source, shared) = (Source(), SharedFetch<Int>())
        let tasks = (0..<100).map { _ in Task { try await shared.value(fetch: source.fetch) } }
        await source.gate.waiting(1)
        source.gate.open()
        for task in tasks { #expect(try await task.value == 1) }
        #expect(try await shared.value { throw Failure() } == 1)
        #expect(source.fetches.load(ordering: .relaxed) == 1)
    }

    @Test func failureReachesAllWhoWaitAndIsNotKept() async throws {
        let (gate, shared) = (Gate(), SharedFetch<Int>())
        let fetch: @Sendable () async throws -> Int = {
            try await gate.pass()
            throw Failure()
        }
        let tasks = (0..<10).map { _ in Task { try await shared.value(fetch: fetch) } }
        await gate.waiting(1)
        gate.open()
        for task in tasks { await #expect(throws: Failure.self) { try await task.value } }
        #expect(try await shared.value { 7 } == 7)
    }

    @Test func firstCallerMayLeaveAndTheOthersAreServed() async throws {
        let (source, shared) = (Source(), SharedFetch<Int>())
        let first = Task { try await shared.value(fetch: source.fetch) }
        await source.gate.waiting(1)
        let others = (0..<5).map { _ in Task { try await shared.value(fetch: source.fetch) } }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        source.gate.open()
        for other in others { #expect(try await other.value >= 1) }
        #expect(source.fetches.load(ordering: .relaxed) <= 2)
    }

    @Test func fetchIsCancelledWhenNobodyWaits() async throws {
        let (source, shared) = (Source(), SharedFetch<Int>())
        let waiter = Task { try await shared.value(fetch: source.fetch) }
        await source.gate.waiting(1)
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        // The abandoned fetch ends by itself, and the next one takes its place.
        while source.cancelled.load(ordering: .relaxed) == 0 { await Task.yield() }
        source.gate.open()
        #expect(try await shared.value(fetch: source.fetch) == 2)
        #expect(try await shared.value(fetch: source.fetch) == 2)
    }

    @Test func valueIsForgottenOnlyIfItIsMeant() async throws {
        let shared = SharedFetch<Int>()
        #expect(try await shared.value { 1 } == 1)
        shared.forget(2)
        #expect(try await shared.value { 3 } == 1)
        shared.forget(1)
        #expect(try await shared.value { 3 } == 3)
    }

    @Test func cancellingBesideTheFetchLosesNobody() async {
        for _ in 0..<200 {
            let shared = SharedFetch<Int>()
            let tasks = (0..<4).map { _ in
                Task {
                    try await shared.value {
                        await Task.yield()
                        return 1
                    }
                }
            }
            tasks[0].cancel()
            tasks[2].cancel()
            for task in tasks { _ = await task.result }
            if case .failure(let error) = await tasks[1].result { Issue.record("\(error)") }
        }
    }
}
