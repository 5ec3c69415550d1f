import FoundationEssentials
import Locking
import Testing
import TwitterSandbox

@Suite(.timeLimit(.minutes(1))) struct ManualClockTests {
    @Test func timeStandsStillUntilItIsMoved() {
        let clock = ManualClock()
        let start = clock.now
        #expect(clock.date.timeIntervalSince1970 == 1_500_000_000)
        clock.advance(by: .milliseconds(1500))
        #expect(start.duration(to: clock.now) == .milliseconds(1500))
        #expect(clock.date.timeIntervalSince1970 == 1_500_000_001.5)
        clock.advance(by: .seconds(-5))
        #expect(start.duration(to: clock.now) == .milliseconds(1500))
    }

    @Test func sleepersWakeAtTheirTimeEarliestFirst() async throws {
        let clock = ManualClock()
        let woken = Locked<[Int]>([])
        let tasks = [30, 10, 20].map { seconds in
            Task {
                try await clock.sleep(for: .seconds(seconds))
                woken.withLock { $0.append(seconds) }
            }
        }
        await clock.sleepers(3)
        clock.advance(by: .seconds(9))
        #expect(woken.withLock { $0 }.isEmpty)
        clock.advance(by: .seconds(1))
        try await tasks[1].value
        #expect(woken.withLock { $0 } == [10])
        clock.advance(by: .seconds(100))
        for task in tasks { try await task.value }
        #expect(woken.withLock { $0.sorted() } == [10, 20, 30])
    }

    @Test func pastDeadlineDoesNotWait() async throws {
        let clock = ManualClock()
        clock.advance(by: .seconds(5))
        try await clock.sleep(until: .init(offset: .seconds(5)))
        try await clock.sleep(until: .init(offset: .seconds(-5)))
        await clock.sleepers(0)
    }

    @Test func cancellingEndsOneSleepAndNoOther() async throws {
        let clock = ManualClock()
        let (one, other) = (
            Task { try await clock.sleep(for: .seconds(1)) }, Task { try await clock.sleep(for: .seconds(1)) }
        )
        await clock.sleepers(2)
        one.cancel()
        await #expect(throws: CancellationError.self) { try await one.value }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        try await other.value
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await late.value }
    }

    @Test func cancellingBesideTheMoveLosesNobody() async {
        for _ in 0..<200 {
            let clock = ManualClock()
            let task = Task { try await clock.sleep(for: .seconds(1)) }
            let mover = Task { clock.advance(by: .seconds(1)) }
            task.cancel()
            _ = await task.result
            await mover.value
        }
    }
}
