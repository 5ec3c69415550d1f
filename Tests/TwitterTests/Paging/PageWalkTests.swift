import FoundationEssentials
import Locking
import Testing
import TwitterHTTP
import TwitterJSON
import TwitterSandbox

@testable import Twitter

@Suite struct PageWalkTests {
    private static func page(_ ids: some Sequence<Int>, next: String) -> TransportResponse {
        .json(
            "{\"ids\":[\(ids.map { "\($0)" }.joined(separator: ","))],\"next_cursor_str\":\"\(next)\"}",
            headers: ["x-rate-limit-limit": "15", "x-rate-limit-remaining": "14", "x-rate-limit-reset": "1500000900"])
    }

    /// Three pages of two, none and two ids.
    private static func threePages() -> ScriptedTransport {
        ScriptedTransport([
            { _ in page([1, 2], next: "9007199254740993") }, { _ in page([], next: "abc") },
            { _ in page([3, 4], next: "0") },
        ])
    }

    private static func value(_ name: String, in request: TransportRequest) -> String? {
        request.url.split { $0 == "?" || $0 == "&" }.first { $0.hasPrefix(name + "=") }
            .map { String($0.dropFirst(name.count + 1)) }
    }

    @Test func anEmptyPageIsNotTheEnd() async throws {
        let transport = ScriptedTransport([
            { _ in Self.page(1...5000, next: "1500000000000000001") },
            { _ in Self.page([], next: "1500000000000000002") },
            { _ in Self.page(5001...7000, next: "0") },
        ])
        var ids: [User.ID] = []
        for try await id in TwitterAPI.scripted(transport).followers.ids(screenName: "ada").items { ids.append(id) }
        #expect(ids == (1...7000).map { User.ID($0) })
        #expect(
            transport.requests.map { Self.value("cursor", in: $0) }
                == [nil, "1500000000000000001", "1500000000000000002"])
        #expect(transport.requests.allSatisfy { Self.value("screen_name", in: $0) == "ada" })
    }

    @Test func idsAreExact() async throws {
        let transport = ScriptedTransport([
            { _ in .json(#"{"ids":[14645160,700000000000000513],"next_cursor":9007199254740993}"#) },
            { _ in .json(#"{"ids":["18446744073709551615"],"next_cursor":0}"#) },
        ])
        var ids: [String] = []
        for try await id in TwitterAPI.scripted(transport).friends.ids().items { ids.append(id.description) }
        #expect(ids == ["14645160", "700000000000000513", "18446744073709551615"])
        #expect(Self.value("cursor", in: transport.requests[1]) == "9007199254740993")
    }

    @Test func pagesShowWhatCameAlong() async throws {
        let transport = Self.threePages()
        var seen: [(count: Int, isLast: Bool, hasPosition: Bool)] = []
        for try await page in TwitterAPI.scripted(transport).followers.ids().pages {
            #expect(page.rateLimit?.remaining == 14)
            #expect(page.headers["X-Rate-Limit-Limit"] == "15")
            #expect(page.value.ids == page.items)
            seen.append((page.items.count, page.isLast, page.position != nil))
        }
        #expect(seen.map(\.count) == [2, 0, 2])
        #expect(seen.map(\.isLast) == [false, false, true])
        #expect(seen.map(\.hasPosition) == [true, true, false])
    }

    @Test func stopsWhenTheLoopIsLeftAndGoesOnLater() async throws {
        let transport = Self.threePages()
        let request = TwitterAPI.scripted(transport).followers.ids()
        var saved: PagePosition?
        for try await page in request.pages {
            saved = page.position
            break
        }
        #expect(transport.requests.count == 1)
        var rest: [User.ID] = []
        for try await page in request.pages.resuming(at: try #require(saved)) { rest += page.items }
        #expect(rest == [3, 4])
        #expect(transport.requests.count == 3)
    }

    @Test func eachWalkBeginsAnew() async throws {
        let pages = TwitterAPI.scripted(ScriptedTransport(always: { _ in Self.page([1], next: "0") })).friends.ids()
            .items
        for _ in 1...2 {
            var count = 0
            for try await _ in pages { count += 1 }
            #expect(count == 1)
        }
    }

    @Test func afterAnErrorTheSamePageCanBeAskedForAgain() async throws {
        let transport = ScriptedTransport([
            { _ in Self.page([1], next: "7") }, { _ in Fixed.refusal(404, code: 34) },
            { _ in Self.page([2], next: "0") },
        ])
        var iterator = TwitterAPI.scripted(transport).followers.ids().items.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: TwitterError.self) { try await iterator.next() }
        #expect(try await iterator.next() == 2)
        #expect(try await iterator.next() == nil)
        #expect(try await iterator.next() == nil)
        #expect(transport.requests.map { Self.value("cursor", in: $0) } == [nil, "7", "7"])
    }

    @Test func nothingIsAskedForAheadUnlessWanted() async throws {
        let transport = Self.threePages()
        var iterator = TwitterAPI.scripted(transport).followers.ids().pages.makeAsyncIterator()
        _ = try await iterator.next()
        #expect(transport.requests.count == 1)
    }

    @Test func theNextPageIsAskedForWhileThisOneIsWorkedOn() async throws {
        let asked = Gate()
        let transport = ScriptedTransport([
            { _ in Self.page([1], next: "7") },
            { _ in
                asked.open()
                return Self.page([2], next: "0")
            },
        ])
        var ids: [User.ID] = []
        for try await page in TwitterAPI.scripted(transport).followers.ids().pages.prefetching() {
            // Without a request for the second page, the first one would be held for ever.
            try await asked.pass()
            ids += page.items
        }
        #expect(ids == [1, 2])
        #expect(transport.requests.count == 2)
    }

    @Test func whatWasAskedForAheadEndsWithTheWalk() async throws {
        let (reached, cancelled) = (Gate(), Gate())
        let transport = ScriptedTransport([
            { _ in Self.page([1], next: "7") },
            { _ in
                reached.open()
                do {
                    try await Gate().pass()
                } catch {
                    cancelled.open()
                    throw error
                }
                return Self.page([2], next: "0")
            },
        ])
        do {
            var iterator = TwitterAPI.scripted(transport).followers.ids().pages.prefetching().makeAsyncIterator()
            _ = try await iterator.next()
            try await reached.pass()
        }
        try await cancelled.pass()
    }

    @Test(arguments: [false, true]) func cancellingEndsTheRequest(isPrefetching: Bool) async throws {
        let reached = Gate()
        let transport = ScriptedTransport([
            { _ in Self.page([1], next: "7") },
            { _ in
                reached.open()
                try await Gate().pass()
                return Self.page([2], next: "0")
            },
        ])
        let items = TwitterAPI.scripted(transport).followers.ids().items
        let task = Task {
            for try await _ in isPrefetching ? items.prefetching() : items {}
        }
        try await reached.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func cancellingEndsTheWalkWithinAPage() async throws {
        let transport = ScriptedTransport([{ _ in Self.page(1...10, next: "0") }])
        let items = TwitterAPI.scripted(transport).followers.ids().items
        let count = await Task {
            var count = 0
            do {
                for try await _ in items {
                    count += 1
                    if count == 3 { withUnsafeCurrentTask { $0?.cancel() } }
                }
            } catch {
                return error is CancellationError ? count : -1
            }
            return count
        }.value
        #expect(count == 3)
    }

    @Test func optionsReachEveryPage() async throws {
        let transport = Self.threePages()
        let request = TwitterAPI.scripted(transport).followers.ids().with { $0.headers["X-Own"] = "1" }
        for try await _ in request.pages {}
        #expect(transport.requests.map { $0.headers["X-Own"] } == ["1", "1", "1"])
    }

    @Test func aPageIsStillARequest() async throws {
        let transport = ScriptedTransport(always: { _ in Self.page([1], next: "7") })
        let request = TwitterAPI.scripted(transport).followers.ids(count: 1)
        #expect(try await request.value.ids == [1])
        #expect(try await request.response.rateLimit?.limit == 15)
        #expect(try await request.data.count == request.send().body.count)
        #expect(try await request.decoded(as: [String: JSON].self)["next_cursor_str"] == "7")
        #expect(try await request.prepared().url.hasSuffix("/followers/ids.json?count=1"))
        #expect(try await request.signature()?.baseString.hasPrefix("GET&") == true)
        #expect(request.call == Call(Endpoint(.get, "followers/ids"), ["count": 1]))
        #expect("\(request)" == "GET followers/ids(count)")
        #expect(request.rule == .cursor)
        #expect(!showsSecret(shown(request)))
    }

    @Test func anyResourceMethodAndHostByNamingItsRule() async throws {
        let transport = ScriptedTransport([
            { _ in .json(#"{"media":[{"id":1}],"next_cursor":"a/b+c"}"#, headers: ["X-Page": "1"]) },
            { _ in .json(#"{"media":[{"id":2}],"next_cursor":"0"}"#, headers: ["X-Page": "2"]) },
        ])
        let request = TwitterAPI.scripted(transport).request(.post, "media/own/list", ["count": 1])
            .paged(by: .cursor, items: "media")
        var pages: [String?] = []
        for try await page in request.pages { pages.append(page.headers["x-page"]) }
        #expect(pages == ["1", "2"])
        #expect(transport.requests.map(\.method) == [.post, .post])
        #expect(transport.requests.allSatisfy { $0.url == "https://upload.x.com/1.1/media/own/list.json" })
        #expect(transport.requests[1].body == .bytes(Array("count=1&cursor=a%2Fb%2Bc".utf8)))
    }

    @Test func anyResourceAsATypeOfOnesOwn() async throws {
        struct Own: Page, Decodable {
            var rows: [String]
            var after: String?
            var items: [String] { rows }
            var nextCursor: Cursor? { Cursor(after) }
        }
        let transport = ScriptedTransport([
            { _ in .json(#"{"rows":["a"],"after":"x"}"#) }, { _ in .json(#"{"rows":["b"]}"#) },
        ])
        let request = TwitterAPI.scripted(transport).request(.get, "/2/own")
            .paged(by: .token("after", from: ["after"]), as: Own.self)
        var rows: [String] = []
        for try await row in request.items { rows.append(row) }
        #expect(rows == ["a", "b"])
        #expect(Self.value("after", in: transport.requests[1]) == "x")
    }

    @Test func premiumSearchesByPostPageInTheirBody() async throws {
        let transport = ScriptedTransport([
            { _ in .json(#"{"results":[{"id":2}],"next":"t=="}"#) }, { _ in .json(#"{"results":[{"id":1}]}"#) },
        ])
        let search = TwitterAPI.scripted(transport).tweets.search.thirtyDay(env: "dev", query: "swift", method: .post)
        var ids: [Tweet.ID] = []
        for try await tweet in search.items { ids.append(tweet.id) }
        #expect(ids == [2, 1])
        #expect(transport.requests[1].body == .bytes(Array(#"{"query":"swift","next":"t=="}"#.utf8)))
    }

    @Test func searchesGoOnWhereTheServiceSays() async throws {
        let transport = ScriptedTransport([
            { _ in
                .json(
                    #"""
                    {"statuses":[{"id":20},{"id":90},{"id":80}],
                     "search_metadata":{"next_results":"?max_id=79&q=swift&include_entities=1"}}
                    """#)
            },
            { _ in .json(#"{"statuses":[{"id":70},{"id":20}],"search_metadata":{}}"#) },
            { _ in .json(#"{"statuses":[],"search_metadata":{}}"#) },
        ])
        var ids: [Tweet.ID] = []
        for try await tweet in TwitterAPI.scripted(transport).search.tweets(query: "swift").items {
            ids.append(tweet.id)
        }
        #expect(ids == [20, 90, 80, 70])
        #expect(transport.requests.map { Self.value("max_id", in: $0) } == [nil, "79", "19"])
    }
}
