import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized, .timeLimit(.minutes(2))) struct AuthorizeProgramTests {
    private let authorize = Program("authorize")

    @Test func signsInByPINAndStoresTheAccountForTheOtherPrograms() async throws {
        let (sandbox, home, visitor) = (try await Sandbox.start(), try Home(), Visitor())
        let run = try await authorize.conversing(environment: home.environment(appOf: sandbox)) { url in
            #expect(url.hasPrefix("\(sandbox.baseURL)/oauth/authorize?oauth_token="))
            return " \(try #require(try await visitor.press(.allow, at: url).pin)) \n"
        }
        #expect(run.status == 0)
        #expect(run.errors == "Open this page, allow the app, and type the PIN that it shows.\n")
        #expect(
            run.output.split(separator: "\n").last.map(String.init)
                == "Stored the account @ada, id 12 of \(sandbox.baseURL), in \(home.store.path).")
        #expect(!run.output.contains("S3CRET-MARK"))
        #expect(home.mode(of: home.store.path) == 0o600)
        #expect(home.mode(of: "\(home.path)/.config/twitter") == 0o700)

        let environment = home.environment(sandbox.baseURL)
        let request = try await Program("request").run(["account/verify_credentials"], environment: environment)
        #expect(request.status == 0)
        #expect(request.output.contains(#""screen_name":"ada""#))
        let removal = try await Program("accounts").run(["remove", "@ada"], environment: environment)
        #expect(removal.output == "Removed the account @ada, id 12 of \(sandbox.baseURL).\n")
        let without = try await Program("request").run(["account/verify_credentials"], environment: environment)
        #expect(without.status == 1)
        #expect(
            without.errors
                == "error: There are no keys in the environment; --help names them. No account of \(sandbox.baseURL) is "
                + "stored; sign one in first. The program authorize does that.\n")
        await sandbox.stop()
    }

    @Test func signsInByCallback() async throws {
        let (sandbox, home, visitor) = (try await Sandbox.start(), try Home(), Visitor())
        let run = try await authorize.conversing(["--callback"], environment: home.environment(appOf: sandbox)) { url in
            let location = try #require(try await visitor.press(.allow, at: url).location)
            let callback = String(location.prefix { $0 != "?" })
            #expect(callback.hasPrefix("http://127.0.0.1:") && callback.hasSuffix("/callback"))
            // What does not belong to the sign-in ends nothing.
            #expect(try await visitor.open("\(callback)?oauth_token=other&oauth_verifier=1").status == 400)
            #expect(try await visitor.open(callback).status == 400)
            #expect(try await visitor.open("\(callback)/favicon.ico").status == 404)
            let page = try await visitor.open(location)
            #expect(page.status == 200)
            #expect(page.text.contains("You have allowed the app"))
            return ""
        }
        #expect(run.status == 0)
        #expect(run.errors == "Open this page on this machine and allow the app.\n")
        #expect(!run.output.contains("S3CRET-MARK"))
        #expect(try await home.store.account("ada", of: sandbox.service).id.userID == "12")
        await sandbox.stop()
    }

    @Test func storesNothingWithoutTheUsersYes() async throws {
        let (sandbox, home, visitor) = (try await Sandbox.start(), try Home(), Visitor())
        let environment = home.environment(appOf: sandbox)
        let denied = try await authorize.conversing(["--callback"], environment: environment) { url in
            let location = try #require(try await visitor.press(.cancel, at: url).location)
            #expect(try await visitor.open(location).text.contains("You have not allowed the app"))
            return ""
        }
        #expect(denied.errors.hasSuffix("\nerror: The user did not allow the app.\n"))
        let wrong = try await authorize.conversing(environment: environment) { url in
            _ = try await visitor.press(.allow, at: url)
            return "0000000\n"
        }
        #expect(wrong.errors.contains("\nerror: ") && wrong.errors.contains("PIN"))
        let nothing = try await authorize.conversing(environment: environment) { _ in "" }
        #expect(nothing.errors.hasSuffix("\nerror: No PIN was typed; nothing is stored.\n"))
        for run in [denied, wrong, nothing] { #expect(run.status == 1) }
        #expect(try await home.store.read().accounts.isEmpty)
        await sandbox.stop()
    }

    @Test func keepsSeveralAccountsADefaultAndNamedApps() async throws {
        var configuration = SandboxConfiguration()
        configuration.browserUser = "bob_93"
        let (sandbox, home, visitor) = (try await Sandbox.start(configuration), try Home(), Visitor())
        try await home.store([sandbox.users[0]], of: sandbox)
        // The app of the account that is there.
        let run = try await authorize.conversing(["--default"], environment: home.environment(sandbox.baseURL)) { url in
            try #require(try await visitor.press(.allow, at: url).pin)
        }
        #expect(run.status == 0)
        let environment = home.environment(sandbox.baseURL)
        let list = try await Program("accounts").run([], environment: environment)
        #expect(
            list.output
                == "  @ada, id 12 of \(sandbox.baseURL), app app\n* @bob_93, id 34 of \(sandbox.baseURL), app app\n")
        for (arguments, name) in [([], "bob_93"), (["--account", "ada"], "ada"), (["--account", "12"], "ada")] {
            let answer = try await Program("request").run(
                ["account/verify_credentials"] + arguments, environment: environment)
            #expect(answer.output.contains(#""screen_name":"\#(name)""#))
        }
        let unknown = try await Program("request").run(["a", "--account", "cleo"], environment: environment)
        #expect(unknown.status == 1)
        #expect(
            unknown.errors
                == "error: No account cleo of \(sandbox.baseURL) is stored; others are. The program accounts lists them.\n"
        )
        // The stored app as an app, and keys of the environment before the store.
        let app = try await Program("request").run(
            ["statuses/user_timeline", "screen_name=ada", "--auth", "app"], environment: environment)
        #expect(app.status == 0)
        #expect(sandbox.log.last?.caller == "app")
        let cleo = sandbox.environment(of: sandbox.users[2]).merging(home.environment()) { one, _ in one }
        let own = try await Program("request").run(["account/verify_credentials"], environment: cleo)
        #expect(own.output.contains(#""screen_name":"cleo""#))
        await sandbox.stop()
    }

    @Test func namesAppsAndKeepsTheNamesApart() async throws {
        let (sandbox, home, visitor) = (try await Sandbox.start(), try Home(), Visitor())
        var environment = home.environment(appOf: sandbox)
        let first = try await authorize.conversing(["--consumer", "mine"], environment: environment) { url in
            try #require(try await visitor.press(.allow, at: url).pin)
        }
        #expect(first.status == 0)
        #expect(try await home.store.account(of: sandbox.service).consumerName == "mine")
        environment["TWITTER_CONSUMER_KEY"] = sandbox.secondConsumer.key
        environment["TWITTER_CONSUMER_SECRET"] = sandbox.secondConsumer.secret.revealed
        let calls = sandbox.log.count
        // Refused before the user is asked.
        let taken = try await authorize.run(["--consumer", "mine"], environment: environment)
        #expect(taken.status == 1)
        #expect(
            taken.errors == "error: The name mine belongs to another app, which @ada uses; take another name.\n")
        #expect(sandbox.log.count == calls)
        // One user has one account, whatever the app.
        let second = try await authorize.conversing(["--consumer", "other"], environment: environment) { url in
            try #require(try await visitor.press(.allow, at: url).pin)
        }
        #expect(second.status == 0)
        let book = try await home.store.read()
        #expect(book.accounts.map(\.consumerName) == ["other"])
        #expect(book.consumers.map(\.name) == ["mine", "other"])
        // The app's keys, which are still in the environment, do not hide the account.
        let request = try await Program("request").run(["account/verify_credentials"], environment: environment)
        #expect(request.status == 0)
        let app = try await Program("request").run(
            ["account/verify_credentials", "--auth", "app"], environment: environment)
        #expect(app.status == 1)
        await sandbox.stop()
    }

    @Test func looksAtTheStoreBeforeItAsksTheUser() async throws {
        let (sandbox, home) = (try await Sandbox.start(), try Home())
        try await home.store([sandbox.users[0]], of: sandbox)
        home.setMode(0o644, of: home.store.path)
        let run = try await authorize.run(environment: home.environment(appOf: sandbox))
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(
            run.errors == "error: \(home.store.path): Others may read or change it; close it to them with chmod 600.\n")
        let homeless = try await authorize.run(environment: ["TWITTER_API_URL": sandbox.baseURL])
        #expect(homeless.status == 1)
        #expect(homeless.errors.hasPrefix("error: There is no place for accounts: "))
        #expect(sandbox.log.isEmpty)
        await sandbox.stop()
    }

    @Test func saysWhatItLacks() async throws {
        let (sandbox, home) = (try await Sandbox.start(), try Home())
        let app = try await authorize.run(environment: home.environment(sandbox.baseURL))
        #expect(app.status == 1)
        #expect(
            app.errors
                == "error: Set TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET to the app's key and secret.\n")
        let named = try await authorize.run(["--consumer", "x"], environment: home.environment(sandbox.baseURL))
        #expect(named.errors.hasPrefix("error: No app x of \(sandbox.baseURL) is stored; set TWITTER_CONSUMER_KEY "))
        let keys = home.environment(appOf: sandbox)
        await sandbox.stop()
        let gone = try await authorize.run(environment: keys)
        #expect(gone.status == 1)
        #expect(gone.output == "")
        #expect(gone.errors.contains(sandbox.baseURL.dropFirst("http://".count)))
    }

    @Test(arguments: [
        ["x"], ["--what"], ["--consumer"], ["--port", "1"], ["--callback", "--port", "65536"], ["--access", "none"],
        ["--service", "x", "--api-path", "/a"],
    ])
    func refusesOtherArguments(arguments: [String]) async throws {
        let run = try await authorize.run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains("\nusage: authorize "))
    }

    @Test func helps() async throws {
        let run = try await authorize.run(["--help"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("usage: authorize [options]\n"))
    }
}
