import Terminal
import Twitter

/// Searches Tweets.
struct SearchProgram {
    let arguments: SearchArguments
    private let line = ProgressLine()

    init(arguments: SearchArguments) { self.arguments = arguments }

    func run() async throws {
        try await TwitterAPI.patiently(arguments.options, arguments.account, line) { twitter in
            let request = twitter.search.tweets(
                query: arguments.query, resultType: .init(rawValue: arguments.preference.rawValue),
                count: arguments.count, sinceID: arguments.since)
            if arguments.readsAll {
                try await walk(request)
            } else {
                for tweet in try await request.value.statuses { try write(tweet) }
            }
        }
    }

    private func walk(_ request: PagedRequest<SearchResult>) async throws {
        var (pages, count) = (0, 0)
        for try await page in request.pages {
            line.clear()
            for tweet in page.items { try write(tweet) }
            (pages, count) = (pages + 1, count + page.items.count)
            line.show("page \(pages): \(page.items.count) Tweets, \(count) so far")
        }
        line.end("\(count) Tweets on \(pages) pages")
    }

    private func write(_ tweet: Tweet) throws {
        if arguments.isJSON { try Terminal.say(json: tweet) } else { Terminal.say(tweet.line) }
    }
}
