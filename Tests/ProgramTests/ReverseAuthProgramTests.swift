import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized, .timeLimit(.minutes(2))) struct ReverseAuthProgramTests {
    private let reverseAuth = Program("reverse-auth")

    @Test func getsATokenOfAnotherAppForAStoredAccount() async throws {
        let (sandbox, home) = (try await Sandbox.start(), try Home())
        try await home.store([sandbox.users[1]], of: sandbox)
        var environment = home.environment(sandbox.baseURL)
        environment["TWITTER_CONSUMER_KEY"] = sandbox.secondConsumer.key
        environment["TWITTER_CONSUMER_SECRET"] = sandbox.secondConsumer.secret.revealed
        let keys = "\(home.path)/keys"
        let run = try await reverseAuth.run(["--env-file", keys], environment: environment)
        #expect(run.status == 0)
        #expect(run.output == "REVERSE AUTH OK: @bob_93, id 34, for the app \(sandbox.secondConsumer.key)\n")
        #expect(run.errors == "")
        #expect(home.mode(of: keys) == 0o600)
        let text = String(decoding: try Data(contentsOf: URL(filePath: keys)), as: UTF8.self)
        let names = text.split(separator: "\n").map { $0.prefix { $0 != "=" } }
        #expect(
            names == [
                "export TWITTER_CONSUMER_KEY", "export TWITTER_CONSUMER_SECRET", "export TWITTER_ACCESS_TOKEN",
                "export TWITTER_ACCESS_TOKEN_SECRET",
            ])
        await sandbox.stop()
    }

    @Test func saysWhatItLacks() async throws {
        var configuration = SandboxConfiguration()
        configuration.allowsXAuth = false
        let (sandbox, home) = (try await Sandbox.start(configuration), try Home())
        let account = try await reverseAuth.run(environment: home.environment(appOf: sandbox))
        #expect(account.status == 1)
        #expect(account.errors.hasSuffix(" is stored; sign one in first. The program authorize does that.\n"))
        try await home.store([sandbox.users[0]], of: sandbox)
        let app = try await reverseAuth.run(["--consumer", "x"], environment: home.environment(appOf: sandbox))
        #expect(app.status == 1)
        #expect(app.errors.hasPrefix("error: No app x of "))
        let refused = try await reverseAuth.run(environment: home.environment(appOf: sandbox))
        #expect(refused.status == 1)
        #expect(refused.errors.contains("code 87"))
        let keys = home.environment(appOf: sandbox)
        await sandbox.stop()
        let gone = try await reverseAuth.run(environment: keys)
        #expect(gone.status == 1)
        #expect(gone.errors.hasPrefix("error: "))
    }

    @Test(arguments: [["x"], ["--account"], ["--what"], ["--service", "twitter", "--sign-in-path", "/a"]])
    func refusesOtherArguments(arguments: [String]) async throws {
        let run = try await reverseAuth.run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains("\nusage: reverse-auth "))
    }

    @Test func helps() async throws {
        let run = try await reverseAuth.run(["--help"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("usage: reverse-auth [options]\n"))
    }
}
