import FoundationEssentials
import Locking
import Testing
import TwitterSandbox

@testable import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.timeLimit(.minutes(1))) struct BudgetStoreTests {
    private static let value = Array("S".utf8)

    /// What every store guarantees.
    private func check(_ store: some BudgetStore, _ clock: ManualClock) async throws {
        #expect(try await store.record(named: "a") == nil)
        #expect(try await !store.replace("a", revision: 1, with: Self.value, timeToLive: .seconds(10)))
        #expect(try await store.replace("a", revision: nil, with: Self.value, timeToLive: .seconds(10)))
        let first = try #require(await store.record(named: "a"))
        #expect(first.value == Self.value)
        // Somebody else was faster.
        #expect(try await !store.replace("a", revision: nil, with: [1], timeToLive: .seconds(10)))
        #expect(try await !store.replace("a", revision: first.revision &+ 1, with: [1], timeToLive: .seconds(10)))
        #expect(try await store.replace("a", revision: first.revision, with: [10, 10], timeToLive: .seconds(20)))
        let second = try #require(await store.record(named: "a"))
        #expect(second.value == [10, 10] && second.revision != first.revision)
        #expect(try await !store.replace("a", revision: first.revision, with: [1], timeToLive: .seconds(10)))
        // Names are kept apart.
        #expect(try await store.record(named: "b") == nil)
        // Time to live.
        clock.advance(by: .seconds(19))
        #expect(try await store.record(named: "a") == second)
        clock.advance(by: .seconds(1))
        #expect(try await store.record(named: "a") == nil)
        #expect(try await !store.replace("a", revision: second.revision, with: [1], timeToLive: .seconds(10)))
        #expect(try await store.replace("a", revision: nil, with: [1], timeToLive: .seconds(10)))
        let third = try #require(await store.record(named: "a")?.revision)
        #expect(![first.revision, second.revision].contains(third))
    }

    @Test func memoryKeepsWhatEveryStoreGuarantees() async throws {
        let clock = ManualClock()
        try await check(MemoryBudgetStore(now: { clock.date }), clock)
    }

    @Test func filesKeepWhatEveryStoreGuarantees() async throws {
        let folder = try TemporaryFolder()
        let clock = ManualClock()
        try await check(FileBudgetStore(folder: "\(folder.path)/a/budgets", now: { clock.date }), clock)
        #expect(mode(of: "\(folder.path)/a/budgets").map { $0 & 0o777 } == 0o700)
        #expect(mode(of: "\(folder.path)/a/budgets/a").map { $0 & 0o777 } == 0o600)
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/a/budgets")
        #expect(left.sorted() == ["a", "a.lock"])
    }

    @Test func memoryDropsWhatIsOver() {
        let clock = ManualClock()
        let store = MemoryBudgetStore(now: { clock.date })
        for number in 0..<2000 {
            clock.advance(by: .seconds(1))
            #expect(store.replace("\(number)", revision: nil, with: [], timeToLive: .seconds(10)))
        }
        #expect(store.record(named: "1999") != nil && store.record(named: "1980") == nil)
    }

    @Test func oneOfManyReplaces() async throws {
        let folder = try TemporaryFolder()
        let stores: [any BudgetStore] = [
            MemoryBudgetStore(), FileBudgetStore(folder: folder.path), FileBudgetStore(folder: folder.path),
        ]
        for name in ["a", "b"] {
            let won = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<40 {
                    let store = stores[name == "a" ? 0 : 1 + number % 2]
                    group.addTask {
                        try await store.replace(name, revision: nil, with: [1], timeToLive: .seconds(60))
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(won == 1)
        }
    }

    @Test func fileNamesShowNoSecretAndHaveALimit() async throws {
        let folder = try TemporaryFolder()
        let twitter = TwitterAPI.scripted(
            ScriptedTransport(always: PatientClient.step(remaining: 0, resetAfter: 900)),
            service: .custom("http://127.0.0.1/" + String(repeating: "long/", count: 60))
        ) {
            $0.budgets = FileBudgetStore(folder: folder.path, now: { Fixed.date })
            $0.rateLimits = .fail
        }
        let bearer = twitter.authenticated(by: .bearer("S3CRET-MARK"))
        for client in [twitter, bearer] {
            try await client.statuses.homeTimeline().send()
            #expect(try await refusal(of: client.statuses.homeTimeline()).kind == .rateLimited)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 4 && names.allSatisfy { $0.utf8.count <= 250 && !showsSecret($0) })
        let contents = try names.map { try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8) }
        #expect(contents.allSatisfy { !showsSecret($0) })
    }

    @Test(arguments: ["", "else", "1 2 3\nx", "-1 9\nx", "1 x\nx", "1 9999999999"])
    func fileThatCannotBeUnderstoodIsReplaced(text: String) async throws {
        let folder = try TemporaryFolder()
        let store = FileBudgetStore(folder: folder.path)
        #expect(try await store.replace("a", revision: nil, with: Self.value, timeToLive: .seconds(60)))
        let path = "\(folder.path)/a"
        unlink(path)
        #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
        chmod(path, 0o600)
        #expect(try await store.record(named: "a") == nil)
        #expect(try await store.replace("a", revision: nil, with: Self.value, timeToLive: .seconds(60)))
        #expect(try await store.record(named: "a")?.value == Self.value)
    }

    @Test func folderThatOthersWriteToIsRefused() async throws {
        let folder = try TemporaryFolder()
        chmod(folder.path, 0o777)
        let store = FileBudgetStore(folder: folder.path)
        await #expect(throws: AccountStoreError.self) {
            try await store.replace("a", revision: nil, with: [1], timeToLive: .seconds(60))
        }
    }

    @Test func severalClientsShareWhatIsLeft() async throws {
        let folder = try TemporaryFolder()
        let clock = ManualClock()
        let served = Locked((calls: 0, end: Date.distantPast, left: 0, refused: 0))
        let transport = ScriptedTransport(always: { _ in
            let now = clock.date
            let (left, end) = served.withLock { state in
                if now >= state.end { (state.end, state.left) = (now + 60, 5) }
                state.left -= 1
                state.calls += 1
                if state.left < 0 { state.refused += 1 }
                return (state.left, state.end)
            }
            return PatientClient.answer(
                left < 0 ? 429 : 200, remaining: max(0, left), of: 5, resetAfter: Int(end.timeIntervalSince(Fixed.date))
            )
        })
        let clients = (0..<3).map { _ in
            TwitterAPI.scripted(transport) {
                $0.now = { clock.date }
                $0.clock = clock
                $0.rateLimits = .wait(longest: .seconds(3600))
                $0.budgets = FileBudgetStore(folder: folder.path, now: { clock.date })
            }
        }
        try await clock.moving(by: .seconds(1)) {
            try await withThrowingTaskGroup { group in
                for number in 0..<18 {
                    group.addTask { try await clients[number % 3].statuses.homeTimeline().send() }
                }
                try await group.waitForAll()
            }
        }
        #expect(served.withLock { $0.calls } == 18 && served.withLock { $0.refused } == 0)
    }
}
