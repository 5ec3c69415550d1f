import FoundationEssentials
import Twitter

/// The endpoints below `tweets/search`: the parameters are in the query of a GET and in the JSON body of a POST.
enum PremiumSearchHandlers {
    static let routes = ["30day", "fullarchive"].flatMap { product in
        [
            Route("GET", "tweets/search/\(product)/:env", search).openToApps().seen(by: seen),
            Route("POST", "tweets/search/\(product)/:env", search).openToApps().seen(by: seen),
            Route("POST", "tweets/search/\(product)/:env/counts", counts).openToApps().seen(by: seen),
        ]
    }

    private static let seen = "PremiumSearchTests.tweetsAreFoundAndCounted"

    static func search(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let asked = try Query(request)
        let all = asked.matches(world)
        guard (0...all.count).contains(asked.start) else {
            throw Refused(422, 44, "next parameter is invalid.")
        }
        let page = all[asked.start...].prefix(asked.maximum)
        let shape = TweetShape(request)
        var members: [(String, JSONText)] = [
            ("results", .list(page.map { world.json(of: $0, in: shape) })),
            ("requestParameters", ["maxResults": .integer(UInt64(asked.maximum))]),
        ]
        if page.endIndex < all.count { members.append(("next", .text("\(Query.mark)\(page.endIndex)"))) }
        return .json(.object(members))
    }

    static func counts(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let asked = try Query(request)
        let all = asked.matches(world)
        let digits = ["day": 8, "minute": 12][asked.bucket] ?? 10
        var periods: [(String, UInt64)] = []
        for tweet in all {
            let period = Query.minute(of: tweet.createdAt).prefix(digits)
            let name = String(period) + String(repeating: "0", count: 12 - digits)
            if let index = periods.firstIndex(where: { $0.0 == name }) {
                periods[index].1 += 1
            } else {
                periods.append((name, 1))
            }
        }
        return .json([
            "results": .list(periods.map { ["timePeriod": .text($0.0), "count": .integer($0.1)] }),
            "totalCount": .integer(UInt64(all.count)), "requestParameters": ["bucket": .text(asked.bucket)],
        ])
    }

    /// What is asked for.
    private struct Query {
        /// What a place in the results begins with; alone it is the first.
        static let mark = "eyJ"

        let words: [Substring]
        let from: String
        let to: String
        let maximum: Int
        let start: Int
        let bucket: String

        init(_ request: Inbound) throws(Refused) {
            let body = request.received.method == "POST" ? try request.json() : .object([])
            func value(_ name: String) -> String? {
                request.parameters[name] ?? body[name]?.string ?? body[name]?.uint64.map(String.init)
            }
            guard let query = value("query"), !query.isEmpty else {
                throw Refused(422, 25, "Query parameters are missing.")
            }
            // Operators have a colon; they are not obeyed.
            words = query.lowercased().split(separator: " ").filter { !$0.contains(":") }
            from = value("fromDate") ?? ""
            to = value("toDate") ?? "999999999999"
            maximum = min(max(value("maxResults").flatMap { Int($0) } ?? 100, 10), 500)
            let next = value("next") ?? Self.mark
            let place = next.dropFirst(Self.mark.count)
            start = next.hasPrefix(Self.mark) ? (place.isEmpty ? 0 : Int(place) ?? -1) : -1
            bucket = value("bucket") ?? "hour"
        }

        /// Newest first.
        func matches(_ world: World) -> [StoredTweet] {
            world.tweets.all.reversed().filter { tweet in
                let text = tweet.text.lowercased()
                let minute = Self.minute(of: tweet.createdAt)
                return minute >= from && minute < to && words.allSatisfy { text.contains($0) }
            }
        }

        /// A date as the search spells it, such as `202601311200`.
        static func minute(of date: Date) -> String {
            String(date.formatted(.iso8601).filter(\.isNumber).prefix(12))
        }
    }
}
