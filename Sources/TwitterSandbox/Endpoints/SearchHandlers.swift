import FoundationEssentials
import OAuth1
import Twitter

/// The endpoints below `search` and `trends`.
enum SearchHandlers {
    /// Finds Tweets that hold every word of the query, without regard to case; operators are words like others.
    static func tweets(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard let query = request.parameters["q"], !query.isEmpty else {
            throw Refused(403, 25, "Query parameters are missing.")
        }
        let words = query.lowercased().split(separator: " ")
        let page = TimelinePage(request, defaultCount: 15, maximumCount: 100)
        let found = page.tweets(of: world) { tweet in
            let text = tweet.text.lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        var metadata: [(String, JSONText)] = [
            ("query", .text(PercentEncoding.encode(query))), ("count", .integer(UInt64(page.count))),
            ("max_id", .integer(found.first?.id ?? 0)), ("max_id_str", .text(String(found.first?.id ?? 0))),
            ("since_id", .integer(page.since)), ("since_id_str", .text(String(page.since))),
        ]
        if found.count == page.count, let oldest = found.last {
            metadata.append(("next_results", .text("?max_id=\(oldest.id - 1)&q=\(PercentEncoding.encode(query))")))
        }
        let shape = TweetShape(request)
        return .json([
            "statuses": .list(found.map { world.json(of: $0, in: shape) }), "search_metadata": .object(metadata),
        ])
    }

    /// The hashtags of all Tweets are what the whole world talks about, and the sandbox, as a place, too; others say nothing.
    static func place(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let places: [UInt64: String] = [1: "Worldwide", 2: "Sandbox"]
        guard let woeid = request.parameters["id"].flatMap({ UInt64($0) }), let name = places[woeid] else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        var topics: [String] = []
        for tweet in world.tweets.all {
            let tags = tweet.text.split { !$0.isLetter && !$0.isNumber && $0 != "#" && $0 != "_" }
            for tag in tags where tag.hasPrefix("#") && tag.count > 1 && !topics.contains(String(tag)) {
                topics.append(String(tag))
            }
        }
        if request.parameters["exclude"] == "hashtags" { topics = [] }
        // "2026-01-31T12:00:00Z"
        let instant = JSONText.text("\(now.formatted(.iso8601))")
        let trends: [JSONText] = topics.map { topic in
            let query = PercentEncoding.encode(topic)
            return [
                "name": .text(topic), "url": .text("http://localhost/search?q=\(query)"), "promoted_content": nil,
                "query": .text(query), "tweet_volume": nil,
            ]
        }
        return .json([
            [
                "trends": .list(trends), "as_of": instant, "created_at": instant,
                "locations": [["name": .text(name), "woeid": .integer(woeid)]],
            ]
        ])
    }
}
