public import FoundationEssentials
import LibcryptoPrimitives
import OAuth1

/// A store in a folder, through which several processes of one machine share what is left.
///
/// Each record is a file of its own, replaced as a whole, with a lock beside it that the system takes back from a process
/// that crashed. File names hold the address of the service, a hash of the credential and the endpoint, and no secret. The
/// folder must not be one that others can write to. Reading and writing take the calling thread for a moment; waiting for
/// another process does not. Files whose time is over are read as if they were not there; the folder
/// may be emptied while no process uses it.
public struct FileBudgetStore: BudgetStore {
    /// The folder.
    public let folder: String
    private let now: @Sendable () -> Date

    /// Creates a store in a folder, which is made when it is needed, for its owner alone.
    ///
    /// - Parameters:
    ///   - folder: The folder; no two kinds of data should share it.
    ///   - now: The clock that decides when a record's time is over.
    public init(folder: String, now: @escaping @Sendable () -> Date = { Date() }) {
        self.folder = folder
        self.now = now
    }

    /// Reads a record.
    ///
    /// - Parameter name: The key.
    /// - Returns: The record; `nil` if there is none, its time is over or it cannot be understood.
    /// - Throws: An error that names the file, if it cannot be read.
    public func record(named name: String) async throws -> BudgetRecord? {
        try Self.stored(in: PrivateFile(path: path(of: name)), now: now())
    }

    /// Stores a record in the place of the one that was read; waits up to ten seconds for another process that has the lock.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - revision: The revision that was read; `nil` if there was no record.
    ///   - value: The bytes to store.
    ///   - timeToLive: How long the record matters.
    /// - Returns: Whether it was stored; false if somebody else was faster.
    /// - Throws: An error that names the file, if it cannot be replaced.
    public func replace(
        _ name: String, revision: UInt64?, with value: [UInt8], timeToLive: Duration
    ) async throws -> Bool {
        let file = try PrivateFile(creatingFolderOf: path(of: name))
        let lock = try await FileLock.take(file.path + ".lock")
        defer { lock.release() }
        let now = now()
        guard try Self.stored(in: file, now: now)?.revision == revision else { return false }
        // A new record begins at the present moment, so that a name that comes back never repeats a revision.
        let next = revision.map { $0 &+ 1 } ?? UInt64(exactly: (now.timeIntervalSince1970 * 1_000_000).rounded()) ?? 1
        let end = now.timeIntervalSince1970 + timeToLive / .seconds(1)
        // What a crash of the whole machine loses is counted anew; waiting for the disk would cost each call more than that.
        try file.replace(with: Array("\(next) \(end)\n".utf8) + value, isDurable: false)
        return true
    }

    private static func stored(in file: PrivateFile, now: Date) throws -> BudgetRecord? {
        guard let bytes = try file.read(), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let head = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard head.count == 2, let revision = UInt64(head[0]), let expiry = Double(head[1]),
            now.timeIntervalSince1970 < expiry
        else { return nil }
        return BudgetRecord(value: Array(bytes[(end + 1)...]), revision: revision)
    }

    private func path(of name: String) -> String {
        let encoded = PercentEncoding.encode(name)
        guard encoded.utf8.count > Self.longestName else { return "\(folder)/\(encoded)" }
        let code = try? HMACKey(Array("budget record".utf8), hash: .sha256).authenticationCode(for: Array(name.utf8))
        let hash = PercentEncoding.encode(base64(code ?? []))
        return "\(folder)/\(encoded.prefix(Self.longestName / 2))\(hash)"
    }

    /// File systems take 255 bytes, and the lock has a longer name.
    private static let longestName = 200
}
