import FoundationEssentials
import Locking
import Terminal
import Twitter
import TwitterSandbox

/// Many calls at once of an endpoint with a small limit, and how they came through.
struct LimitsRun {
    static let usage = """
        usage: limits [--calls N] [--limit N] [--window SECONDS] [--policy P] [--store FOLDER] [--service ADDRESS]

        Calls GET statuses/home_timeline of a sandbox in the same process, all calls at once, and prints one line of JSON:
        how they ended, how many met the limit, how long they took beside the least possible time, and the gaps between them.

          --calls N          how many calls; 200 without it
          --limit N          calls that the sandbox allows in a window; 15 without it
          --window SECONDS   the length of a window; 3 without it
          --policy P         wait or spread; wait without it
          --store FOLDER     share what is left with other processes through this folder
          --service ADDRESS  another sandbox, such as http://127.0.0.1:8099, with the keys of the environment
          --help             this text

        Ends with status 1 if a call failed or met the limit, took more than 1.3 times the least possible time, or, with
        spread, if the largest gap is twice the mean or more. Time and gaps are not looked at with --service.
        """

    enum Pace: String {
        case wait, spread
    }

    private var calls = 200
    private var limit = 15
    private var window = 3
    private var pace = Pace.wait
    private var store: String?
    private var service: String?
    private(set) var wantsHelp = false

    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            switch argument {
            case "--calls": calls = try Self.number(&reader, argument)
            case "--limit": limit = try Self.number(&reader, argument)
            case "--window": window = try Self.number(&reader, argument)
            case "--policy": pace = try reader.choice()
            case "--store": store = try reader.value()
            case "--service": service = try reader.value()
            case "--help", "-h": wantsHelp = true
            default: throw UsageError("unknown argument \(argument)")
            }
        }
    }

    private static func number(_ reader: inout ArgumentReader, _ option: String) throws(UsageError) -> Int {
        guard let number = Int(try reader.value()), (1...1_000_000).contains(number) else {
            throw UsageError("\(option) needs a number above 0")
        }
        return number
    }

    /// How the calls came through.
    struct Report: Encodable {
        var calls: Int
        var answered = 0
        /// Answers for the limit, as this process saw them.
        var refused = 0
        /// Calls over the limit, as the sandbox counted them.
        var overLimit: Int?
        var seconds = 0.0
        var leastSeconds: Double?
        var largestGap: Double?
        var meanGap: Double?
        var isSpread = false

        private enum CodingKeys: CodingKey {
            case calls, answered, refused, overLimit, seconds, leastSeconds, largestGap, meanGap
        }

        var isRight: Bool {
            var isRight = answered == calls && refused == 0 && overLimit ?? 0 == 0
            if let leastSeconds, !isSpread, seconds > 1.3 * leastSeconds + 0.5 { isRight = false }
            if isSpread, let largestGap, let meanGap, largestGap >= 2 * meanGap { isRight = false }
            return isRight
        }
    }

    func report() async throws -> Report {
        if let service {
            let keys = EnvironmentKeys()
            guard let consumer = keys.consumer, let token = keys.token else {
                throw Terminal.Failure("The keys of the sandbox are not in the environment.")
            }
            return await call(.oauth1(consumer: consumer, token: token), at: .custom(service))
        }
        let arrivals = Locked<[Date]>([])
        var configuration = SandboxConfiguration()
        configuration.limits = ["GET statuses/home_timeline": limit]
        configuration.window = .seconds(window)
        configuration.now = {
            let now = Date()
            arrivals.withLock { $0.append(now) }
            return now
        }
        let sandbox = try await Sandbox.start(configuration)
        arrivals.withLock { $0 = [] }
        var report = await call(.oauth1(consumer: sandbox.consumer, token: sandbox.users[0].token), at: sandbox.service)
        report.overLimit = sandbox.counts(of: "GET statuses/home_timeline").overLimit
        await sandbox.stop()
        let times = arrivals.withLock { $0 }
        let gaps = zip(times, times.dropFirst()).map { $1.timeIntervalSince($0) }
        report.largestGap = gaps.max()
        report.meanGap = gaps.isEmpty ? nil : gaps.reduce(0, +) / Double(gaps.count)
        report.leastSeconds = Double((calls - 1) / limit * window)
        return report
    }

    private func call(_ auth: FixedAuthenticator, at service: TwitterService) async -> Report {
        let counter = RefusalCounter()
        var configuration = TwitterConfiguration()
        configuration.rateLimits = pace == .wait ? .wait(longest: .seconds(3600)) : .spread(longest: .seconds(3600))
        configuration.observer = counter
        configuration.budgets = store.map { FileBudgetStore(folder: $0) }
        let twitter = TwitterAPI(auth: auth, service: service, configuration: configuration)
        let start = ContinuousClock.now
        var report = Report(calls: calls, isSpread: pace == .spread)
        report.answered = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<calls {
                group.addTask {
                    do {
                        try await twitter.statuses.homeTimeline(count: 1).send()
                        return true
                    } catch {
                        Terminal.note("\(error)")
                        return false
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        report.seconds = start.duration(to: .now) / .seconds(1)
        report.refused = counter.count
        await twitter.shutdown()
        return report
    }
}

/// Counts answers for the limit.
private final class RefusalCounter: RequestObserver {
    private let refused = Locked(0)

    var count: Int { refused.withLock { $0 } }

    func observe(_ event: RequestEvent) {
        switch event.happening {
        case .answered(let status, _, _, _) where status == 429: refused.withLock { $0 += 1 }
        case .budgetStoreFailed(let type): Terminal.note("the store failed: \(type)")
        default: break
        }
    }
}
