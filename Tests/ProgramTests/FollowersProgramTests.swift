import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.serialized) struct FollowersProgramTests {
    private let followers = Program("followers")

    /// A sandbox in which 20,000 follow Ada, and their ids may be asked for 15 times in 3 seconds.
    private static func crowded() async throws -> Sandbox {
        var configuration = SandboxConfiguration()
        configuration.crowds = ["ada": 20_000]
        configuration.limits = ["GET followers/ids": 15]
        configuration.window = .seconds(3)
        return try await Sandbox.start(configuration)
    }

    private static func ids(of sandbox: Sandbox) -> [String] {
        let users = sandbox.users[1...].reversed().map(\.id.description)
        return users + (0..<20_000).map { "\(900_000_000_000_000_001 + UInt64($0) * 37)" }
    }

    @Test func collectsAllWithoutRunningIntoTheLimit() async throws {
        let sandbox = try await Self.crowded()
        let run = try await followers.run(
            ["ada", "--count", "500"], environment: sandbox.environment(of: sandbox.users[0]))
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").map(String.init) == Self.ids(of: sandbox))
        let notes = run.errors.split(separator: "\n")
        #expect(notes.first == "page 1: 500 ids, 500 so far")
        #expect(notes.last == "20002 followers on 41 pages")
        #expect(
            notes.contains {
                $0.hasPrefix("waiting until ") && $0.hasSuffix("+0000 \(Self.year): the limit is used up")
            })
        #expect(sandbox.counts(of: "GET followers/ids").handled == 41)
        #expect(sandbox.counts().overLimit == 0)
        await sandbox.stop()
    }

    private static var year: String { String(TwitterDate.format(Date()).suffix(4)) }

    @Test func isRightAgainAfterItWasKilled() async throws {
        let (home, sandbox) = (try Home(), try await Self.crowded())
        let keys = sandbox.environment(of: sandbox.users[0])
        let file = "\(home.path)/walk"
        let arguments = ["@ada", "--count", "500", "--resume", file]
        // The thirteenth answer does not come, so the program cannot be over before it is killed.
        sandbox.fail(.delay(.zero), calls: 12, of: "GET followers/ids")
        sandbox.fail(.delay(.seconds(600)), of: "GET followers/ids")
        let killed = try await followers.ending(by: SIGKILL, arguments, environment: keys) { _ in
            sandbox.counts(of: "GET followers/ids").calls == 13
        }
        #expect(killed.status == 128 + 9)
        // As if it had been killed while it wrote.
        let written = try Data(contentsOf: URL(filePath: file))
        #expect(written.count { $0 == UInt8(ascii: "\n") } == 13)
        try (written + Data(#"{"ids":["1","#.utf8)).write(to: URL(filePath: file))
        let run = try await followers.run(arguments, environment: keys)
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").map(String.init) == Self.ids(of: sandbox))
        #expect(run.errors.hasSuffix("20002 followers on 41 pages\n"))
        #expect(sandbox.counts().overLimit == 0)
        // Pages that were in the file are not asked for again, but for the one that was under way.
        let calls = sandbox.counts(of: "GET followers/ids").calls
        #expect(calls == 42)
        // A walk that is over asks for nothing.
        let again = try await followers.run(arguments, environment: keys)
        #expect(again.output == run.output)
        #expect(again.errors == "41 pages from the file, 20002 ids\n20002 followers on 41 pages\n")
        #expect(sandbox.counts(of: "GET followers/ids").calls == calls)
        await sandbox.stop()
    }

    @Test func looksUsersUp() async throws {
        var configuration = SandboxConfiguration()
        configuration.crowds = ["ada": 1]
        let sandbox = try await Sandbox.start(configuration)
        let keys = sandbox.environment(of: sandbox.users[1])
        let lines = try await followers.run(["ada", "--users"], environment: keys)
        let (bob, cleo) = (sandbox.users[1], sandbox.users[2])
        #expect(lines.status == 0)
        #expect(
            lines.output == """
                \(cleo.id)  @cleo  \(cleo.name)
                \(bob.id)  @bob_93  \(bob.name)
                900000000000000001  is missing

                """)
        let ids = try await followers.run(["ada", "--json"], environment: keys)
        #expect(ids.output == "{\"id\":\"\(cleo.id)\"}\n{\"id\":\"\(bob.id)\"}\n{\"id\":\"900000000000000001\"}\n")
        let users = try await followers.run(["ada", "--users", "--json"], environment: keys).output.split(
            separator: "\n")
        #expect(
            try users.prefix(2).map { try JSONDecoder().decode(User.self, from: Data($0.utf8)).id } == [
                cleo.id, bob.id,
            ])
        #expect(users.last == #"{"id":"900000000000000001","isMissing":true}"#)
        let own = try await followers.run([], environment: keys)
        #expect(own.output == "\(sandbox.users[0].id)\n")
        #expect(own.errors == "page 1: 1 ids, 1 so far\n1 followers on 1 pages\n")
        await sandbox.stop()
    }

    @Test func refusesFilesOfOtherWalks() async throws {
        let (home, sandbox) = (try Home(), try await Sandbox.start())
        let keys = sandbox.environment(of: sandbox.users[0])
        let file = "\(home.path)/walk"
        #expect(try await followers.run(["bob_93", "--resume", file], environment: keys).status == 0)
        let other = try await followers.run(["ada", "--resume", file], environment: keys)
        #expect(other.status == 1 && other.errors == "error: \(file) is of the followers of bob_93.\n")
        let text = try home.write("text", "Dear diary\n")
        let diary = try await followers.run(["ada", "--resume", text], environment: keys)
        #expect(diary.status == 1 && diary.errors == "error: \(text) is no record of such a walk.\n")
        let nowhere = try await followers.run(["ada", "--resume", "/nowhere/at/all"], environment: keys)
        #expect(nowhere.status == 1)
        #expect(nowhere.errors == "error: /nowhere/at/all cannot be opened: No such file or directory.\n")
        await sandbox.stop()
    }
}
