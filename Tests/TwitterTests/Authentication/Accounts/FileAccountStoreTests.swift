import FoundationEssentials
import Testing

@testable import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.timeLimit(.minutes(1))) struct FileAccountStoreTests {
    @Test func liesBelowTheConfigurationFolder() throws {
        let xdg = ["XDG_CONFIG_HOME": "/xdg", "HOME": "/home/ada"]
        #expect(try FileAccountStore(environment: xdg).path == "/xdg/twitter/accounts.json")
        for ignored in ["", "not/absolute"] {
            let home = ["XDG_CONFIG_HOME": ignored, "HOME": "/home/ada"]
            #expect(try FileAccountStore(environment: home).path == "/home/ada/.config/twitter/accounts.json")
        }
        let error = #expect(throws: AccountStoreError.self) { try FileAccountStore(environment: ["HOME": ""]) }
        #expect(error?.kind == .notAccessible)
    }

    @Test func isMadeForItsOwnerAlone() async throws {
        let folder = try TemporaryFolder()
        let store = FileAccountStore(path: "\(folder.path)/a/twitter/accounts.json")
        #expect(try await store.read() == AccountBook())
        #expect(mode(of: "\(folder.path)/a") == nil)
        let book = try Accounts.book()
        try await store.update { $0 = book }
        #expect(try await store.read() == book)
        #expect(mode(of: "\(folder.path)/a").map { $0 & 0o777 } == 0o700)
        #expect(mode(of: "\(folder.path)/a/twitter").map { $0 & 0o777 } == 0o700)
        #expect(mode(of: store.path) == S_IFREG | 0o600)
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/a/twitter")
        #expect(left.sorted() == ["accounts.json", "accounts.json.lock"])
    }

    @Test func losesNothingOfManyAtOnce() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/accounts.json"
        try await withThrowingTaskGroup { group in
            for id in 0..<60 {
                group.addTask {
                    try await FileAccountStore(path: path).update { book throws(AccountStoreError) in
                        try book.save(Accounts.token("\(id)", "u\(id)"), of: Accounts.consumer, at: .x)
                    }
                }
            }
            while let account = try await group.next() { #expect(account.consumerName == "ck") }
        }
        let book = try await FileAccountStore(path: path).read()
        #expect(Set(book.accounts.map(\.id.userID)) == Set((0..<60).map { User.ID($0) }))
    }

    @Test func waitsForTheLockAndGivesUpWhenCancelled() async throws {
        let folder = try TemporaryFolder()
        let store = FileAccountStore(path: "\(folder.path)/accounts.json")
        let lock = try await FileLock.take(store.path + ".lock")
        let waiting = Task { try await store.update { _ in } }
        waiting.cancel()
        let error = await #expect(throws: AccountStoreError.self) { try await waiting.value }
        #expect(error?.kind == .notAccessible)
        #expect(error?.message == "The wait for it was cancelled.")
        let second = Task { try await store.update { _ in } }
        lock.release()
        try await second.value
    }

    @Test func leavesTheFileWhenNothingChangesOrTheChangeThrows() async throws {
        let folder = try TemporaryFolder()
        let store = FileAccountStore(path: "\(folder.path)/accounts.json")
        try await store.update { _ in }
        #expect(mode(of: store.path) == nil)
        let refusal = AccountStoreError(kind: .invalid, message: "No.")
        let error = await #expect(throws: AccountStoreError.self) {
            try await store.update { book throws(AccountStoreError) in
                try book.save(Accounts.token("1", "a"), of: Accounts.consumer, at: .x)
                throw refusal
            }
        }
        #expect(error == refusal)
        #expect(mode(of: store.path) == nil)
    }

    @Test func refusesAndKeepsWhatIsCutOffForeignOrNewer() async throws {
        let folder = try TemporaryFolder()
        let whole = try Accounts.book().json()
        let newer = Array(#"{"version": 99, "accounts": []}"#.utf8)
        for content in [[], Array(whole[..<(whole.count / 2)]), Array("profiles:\n".utf8), newer] {
            let store = FileAccountStore(path: try folder.write("accounts.json", content))
            for use in [{ _ = try await store.read() }, { try await store.update { $0 = AccountBook() } }] {
                let error = await #expect(throws: AccountStoreError.self) { try await use() }
                #expect(error?.kind == .unreadable)
                #expect(error?.path == store.path)
                #expect(error?.description.hasPrefix("\(store.path): It ") == true)
            }
            #expect(try bytes(of: store.path) == content)
        }
    }

    @Test(arguments: [0o640, 0o604, 0o620, 0o602, 0o644, 0o610] as [mode_t])
    func refusesWhatOthersMayReadOrChange(mode: mode_t) async throws {
        let folder = try TemporaryFolder()
        let json = try Accounts.book().json()
        let store = FileAccountStore(path: try folder.write("accounts.json", json, mode: mode))
        for use in [{ _ = try await store.read() }, { try await store.update { $0 = AccountBook() } }] {
            let error = await #expect(throws: AccountStoreError.self) { try await use() }
            #expect(error?.kind == .denied)
            #expect(
                error?.description
                    == "\(store.path): Others may read or change it; close it to them with chmod 600.")
        }
        #expect(try bytes(of: store.path) == json)
    }

    @Test(arguments: [0o770, 0o707, 0o777] as [mode_t])
    func refusesAFolderThatOthersMayWriteTo(mode: mode_t) async throws {
        let folder = try TemporaryFolder()
        let store = FileAccountStore(path: try folder.write("accounts.json", try Accounts.book().json()))
        chmod(folder.path, mode)
        for use in [{ _ = try await store.read() }, { try await store.update { $0 = AccountBook() } }] {
            let error = await #expect(throws: AccountStoreError.self) { try await use() }
            #expect(error?.kind == .denied)
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
    func refusesWhatBelongsToAnother() async throws {
        let folder = try TemporaryFolder()
        let store = FileAccountStore(path: try folder.write("accounts.json", try Accounts.book().json()))
        chown(store.path, 65534, 65534)
        var error = await #expect(throws: AccountStoreError.self) { try await store.read() }
        #expect(error?.kind == .denied)
        #expect(error?.message == "It belongs to another user.")
        chown(store.path, 0, 0)
        chown(folder.path, 65534, 65534)
        error = await #expect(throws: AccountStoreError.self) { try await store.read() }
        #expect(error?.message == "Its folder belongs to another user.")
    }

    @Test func followsALinkAndLetsItStand() async throws {
        let folder = try TemporaryFolder()
        mkdir("\(folder.path)/dotfiles", 0o700)
        let target = try folder.write("dotfiles/real.json", try Accounts.book().json())
        let link = "\(folder.path)/accounts.json"
        symlink("dotfiles/real.json", link)
        try await FileAccountStore(path: link).update { book in
            for account in book.accounts { book.removeAccount(account.id) }
        }
        #expect(mode(of: link).map { $0 & S_IFMT } == S_IFLNK)
        #expect(mode(of: target) == S_IFREG | 0o600)
        #expect(try await FileAccountStore(path: target).read().accounts.isEmpty)
        // The lock lies beside the file itself, so that all ways to it meet there.
        #expect(mode(of: target + ".lock") != nil)
        unlink(target)
        let error = await #expect(throws: AccountStoreError.self) { try await FileAccountStore(path: link).read() }
        #expect(error?.kind == .notAccessible)
    }

    @Test func refusesWhatIsNoFile() async throws {
        let folder = try TemporaryFolder()
        let pipe = "\(folder.path)/pipe"
        mkfifo(pipe, 0o600)
        var error = await #expect(throws: AccountStoreError.self) { try await FileAccountStore(path: pipe).read() }
        #expect(error?.kind == .unreadable)
        mkdir("\(folder.path)/sub", 0o700)
        let sub = FileAccountStore(path: "\(folder.path)/sub")
        error = await #expect(throws: AccountStoreError.self) { try await sub.read() }
        #expect(error?.kind == .unreadable)
        let below = FileAccountStore(path: try folder.write("file", []) + "/accounts.json")
        error = await #expect(throws: AccountStoreError.self) { try await below.update { _ in } }
        #expect(error?.kind == .notAccessible)
    }

    @Test func overcomesWhatACrashLeft() async throws {
        let folder = try TemporaryFolder()
        let store = FileAccountStore(path: "\(folder.path)/accounts.json")
        _ = try folder.write("accounts.json.new", Array("half".utf8), mode: 0o644)
        let book = try Accounts.book()
        try await store.update { $0 = book }
        #expect(try await store.read() == book)
        #expect(mode(of: store.path) == S_IFREG | 0o600)
        #expect(mode(of: store.path + ".new") == nil)
    }
}
