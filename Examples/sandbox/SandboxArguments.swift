import Terminal
import TwitterSandbox

/// What the program is asked to do.
struct SandboxArguments {
    static let usage = """
        usage: sandbox [--port N] [--env-file PATH] [--dialect NAME] [--browser-user NAME] [--limit NAME=CALLS]...
                       [--day-limit NAME=CALLS]... [--window SECONDS] [--fault WHAT[*CALLS][@ENDPOINT]]...
                       [--fault-probability P] [--seed N] [--coverage]

        Serves a Twitter 1.1 sandbox on 127.0.0.1 until it is interrupted. One line of JSON on standard output says where it
        listens and which keys it accepts.

          --port N             the port; without it the system chooses one
          --env-file PATH      a file to write the same to, as lines for a shell to read: . PATH; request account/settings
          --dialect NAME       twitter, or gnu-social: a compatible server with its API and signing in below /api
          --browser-user NAME  whom browsers are signed in as, ada without it; none makes the page ask for name and password
          --limit NAME=CALLS   calls in a window, for an endpoint such as 'GET followers/ids', a family such as followers,
                               or all, which means what no other --limit names
          --day-limit NAME=USER[/APP]
                               calls in 24 hours of a user, and of all users of an app
          --window SECONDS     the length of a window; 900 without it
          --fault WHAT         makes the next call go wrong, or the next so many, of one endpoint or of any; a queue
          --fault-probability P
                               makes calls go wrong by chance, from 0 to 1, with one of the --fault; these have no *CALLS
          --seed N             the same seed makes the same calls go wrong; 0 without it
          --coverage           lists every endpoint as effect, with the test that sees it, or as shape; serves nothing
          --help               this text

        \(FaultOption.usage)
        """

    var configuration = SandboxConfiguration()
    var environmentFile: String?
    var wantsHelp = false
    var wantsCoverage = false
    private var faults: [FaultOption] = []
    private var probability: Double?
    private var seed: UInt64?

    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--coverage": wantsCoverage = true
            case "--port": configuration.port = try Self.number(try reader.value(), argument)
            case "--env-file": environmentFile = try reader.value()
            case "--dialect": configuration.dialect = try reader.choice()
            case "--browser-user":
                let name = try reader.value()
                configuration.browserUser = name == "none" ? nil : name
            case "--limit": try readLimit(try reader.value())
            case "--day-limit": try readDayLimit(try reader.value())
            case "--window":
                let seconds: UInt32 = try Self.number(try reader.value(), argument)
                guard seconds > 0 else { throw UsageError("--window cannot be 0") }
                configuration.window = .seconds(seconds)
            case "--fault": faults.append(try FaultOption(try reader.value()))
            case "--fault-probability":
                guard let number = Double(try reader.value()), (0...1).contains(number) else {
                    throw UsageError("--fault-probability needs a number from 0 to 1")
                }
                probability = number
            case "--seed": seed = try Self.number(try reader.value(), argument)
            default: throw UsageError("unknown argument \(argument)")
            }
        }
        if probability == nil, seed != nil { throw UsageError("--seed needs --fault-probability") }
        if probability != nil {
            guard !faults.isEmpty else { throw UsageError("--fault-probability needs a --fault") }
            guard faults.allSatisfy({ $0.calls == 1 && $0.endpoint == faults[0].endpoint }) else {
                throw UsageError("with --fault-probability every --fault is without *CALLS and of the same endpoint")
            }
        }
    }

    /// Tells a sandbox what is to go wrong.
    func orderFaults(of sandbox: Sandbox) {
        if let probability {
            sandbox.failAtRandom(
                faults.map(\.fault), probability: probability, of: faults.first?.endpoint, seed: seed ?? 0)
        } else {
            for option in faults { sandbox.fail(option.fault, calls: option.calls, of: option.endpoint) }
        }
    }

    private mutating func readLimit(_ text: String) throws(UsageError) {
        let (name, value) = try Self.pair(text)
        let calls: UInt32 = try Self.number(value, "--limit")
        if name == "all" {
            configuration.defaultLimit = Int(calls)
            return
        }
        let families = Sandbox.endpoints.compactMap { $0.split(separator: " ").last?.split(separator: "/").first }
        guard Sandbox.endpoints.contains(name) || families.contains(name[...]) else {
            throw UsageError("the sandbox has no endpoint or family \(name)")
        }
        configuration.limits[name] = Int(calls)
    }

    private mutating func readDayLimit(_ text: String) throws(UsageError) {
        let (name, value) = try Self.pair(text)
        guard Sandbox.endpoints.contains(name) else { throw UsageError("the sandbox has no endpoint \(name)") }
        let halves = value.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var limit = SandboxDayLimit()
        let user: UInt32 = try Self.number(halves[0], "--day-limit")
        limit.user = Int(user)
        if halves.count > 1 {
            let app: UInt32 = try Self.number(halves[1], "--day-limit")
            limit.app = Int(app)
        }
        configuration.dayLimits[name] = limit
    }

    private static func pair(_ text: String) throws(UsageError) -> (String, String) {
        guard let sign = text.lastIndex(of: "=") else { throw UsageError("\(text) is not NAME=CALLS") }
        return (String(text[..<sign]), String(text[text.index(after: sign)...]))
    }

    private static func number<Number: FixedWidthInteger>(_ text: String, _ option: String) throws(UsageError) -> Number
    {
        guard let number = Number(text) else {
            throw UsageError("\(option) needs a number from \(Number.min) to \(Number.max), not \(text)")
        }
        return number
    }
}
