import FoundationEssentials
import Locking
import Testing
import TwitterHTTP
import TwitterSandbox

@testable import Twitter

@Suite struct NewItemsTests {
    private func newItems(
        _ timeline: ChangingTimeline, since position: PagePosition? = nil, clock: ManualClock
    ) -> NewItemSequence<[Tweet]> {
        TwitterAPI.scripted(timeline.transport).statuses.homeTimeline(count: 3)
            .newItems(every: .seconds(60), since: position, clock: clock)
    }

    /// Takes so many items; each time the walk waits, the clock is moved.
    private func take(
        _ count: Int, _ iterator: inout NewItemSequence<[Tweet]>.Iterator
    ) async throws -> [Tweet.ID] {
        var ids: [Tweet.ID] = []
        while ids.count < count, let tweet = try await iterator.next() { ids.append(tweet.id) }
        return ids
    }

    @Test func yieldsWhatIsNewOldestFirstWithoutAGap() async throws {
        let timeline = ChangingTimeline(Array(1...10))
        let clock = ManualClock()
        let mover = Task {
            // The first look finds nothing new.
            await clock.sleepers(1)
            timeline.post(11...20)
            clock.advance(by: .seconds(60))
            await clock.sleepers(1)
            clock.advance(by: .seconds(60))
            await clock.sleepers(1)
            timeline.post([21])
            clock.advance(by: .seconds(60))
        }
        var iterator = newItems(timeline, clock: clock).makeAsyncIterator()
        #expect(iterator.position == nil)
        #expect(try await take(11, &iterator) == (11...21).map { Tweet.ID($0) })
        #expect(iterator.position == .newer(than: Tweet.ID(21)))
        await mover.value
        #expect(clock.now.offset == .seconds(180))
    }

    @Test func goesOnAfterARestartWhereverItStopped() async throws {
        let timeline = ChangingTimeline(Array(1...30))
        for taken in 1...12 {
            var iterator = newItems(timeline, since: .newer(than: Tweet.ID(10)), clock: ManualClock())
                .makeAsyncIterator()
            var ids = try await take(taken, &iterator)
            let saved = try JSONEncoder().encode(try #require(iterator.position))
            let position = try JSONDecoder().decode(PagePosition.self, from: saved)
            var later = newItems(timeline, since: position, clock: ManualClock()).makeAsyncIterator()
            ids += try await take(20 - taken, &later)
            #expect(ids == (11...30).map { Tweet.ID($0) })
        }
    }

    @Test func aTimelineThatWasEmptyHasOnlyNewItems() async throws {
        let timeline = ChangingTimeline([])
        let clock = ManualClock()
        let mover = Task {
            await clock.sleepers(1)
            timeline.post(1...5)
            clock.advance(by: .seconds(60))
        }
        var iterator = newItems(timeline, clock: clock).makeAsyncIterator()
        #expect(try await take(5, &iterator) == (1...5).map { Tweet.ID($0) })
        await mover.value
    }

    @Test func anErrorEndsTheLookAndTheNextOneFindsAll() async throws {
        let timeline = ChangingTimeline(Array(1...8))
        let answers = timeline.transport
        let calls = Locked(0)
        let transport = ScriptedTransport(always: { request in
            let call = calls.withLock {
                $0 += 1
                return $0
            }
            return call == 2 ? Fixed.refusal(404, code: 34) : try await answers.send(request)
        })
        let clock = ManualClock()
        var iterator = TwitterAPI.scripted(transport).statuses.homeTimeline(count: 3)
            .newItems(every: .seconds(60), since: .newer(than: Tweet.ID(1)), clock: clock).makeAsyncIterator()
        await #expect(throws: TwitterError.self) { try await iterator.next() }
        let mover = Task {
            await clock.sleepers(1)
            clock.advance(by: .seconds(60))
        }
        #expect(try await take(7, &iterator) == (2...8).map { Tweet.ID($0) })
        await mover.value
    }

    @Test func cancellingEndsTheWaiting() async throws {
        let clock = ManualClock()
        let items = newItems(ChangingTimeline([1]), clock: clock)
        let task = Task { for try await _ in items {} }
        await clock.sleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func otherListsCannotBeLookedAt() async throws {
        let request = TwitterAPI.scripted(.init([])).followers.ids()
        for position in [nil, PagePosition.start] {
            var iterator = request.newItems(every: .seconds(1), since: position, clock: ManualClock())
                .makeAsyncIterator()
            let error = await #expect(throws: TwitterError.self) { try await iterator.next() }
            #expect(error?.kind == .invalidRequest)
        }
    }
}
