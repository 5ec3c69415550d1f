import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct PremiumSearchTests {
    @Test func tweetsAreFoundAndCounted() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            for number in 1...11 { try await ada.statuses.update(status: "moon \(number)").send() }
            let app = sandbox.client(.bearer(sandbox.bearerToken))
            for search in [ada.tweets.search.thirtyDay, app.tweets.search.fullArchive] {
                for method in [HTTPMethod.get, .post] {
                    let first = try await search(
                        env: "dev", query: "moon lang:en", maxResults: 10, method: method
                    ).value
                    #expect(first.results.count == 10 && first.results.first?.wholeText == "moon 11")
                    let next = try #require(first.next)
                    let last = try await search(
                        env: "dev", query: "moon lang:en", maxResults: 10, next: next, method: method
                    ).value
                    #expect(last.results.map(\.wholeText) == ["moon 1"] && last.next == nil)
                }
                let counts = try await search.counts(env: "dev", query: "moon", bucket: .day).value
                #expect(counts.totalCount == 11)
                #expect(counts.results.compactMap(\.count).reduce(0, +) == 11)
                let later = Date(timeIntervalSinceNow: 600)
                #expect(try await search(env: "dev", query: "moon", fromDate: later).value.results.isEmpty)
            }
        }
    }
}
