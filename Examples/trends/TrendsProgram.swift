import Terminal
import Twitter

/// Reads what a place talks about.
struct TrendsProgram {
    let arguments: TrendsArguments
    private let line = ProgressLine()

    init(arguments: TrendsArguments) { self.arguments = arguments }

    func run() async throws {
        try await TwitterAPI.patiently(arguments.options, arguments.account, line) { twitter in
            let lists = try await twitter.trends.place(
                id: try await woeid(with: twitter), exclude: arguments.leavesOutHashtags ? .hashtags : nil
            ).value
            for list in lists { try write(list) }
        }
    }

    private func woeid(with twitter: TwitterAPI) async throws -> Int {
        switch arguments.place {
        case .woeid(let woeid): return woeid
        case .near(let position):
            guard let woeid = try await twitter.trends.closest(position: position).value.first?.woeid else {
                throw Terminal.Failure("The service knows no place with trends near there.")
            }
            return woeid
        }
    }

    private func write(_ list: Trends) throws {
        if arguments.isJSON {
            for trend in list.trends { try Terminal.say(json: trend) }
            return
        }
        let place = list.locations?.first
        let date = list.asOf.map { ", \(TwitterDate.format($0, as: .trends))" } ?? ""
        Terminal.say("\((place?.name ?? "?").onOneLine) (\(place?.woeid.map(String.init) ?? "?"))\(date)")
        for trend in list.trends {
            let volume = trend.tweetVolume.map { "  \($0) Tweets" } ?? ""
            Terminal.say("\((trend.name ?? "?").onOneLine)\(volume)")
        }
        if list.trends.isEmpty { Terminal.say("Nothing trends there.") }
    }
}
