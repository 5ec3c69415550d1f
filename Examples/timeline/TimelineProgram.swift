import Terminal
import Twitter

/// Reads a timeline, or waits for what is new on it.
struct TimelineProgram {
    let arguments: TimelineArguments
    private let line = ProgressLine()

    init(arguments: TimelineArguments) { self.arguments = arguments }

    func run() async throws {
        try await TwitterAPI.patiently(arguments.options, arguments.account, line) { twitter in
            let request = request(with: twitter)
            if arguments.follows {
                try await follow(request)
            } else if arguments.readsAll || arguments.since != nil {
                try await walk(request)
            } else {
                for tweet in try await request.value { try write(tweet) }
            }
        }
    }

    private func request(with twitter: TwitterAPI) -> PagedRequest<[Tweet]> {
        let (count, since) = (arguments.count, arguments.follows ? nil : arguments.since)
        switch arguments.kind {
        case .home: return twitter.statuses.homeTimeline(count: count, sinceID: since)
        case .mentions: return twitter.statuses.mentionsTimeline(count: count, sinceID: since)
        case .user(let name): return twitter.statuses.userTimeline(screenName: name, count: count, sinceID: since)
        }
    }

    private func walk(_ request: PagedRequest<[Tweet]>) async throws {
        var (pages, count) = (0, 0)
        for try await page in request.pages {
            line.clear()
            for tweet in page.items { try write(tweet) }
            (pages, count) = (pages + 1, count + page.items.count)
            line.show("page \(pages): \(page.items.count) Tweets, \(count) so far")
        }
        line.end("\(count) Tweets on \(pages) pages")
    }

    private func follow(_ request: PagedRequest<[Tweet]>) async throws {
        let start = arguments.since.map { PagePosition.newer(than: $0) }
        for try await tweet in request.newItems(every: .seconds(arguments.interval), since: start) {
            line.clear()
            try write(tweet)
        }
    }

    private func write(_ tweet: Tweet) throws {
        if arguments.isJSON { try Terminal.say(json: tweet) } else { Terminal.say(tweet.line) }
    }
}
