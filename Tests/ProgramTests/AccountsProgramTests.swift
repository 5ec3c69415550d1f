import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized, .timeLimit(.minutes(2))) struct AccountsProgramTests {
    private let accounts = Program("accounts")

    private static func profiles(_ ids: some Sequence<Int>) -> String {
        let users = ids.map { id in
            """
              user\(id):
                ck:
                  username: user\(id)
                  consumer_key: ck
                  consumer_secret: "S3CRET-MARK consumer"
                  token: \(id)-abc
                  secret: 'S3CRET-MARK \(id)'

            """
        }
        return "---\nprofiles:\n\(users.joined())configuration: {}\n"
    }

    @Test func losesNoAccountThatProcessesStoreAtOnce() async throws {
        let home = try Home()
        try await withThrowingTaskGroup { group in
            for process in 0..<12 {
                let path = try home.write("profiles-\(process)", Self.profiles(process * 5..<process * 5 + 5))
                group.addTask { [accounts] in
                    try await accounts.run(["import", "t", path], environment: home.environment())
                }
            }
            while let run = try await group.next() {
                #expect(run.status == 0)
                #expect(run.errors == "")
                #expect(run.output.split(separator: "\n").count == 5)
            }
        }
        let book = try await home.store.read()
        #expect(Set(book.accounts.map(\.id.userID)) == Set((0..<60).map { User.ID($0) }))
        #expect(book.consumers.map(\.name) == ["ck"])
        #expect(home.mode(of: home.store.path) == 0o600)
    }

    @Test func importsTheDefaultFirst() async throws {
        let home = try Home()
        let text = Self.profiles([1, 2]).replacing(
            "configuration: {}",
            with: """
                  app:
                    ck:
                      consumer_key: ck
                configuration:
                  default_profile:
                  - user2
                  - ck
                """)
        for (source, name) in [("twurl", ".twurlrc"), ("t", ".trc")] {
            _ = try home.write(name, text)
            let run = try await accounts.run(["import", source], environment: home.environment())
            #expect(run.status == 0)
            #expect(run.errors == "The profile app is left out, for it has no token.\n")
            #expect(
                run.output == """
                    Stored the account @user2, id 2 of https://api.x.com.
                    Stored the account @user1, id 1 of https://api.x.com.

                    """)
        }
        let list = try await accounts.run(["list"], environment: home.environment())
        #expect(
            list.output == """
                * @user2, id 2 of https://api.x.com, app ck
                  @user1, id 1 of https://api.x.com, app ck

                """)
        let other = try await accounts.run(["default", "USER1"], environment: home.environment())
        #expect(other.output == "The account @user1, id 1 of https://api.x.com, is the default now.\n")
        #expect(try await home.store.account(of: .x).screenName == "user1")
    }

    @Test func asksOtherServicesForTheIDs() async throws {
        let (sandbox, home) = (try await Sandbox.start(), try Home())
        let user = sandbox.users[2]
        // A single-quoted text of YAML ends at a lone apostrophe.
        func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
        let path = try home.write(
            "profiles",
            """
            profiles:
              former_name:
                \(quoted(sandbox.consumer.key)):
                  consumer_secret: \(quoted(sandbox.consumer.secret.revealed))
                  token: \(quoted(user.token.token))
                  secret: \(quoted(user.token.secret.revealed))
            """)
        let run = try await accounts.run(
            ["import", "twurl", path, "--service", sandbox.baseURL], environment: home.environment())
        #expect(run.output == "Stored the account @cleo, id \(user.id) of \(sandbox.baseURL).\n")
        #expect(run.errors == "")
        await sandbox.stop()
    }

    @Test(arguments: [
        ("profiles:\n  a: 'b\n", "Line 2: its quote does not end on the line."), ("{}", "It has no map of profiles."),
        ("profiles: {}\n", " has no profile with a token."),
    ])
    func refusesOtherFiles(text: String, sentence: String) async throws {
        let home = try Home()
        let path = try home.write("profiles", text)
        let run = try await accounts.run(["import", "t", path], environment: home.environment())
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("error: \(path)") && run.errors.hasSuffix("\(sentence)\n"))
        let missing = try await accounts.run(["import", "t"], environment: home.environment())
        #expect(missing.errors == "error: The file \(home.path)/.trc cannot be read.\n")
        #expect(missing.status == 1)
    }

    @Test func verifiesAndNotesANewName() async throws {
        let (sandbox, home) = (try await Sandbox.start(), try Home())
        try await home.store(Array(sandbox.users.prefix(2)), of: sandbox)
        try await home.store.update { book in
            var account = book.accounts[0]
            account.screenName = "former_name"
            book.save(account)
        }
        let environment = home.environment(sandbox.baseURL)
        let run = try await accounts.run(["verify", "former_name"], environment: environment)
        #expect(run.output == "The account @ada, id 12 of \(sandbox.baseURL), is good; it was @former_name before.\n")
        let again = try await accounts.run(["verify"], environment: environment)
        #expect(again.output == "The account @ada, id 12 of \(sandbox.baseURL), is good.\n")

        sandbox.invalidateToken(of: sandbox.users[0])
        let invalid = try await accounts.run(["verify", "ada"], environment: environment)
        #expect(invalid.status == 1)
        #expect(invalid.errors == "error: The service does not accept the account @ada any more; sign in again.\n")
        // A token under the wrong id.
        let token = sandbox.users[2].token
        try await home.store.update { book in
            var account = book.accounts[1]
            account.token = token
            book.save(account)
        }
        let wrong = try await accounts.run(["verify", "bob_93"], environment: environment)
        #expect(wrong.errors == "error: The token of the account @bob_93 belongs to another user; sign in again.\n")
        await sandbox.stop()
        let gone = try await accounts.run(["verify", "ada"], environment: environment)
        #expect(gone.status == 1)
        #expect(gone.errors.hasPrefix("error: "))
    }

    @Test func removesAppsThatNoAccountUses() async throws {
        let (sandbox, home) = (try await Sandbox.start(), try Home())
        try await home.store([sandbox.users[0]], of: sandbox)
        let environment = home.environment(sandbox.baseURL)
        let removal = ["remove", "--consumer", "app"]
        let used = try await accounts.run(removal, environment: environment)
        #expect(used.status == 1)
        #expect(used.errors == "error: @ada uses the app app; remove the account first.\n")
        #expect(try await accounts.run(["remove", "12"], environment: environment).status == 0)
        let removed = try await accounts.run(removal, environment: environment)
        #expect(removed.output == "Removed the app app of \(sandbox.baseURL).\n")
        #expect(try await accounts.run(removal, environment: environment).status == 1)
        let text = String(decoding: try Data(contentsOf: URL(filePath: home.store.path)), as: UTF8.self)
        #expect(!text.contains("S3CRET-MARK"))
        await sandbox.stop()
    }

    @Test func saysWhatToDoWithoutAccounts() async throws {
        let home = try Home()
        for arguments in [[], ["list", "--service", "x"], ["default", "a"], ["remove", "a"], ["verify"]] {
            let run = try await accounts.run(arguments, environment: home.environment())
            #expect(run.status == 1)
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("error: No account "))
            #expect(run.errors.hasSuffix(" is stored; sign one in first. The program authorize does that.\n"))
        }
    }

    @Test func refusesAndKeepsAForeignFile() async throws {
        let home = try Home()
        _ = try await accounts.run(
            ["import", "t", try home.write("p", Self.profiles([1]))], environment: home.environment())
        let path = home.store.path
        let half = try Data(contentsOf: URL(filePath: path)).prefix(100)
        try half.write(to: URL(filePath: path))
        for arguments in [["list"], ["remove", "1"], ["import", "t", "\(home.path)/p"]] {
            let run = try await accounts.run(arguments, environment: home.environment())
            #expect(run.status == 1)
            #expect(
                run.errors
                    == "error: \(path): It was cut off or is no JSON. At byte 100, the text ends in the middle of a "
                    + "value.\n")
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == half)
    }

    @Test(arguments: [
        ["what"], ["list", "a"], ["default"], ["remove"], ["remove", "a", "b"], ["verify", "a", "b"], ["import"],
        ["import", "curl"], ["--consumer", "a"], ["remove", "a", "--consumer", "b"], ["--what"], ["--service"],
    ])
    func refusesOtherArguments(arguments: [String]) async throws {
        let run = try await accounts.run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains("\nusage: accounts "))
    }

    @Test func helps() async throws {
        let run = try await accounts.run(["--help"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("usage: accounts [list] "))
    }
}
