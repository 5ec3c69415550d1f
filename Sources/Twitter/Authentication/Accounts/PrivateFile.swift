#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that its owner alone may read and change, read and replaced as a whole.
struct PrivateFile {
    /// More than any list of accounts has; a file that does not end is not read into memory.
    static let sizeLimit = 16 << 20

    /// Where the file really is, after the links.
    let path: String
    private let folder: String

    /// Finds a file; neither it nor its folder need be there.
    init(path: String) throws(AccountStoreError) {
        if let target = Self.real(path) {
            self.path = target
        } else {
            let code = errno
            var status = stat()
            if code == ENOENT, lstat(path, &status) == 0 {
                throw AccountStoreError(
                    kind: .notAccessible, message: "It is a symbolic link to a file that is not there.", path: path)
            }
            guard code == ENOENT else { throw Self.failure("It cannot be found", code, path) }
            self.path = Self.real(Self.folder(of: path)).map { "\($0)/\(Self.name(of: path))" } ?? path
        }
        folder = Self.folder(of: self.path)
    }

    /// Finds a file, and creates its folder if there is none.
    init(creatingFolderOf path: String) throws(AccountStoreError) {
        try Self.create(Self.folder(of: path))
        try self.init(path: path)
        try checkFolder()
    }

    /// Reads the file; `nil` if there is none.
    func read() throws(AccountStoreError) -> [UInt8]? {
        // Not waiting, for a pipe in the place of the file would be waited for until somebody writes into it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw Self.failure("It cannot be opened", errno, path)
        }
        defer { close(descriptor) }
        try checkFolder()
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure("It cannot be looked at", errno, path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw AccountStoreError(kind: .unreadable, message: "It is no file.", path: path)
        }
        guard status.st_uid == geteuid() else {
            throw AccountStoreError(kind: .denied, message: "It belongs to another user.", path: path)
        }
        guard status.st_mode & 0o077 == 0 else {
            throw AccountStoreError(
                kind: .denied, message: "Others may read or change it; close it to them with chmod 600.", path: path)
        }
        return try contents(of: descriptor)
    }

    /// Puts a new file in the place of the old one, in one step; only one process at a time may do so.
    ///
    /// One that need not be durable is not there for certain after a crash of the whole machine, but never half there for
    /// other processes.
    func replace(with bytes: [UInt8], isDurable: Bool = true) throws(AccountStoreError) {
        let new = path + ".new"
        // What a crash has left.
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.failure("It cannot be written", errno, path) }
        // Before the rename, or a crash could leave a name without its bytes.
        let isWritten =
            Self.write(bytes, to: descriptor) && fchmod(descriptor, 0o600) == 0
            && (!isDurable || fsync(descriptor) == 0)
        var code = errno
        close(descriptor)
        if isWritten, rename(new, path) == 0 {
            if isDurable { syncFolder() }
            return
        }
        if isWritten { code = errno }
        unlink(new)
        throw Self.failure("It cannot be written", code, path)
    }

    private func checkFolder() throws(AccountStoreError) {
        var status = stat()
        guard stat(folder, &status) == 0 else { throw Self.failure("Its folder cannot be looked at", errno, path) }
        // Whoever may write into the folder can put another file in the place of this one.
        guard status.st_uid == geteuid() || status.st_uid == 0 else {
            throw AccountStoreError(kind: .denied, message: "Its folder belongs to another user.", path: path)
        }
        guard status.st_mode & 0o022 == 0 else {
            throw AccountStoreError(
                kind: .denied, message: "Others may write into its folder; close that to them with chmod 700.",
                path: path)
        }
    }

    private func contents(of descriptor: Int32) throws(AccountStoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Self.systemRead(descriptor, &buffer)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.failure("It cannot be read", errno, path) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= Self.sizeLimit else {
                throw AccountStoreError(
                    kind: .unreadable, message: "It is too large for a file of accounts.", path: path)
            }
        }
    }

    /// Makes the new name last; where a system cannot, the rename stands all the same.
    private func syncFolder() {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            guard count > 0 || (count < 0 && errno == EINTR) else { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }

    /// Creates a folder and those above it that are missing, for the owner alone.
    private static func create(_ folder: String) throws(AccountStoreError) {
        if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
        if errno == ENOENT, self.folder(of: folder) != folder {
            try create(self.folder(of: folder))
            if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
        }
        throw failure("The folder cannot be made", errno, folder)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    static func failure(_ what: String, _ code: Int32, _ path: String) -> AccountStoreError {
        AccountStoreError(
            kind: code == EACCES || code == EPERM ? .denied : .notAccessible,
            message: "\(what): \(String(cString: strerror(code))).", path: path)
    }

    // The names of the system's calls are hidden by those of the members.
    private static func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        buffer.withUnsafeMutableBytes {
            #if canImport(Glibc)
            Glibc.read(descriptor, $0.baseAddress, $0.count)
            #else
            Musl.read(descriptor, $0.baseAddress, $0.count)
            #endif
        }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
