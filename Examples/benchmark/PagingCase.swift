import Twitter

/// Walking over a list of ids, against reading the same pages in a loop.
struct PagingCase: BenchmarkCase {
    static let name = "paging"
    static let usage = """
        paging [--pages N] [--rounds N]
          Reads followers/ids as items from made-up pages of 5000 ids, which a transport gives out of memory. Ours: the whole
          way, with requests that are signed, and one id after the other from the sequence. Reference: a loop that reads the
          same pages with the library's reader, adds the ids up and takes the next cursor out of each.
          --pages N   pages each way; 1000 without it
        """

    let pages: Int
    let rounds: Int

    init(_ options: inout Options) throws(UsageError) {
        pages = try options.number("--pages", default: 1000)
        rounds = try options.number("--rounds", default: Comparison.usualRounds)
    }

    func run() async throws {
        let share = max(1, pages / rounds)
        let recorded = RecordedPages(share, seed: 7)
        let twitter = TwitterAPI(
            auth: .oauth1(
                consumer: OAuthConsumer(key: "example-consumer-key", secret: "example-secret-of-the-consumer-00001"),
                token: OAuthToken(token: "12-example-token", secret: "example-secret-of-the-token-00000001")),
            transport: recorded)
        let sum = try await Self.walk(with: twitter)
        guard sum == (try Self.loop(over: recorded)) else {
            throw BenchmarkFailure(description: "Both ways read other ids.")
        }
        let size = share * RecordedPages.idsPerPage
        try await Comparison(name: Self.name, unit: "ids/s", work: size * rounds, rounds: rounds).run(
            ours: { _ in _ = try await Self.walk(with: twitter) },
            reference: { _ in _ = try Self.loop(over: recorded) })
    }

    /// The ids added up, so that each is looked at.
    private static func walk(with twitter: TwitterAPI) async throws -> UInt64 {
        var sum: UInt64 = 0
        for try await id in twitter.followers.ids(screenName: "example", count: 5000).items { sum &+= id.integer ?? 0 }
        return sum
    }

    private static func loop(over recorded: RecordedPages) throws -> UInt64 {
        var sum: UInt64 = 0
        var cursor: Cursor? = .first
        while let present = cursor {
            let page = try IDsPage<User>(parsing: recorded.body(at: present.description))
            for id in page.ids { sum &+= id.integer ?? 0 }
            cursor = page.nextCursor
        }
        return sum
    }
}

/// A transport that gives pages of ids out of memory, each under its cursor.
private struct RecordedPages: HTTPTransport {
    static let idsPerPage = 5000

    private let bodies: [[UInt8]]
    private static let firstCursor: UInt64 = 1_600_000_000_000_000_001

    init(_ count: Int, seed: UInt64) {
        var text = TimelineText(seed: seed)
        bodies = (0..<count).map { index in
            let next = index + 1 < count ? Self.firstCursor + UInt64(index) : 0
            return text.ids(Self.idsPerPage, next: next)
        }
    }

    func body(at cursor: String?) -> [UInt8] {
        guard let cursor, let number = UInt64(cursor), number >= Self.firstCursor else { return bodies[0] }
        return bodies[min(Int(number - Self.firstCursor) + 1, bodies.count - 1)]
    }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let query = request.url.utf8.split { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "&") }
        let cursor = query.first { $0.starts(with: "cursor=".utf8) }.map { String($0.dropFirst(7)) ?? "" }
        return TransportResponse(status: 200, headers: ["Content-Type": "application/json"], body: body(at: cursor))
    }
}
