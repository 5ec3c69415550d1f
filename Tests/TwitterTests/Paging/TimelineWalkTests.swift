import FoundationEssentials
import SeededRandom
import Testing
import TwitterSandbox

@testable import Twitter

@Suite struct TimelineWalkTests {
    private func timeline(_ timeline: ChangingTimeline, count: Int) -> PagedRequest<[Tweet]> {
        TwitterAPI.scripted(timeline.transport).statuses.homeTimeline(count: count)
    }

    /// Posts and deletions between the pages: nothing comes twice, and nothing is missed of what was there all the time.
    @Test(arguments: 1...40) func changesWhileItIsWalked(seed: Int) async throws {
        var random = Seeded("changesWhileItIsWalked", seed: UInt64(seed))
        let ids = Set((0..<120).map { _ in UInt64.random(in: 1...5000, using: &random) })
        let doomed = Set(ids.filter { _ in Bool.random(using: &random) && Bool.random(using: &random) })
        let walked = ChangingTimeline(Array(ids)) { state in
            let newest = state.ids.max() ?? 0
            state.ids += [newest + 1, newest + 2, newest + 7]
            if let gone = state.ids.first(where: doomed.contains) { state.ids.removeAll { $0 == gone } }
        }
        var seen: [Tweet.ID] = []
        for try await tweet in timeline(walked, count: Int.random(in: 1...30, using: &random)).items {
            seen.append(tweet.id)
        }
        #expect(Set(seen).count == seen.count)
        #expect(Set(ids).subtracting(doomed).subtracting(seen.compactMap(\.integer)).isEmpty)
        #expect(seen == seen.sorted(by: >))
    }

    @Test func oldestFirst() async throws {
        let request = timeline(ChangingTimeline(Array(1...10)), count: 4)
        var sizes: [Int] = []
        var ids: [Tweet.ID] = []
        for try await page in request.pages.oldestFirst() {
            sizes.append(page.items.count)
            ids += page.items.map(\.id)
            #expect(page.isLast == (ids.count == 10))
            #expect(page.position == (page.isLast ? nil : ids.last.map { .newer(than: $0) } ?? .start))
        }
        #expect(sizes == [0, 2, 4, 4])
        #expect(ids == (1...10).map { Tweet.ID($0) })
    }

    /// Stopped after each item, from both ends, and gone on with in another process.
    @Test(arguments: [false, true]) func stopsAndGoesOnAnywhere(goesUp: Bool) async throws {
        let walked = ChangingTimeline(Array(1...23))
        var ids: [Tweet.ID] = []
        var saved = try JSONEncoder().encode(PagePosition.start)
        while true {
            let position = try JSONDecoder().decode(PagePosition.self, from: saved)
            let items = timeline(walked, count: 5).items.resuming(at: position)
            var iterator = (goesUp ? items.oldestFirst() : items).makeAsyncIterator()
            #expect(iterator.position == position)
            guard let tweet = try await iterator.next() else {
                #expect(iterator.position == nil)
                break
            }
            ids.append(tweet.id)
            saved = try JSONEncoder().encode(try #require(iterator.position))
        }
        let all = (1...23).map { Tweet.ID($0) }
        #expect(ids == (goesUp ? all : all.reversed()))
    }

    @Test func sinceIDIsTheEnd() async throws {
        let walked = ChangingTimeline(Array(1...100))
        let request = TwitterAPI.scripted(walked.transport).statuses.userTimeline(count: 10, sinceID: 70)
        var count = 0
        for try await tweet in request.items {
            #expect(tweet.id > 70)
            count += 1
        }
        #expect(count == 30)
        // The page that ends just above needs no other to see that there is none.
        #expect(walked.requests == 3)
    }
}
