import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

/// What `followers`, `timeline`, `search` and `trends` have in common.
@Suite(.serialized) struct ReadingProgramTests {
    private static let calls: [(name: String, arguments: [String])] = [
        ("followers", []), ("timeline", []), ("search", ["tea"]), ("trends", []),
    ]

    @Test(arguments: calls) func saysWhatToDoWithoutAnAccount(name: String, arguments: [String]) async throws {
        let sandbox = try await Sandbox.start()
        let run = try await Program(name).run(arguments, environment: sandbox.environmentWithoutKeys)
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.errors == """
                error: There are no keys in the environment; --help names them. No account of \(sandbox.baseURL) is \
                stored; sign one in first. The program authorize does that.

                """)
        #expect(sandbox.log.isEmpty)
        await sandbox.stop()
    }

    @Test(arguments: calls) func namesAServiceThatIsDown(name: String, arguments: [String]) async throws {
        let sandbox = try await Sandbox.start()
        var keys = sandbox.environment(of: sandbox.users[0])
        await sandbox.stop()
        // Nothing listens there; the sandbox's own port may have been taken by another test.
        keys["TWITTER_API_URL"] = "http://127.0.0.1:1"
        let run = try await Program(name).run(arguments, environment: keys)
        #expect(run.status == 1 && run.output == "")
        let last = try #require(run.errors.split(separator: "\n").last)
        #expect(last == "error: No connection to 127.0.0.1:1 could be opened. (curl 7)")
    }

    @Test(arguments: calls) func tellsRefusals(name: String, arguments: [String]) async throws {
        let sandbox = try await Sandbox.start()
        var keys = sandbox.environment(of: sandbox.users[0])
        keys["TWITTER_ACCESS_TOKEN_SECRET"] = "S3CRET-MARK wrong"
        let run = try await Program(name).run(arguments, environment: keys)
        #expect(run.status == 1 && run.output == "")
        #expect(run.errors == "error: Could not authenticate you. (HTTP 401, code 32)\n")
        await sandbox.stop()
    }

    @Test(arguments: ["followers", "timeline", "search", "trends"]) func helps(name: String) async throws {
        let run = try await Program(name).run(["--help"])
        #expect(run.status == 0 && run.errors == "")
        #expect(run.output.hasPrefix("usage: \(name) "))
        for option in ["--service", "--account", "--json", "TWITTER_CONSUMER_KEY"] {
            #expect(run.output.contains(option))
        }
    }

    @Test(arguments: [
        ("followers", ["--what"]), ("followers", ["a", "b"]), ("followers", ["--count", "0"]),
        ("followers", ["--count", "5001"]), ("followers", ["--resume"]),
        ("followers", ["--service", "x", "--api-path", "/b"]), ("timeline", ["elsewhere"]),
        ("timeline", ["home", "x"]),
        ("timeline", ["user", "x", "y"]), ("timeline", ["--every", "5"]), ("timeline", ["--follow", "--every", "0"]),
        ("timeline", ["--all", "--follow"]), ("timeline", ["--count", "many"]), ("timeline", ["--since"]),
        ("search", []), ("search", ["a", "--type", "best"]), ("search", ["a", "--count", "101"]),
        ("search", ["--what"]),
        ("trends", ["everywhere"]), ("trends", ["0"]), ("trends", ["1", "--near", "1,2"]), ("trends", ["--near", "1"]),
        ("trends", ["--near", "91,2"]), ("trends", ["--near", "x,y"]), ("trends", ["--account"]),
    ])
    func refusesOtherArguments(name: String, arguments: [String]) async throws {
        let run = try await Program(name).run(arguments)
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.hasPrefix("error: ") && run.errors.contains("\nusage: \(name) "))
    }

    @Test func readsAsAStoredAccountOrAsTheApp() async throws {
        let (home, sandbox) = (try Home(), try await Sandbox.standingStill())
        var environment = home.environment(appOf: sandbox)
        #expect(try await Program("search").run(["tea"], environment: environment).status == 0)
        try await home.store(Array(sandbox.users[1...1]), of: sandbox)
        environment = home.environment(sandbox.baseURL)
        #expect(try await Program("timeline").run([], environment: environment).status == 0)
        let missing = try await Program("timeline").run(["--account", "nobody"], environment: environment)
        #expect(missing.status == 1 && missing.errors.hasSuffix("The program accounts lists them.\n"))
        #expect(sandbox.log.suffix(2).map(\.caller) == ["app", "bob_93"])
        await sandbox.stop()
    }
}
