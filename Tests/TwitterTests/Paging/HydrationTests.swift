import Locking
import Testing
import TwitterHTTP
import TwitterSandbox

@testable import Twitter

@Suite struct HydrationTests {
    /// Pages of 130 and 120 ids; the users whose ids end with 7 are gone, the others come in reverse.
    private func transport() -> ScriptedTransport {
        ScriptedTransport(always: { request in
            func ids(_ range: ClosedRange<Int>, next: Int) -> TransportResponse {
                .json("{\"ids\":[\(range.map { "\($0)" }.joined(separator: ","))],\"next_cursor\":\(next)}")
            }
            if request.url.contains("followers/ids") {
                return request.url.contains("cursor=") ? ids(131...250, next: 0) : ids(1...130, next: 5)
            }
            let asked =
                request.url.split { $0 == "?" || $0 == "&" }
                .first { $0.hasPrefix("user_id=") || $0.hasPrefix("id=") }?
                .split(separator: "=").last?.replacing("%2C", with: ",").split(separator: ",") ?? []
            let found = asked.filter { !$0.hasSuffix("7") }.reversed().map { "{\"id\":\($0)}" }
            return .json("[\(found.joined(separator: ","))]")
        })
    }

    @Test func usersComeInTheOrderOfTheIDsAndTheMissingOnesAreTold() async throws {
        let transport = transport()
        let twitter = TwitterAPI.scripted(transport)
        var users: [Hydrated<User>] = []
        for try await user in twitter.followers.ids().items.users(from: twitter) { users.append(user) }
        #expect(users.map(\.id) == (1...250).map { User.ID($0) })
        #expect(users.allSatisfy { $0.item == nil || $0.item?.id == $0.id })
        #expect(users.filter { $0.item == nil }.map(\.id) == stride(from: 7, through: 247, by: 10).map { User.ID($0) })
        let lookups = transport.requests.filter { $0.url.contains("users/lookup") }
        #expect(lookups.map { $0.url.split(separator: "%2C").count } == [100, 100, 50])
    }

    @Test func tweetsToo() async throws {
        let twitter = TwitterAPI.scripted(transport())
        let ids = AsyncStream<Tweet.ID> { stream in
            for id in [3, 7, 3, 1] { stream.yield(Tweet.ID(id)) }
            stream.finish()
        }
        var tweets: [Hydrated<Tweet>] = []
        for try await tweet in ids.tweets(from: twitter) { tweets.append(tweet) }
        #expect(tweets.map(\.id) == [3, 7, 3, 1])
        #expect(tweets.map(\.item?.id) == [3, nil, 3, 1])
    }

    @Test func afterAnErrorTheSameHundredIsAskedForAgain() async throws {
        let transport = ScriptedTransport([
            { _ in .json(#"{"ids":[1,2],"next_cursor":0}"#) }, { _ in Fixed.refusal(404, code: 34) },
            { _ in .json(#"[{"id":2}]"#) },
        ])
        let twitter = TwitterAPI.scripted(transport)
        var iterator = twitter.followers.ids().items.users(from: twitter).makeAsyncIterator()
        await #expect(throws: TwitterError.self) { try await iterator.next() }
        #expect(try await iterator.next() == Hydrated(id: 1, item: nil))
        #expect(try await iterator.next()?.item?.id == 2)
        #expect(try await iterator.next() == nil)
    }
}
