import FoundationEssentials

/// A store of accounts in a file that its owner alone can read.
///
/// The file has mode 0600 and its folder, if it must be made, 0700. It is replaced as a whole, so that a crash leaves the
/// old one; a lock between processes lets no two change it at once. A file that others can read or that belongs to
/// another user is refused, and so is a folder that others can write to. A file that cannot be understood is left as it
/// is. A symbolic link is followed, and stays one.
///
/// Secrets stand in it as plain text, for the package has no place to keep a key for them. Reading and writing take the
/// calling thread for a moment; waiting for another process does not.
public struct FileAccountStore: AccountStore {
    /// The file.
    public let path: String

    /// Creates a store in a file, which need not be there yet.
    ///
    /// - Parameter path: The file. Another file beside it, with `.lock` after its name, is the lock.
    public init(path: String) { self.path = path }

    /// Creates a store in the user's own file: `$XDG_CONFIG_HOME/twitter/accounts.json`, where `~/.config` stands for a
    /// variable that is not set.
    ///
    /// - Throws: ``AccountStoreError/Kind/notAccessible`` if the environment names no home.
    public init() throws(AccountStoreError) {
        try self.init(environment: ProcessInfo.processInfo.environment)
    }

    /// Creates a store in the file that an environment names.
    init(environment: [String: String]) throws(AccountStoreError) {
        // A path that is not absolute is to be ignored (XDG Base Directory Specification).
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        guard let configuration = folder("XDG_CONFIG_HOME") ?? folder("HOME").map({ "\($0)/.config" }) else {
            throw AccountStoreError(
                kind: .notAccessible,
                message: "There is no place for accounts: neither XDG_CONFIG_HOME nor HOME is set to a folder.")
        }
        self.init(path: "\(configuration)/twitter/accounts.json")
    }

    /// Reads the file.
    ///
    /// - Returns: What is in it; without entries if there is no file.
    /// - Throws: ``AccountStoreError``, of kind ``AccountStoreError/Kind/denied`` if others could read or change it and
    ///   ``AccountStoreError/Kind/unreadable`` if it cannot be understood.
    public func read() async throws(AccountStoreError) -> AccountBook {
        try read(PrivateFile(path: path))
    }

    /// Changes the file under the lock; waits up to ten seconds for another process that has it.
    ///
    /// - Parameter change: Changes the book; nothing is stored if it throws. It must not use the store.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws, or ``AccountStoreError`` if the file cannot be read or replaced.
    @discardableResult
    public func update<Result: Sendable>(
        _ change: @Sendable (inout AccountBook) throws(AccountStoreError) -> Result
    ) async throws(AccountStoreError) -> Result {
        let file = try PrivateFile(creatingFolderOf: path)
        let lock = try await FileLock.take(file.path + ".lock")
        defer { lock.release() }
        let old = try read(file)
        var book = old
        let result = try change(&book)
        if book != old { try file.replace(with: book.json()) }
        return result
    }

    private func read(_ file: PrivateFile) throws(AccountStoreError) -> AccountBook {
        guard let bytes = try file.read() else { return AccountBook() }
        do throws(AccountStoreError) {
            return try AccountBook(json: bytes)
        } catch {
            var error = error
            error.path = file.path
            throw error
        }
    }
}
