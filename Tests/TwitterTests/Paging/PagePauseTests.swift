import FoundationEssentials
import Locking
import Testing
import TwitterHTTP
import TwitterJSON
import TwitterSandbox

@testable import Twitter

/// Each rule walks within the limit: where one call is allowed a minute, each page waits for its minute.
@Suite(.timeLimit(.minutes(1))) struct PagePauseTests {
    static let walks: [(rule: PagingRule, bodies: [String], items: [JSON])] = [
        (.cursor, [#"{"ids":[1],"next_cursor":"5"}"#, #"{"ids":[],"next_cursor":6}"#, #"{"ids":[2]}"#], [1, 2]),
        (.next, [#"{"results":[1],"next":"a"}"#, #"{"results":[],"next":"b"}"#, #"{"results":[2]}"#], [1, 2]),
        (.maxID, ["[9,8]", "[8,7]", "[]"], [9, 8, 7]),
        (.page, ["[1]", "[2]", "[]"], [1, 2]),
    ]

    @Test(arguments: walks) func waitsForEachPage(rule: PagingRule, bodies: [String], items: [JSON]) async throws {
        let (clock, sent) = (ManualClock(), Locked<[Duration]>([]))
        let transport = ScriptedTransport(
            bodies.map { body in
                { _ in
                    let instant = clock.now.offset
                    sent.withLock { $0.append(instant) }
                    let reset = 1_500_000_000 + instant.components.seconds + 60
                    return .json(
                        body,
                        headers: [
                            "x-rate-limit-limit": "1", "x-rate-limit-remaining": "0", "x-rate-limit-reset": "\(reset)",
                        ])
                }
            })
        let twitter = TwitterAPI.scripted(transport) {
            $0.now = { clock.date }
            $0.clock = clock
            $0.rateLimits = .wait()
        }
        let pages = twitter.request(.get, "own/list").paged(by: rule).pages
        var (found, waits): ([JSON], [Duration]) = ([], [])
        try await clock.moving(by: .seconds(10)) {
            for try await page in pages {
                found += page.items
                waits.append(page.response.waited)
                #expect(page.rateLimit?.remaining == 0)
            }
        }
        #expect(found == items)
        let instants = sent.withLock { $0 }
        #expect(instants.count == 3)
        #expect(zip(instants, instants.dropFirst()).allSatisfy { $1 - $0 >= .seconds(60) })
        #expect(waits[0] == .zero && waits[1...].allSatisfy { $0 > .zero })
    }
}
