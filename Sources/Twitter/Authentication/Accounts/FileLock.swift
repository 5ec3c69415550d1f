#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock that one holder has at a time, of all tasks of all processes; the system takes it back from one that crashed.
struct FileLock {
    private let descriptor: Int32

    /// Waits for the lock.
    ///
    /// The lock's file stays, for of two who find it gone each would lock another one.
    static func take(_ path: String) async throws(AccountStoreError) -> FileLock {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw PrivateFile.failure("The lock cannot be opened", errno, path) }
        // Asked again and again, for the system's own wait would hold the thread.
        for _ in 0..<1000 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return FileLock(descriptor: descriptor) }
            guard errno == EWOULDBLOCK || errno == EINTR else {
                let error = PrivateFile.failure("The lock cannot be had", errno, path)
                close(descriptor)
                throw error
            }
            guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { break }
        }
        close(descriptor)
        throw AccountStoreError(
            kind: .notAccessible,
            message: Task.isCancelled ? "The wait for it was cancelled." : "Another program holds it; try again.",
            path: path)
    }

    /// Gives the lock back.
    func release() { close(descriptor) }
}
