import Locking
import Testing
import TwitterHTTP
import TwitterSandbox

@testable import Twitter

/// How many pages there are at once while 75,000 items go by.
@Suite struct PageMemoryTests {
    /// Counts what is alive.
    private final class Living: Sendable {
        static let counts = Locked((now: 0, most: 0))

        init() {
            Self.counts.withLock { counts in
                counts.now += 1
                counts.most = max(counts.most, counts.now)
            }
        }

        deinit { Self.counts.withLock { $0.now -= 1 } }
    }

    private struct CountedPage: Page {
        let ids: IDsPage<User>
        let living = Living()
        var items: [(id: User.ID, page: Living)] { ids.ids.map { ($0, living) } }
        var nextCursor: Cursor? { ids.nextCursor }
    }

    @Test func noMoreThanTwoPagesLiveAtOnce() async throws {
        let list = (0..<5000).map { "\(1_000_000_000_000_000_000 + $0)" }.joined(separator: ",")
        let pages = Locked(0)
        let transport = ScriptedTransport(always: { _ in
            let page = pages.withLock {
                $0 += 1
                return $0
            }
            return .json("{\"ids\":[\(list)],\"next_cursor\":\(page < 15 ? page : 0)}")
        })
        let request = TwitterRequest(
            Call(Endpoint(.get, "followers/ids")), api: .scripted(transport),
            decode: { CountedPage(ids: try decodeModel(IDsPage<User>.self, from: $0.body)) })
        var count = 0
        for try await _ in PagedRequest(request, by: .cursor).items { count += 1 }
        #expect(count == 75_000)
        #expect(Living.counts.withLock { $0.most } <= 2)
        #expect(Living.counts.withLock { $0.now } == 0)
    }
}
