import Readiness
import Synchronization
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The content of a file, read while it is sent.
final class UploadFile: UploadSource {
    let count: Int?

    private let size: Int
    /// -1 once it is closed.
    private let descriptor: Atomic<Int32>
    private let position = Atomic(0)

    /// Opens a file.
    ///
    /// - Throws: ``TransportError`` of kind `bodyUnavailable` if it cannot be read or is not a file.
    init(path: String) throws(TransportError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.unreadable("\(SystemError(call: path))") }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw Self.unreadable("\(path) is not a file")
        }
        self.descriptor = Atomic(descriptor)
        size = Int(status.st_size)
        count = size
    }

    deinit { end() }

    func pull(into buffer: UnsafeMutableRawBufferPointer) -> UploadPull {
        let done = position.load(ordering: .relaxed)
        if done == size { return .end }
        let wanted = min(buffer.count, size - done)
        var result = -1
        repeat {
            result = pread(descriptor.load(ordering: .relaxed), buffer.baseAddress, wanted, off_t(done))
        } while result < 0 && errno == EINTR
        // A file that has become shorter ends too early.
        guard result > 0 else { return .failed }
        position.store(done + result, ordering: .relaxed)
        return .bytes(result)
    }

    func end() {
        let descriptor = descriptor.exchange(-1, ordering: .acquiringAndReleasing)
        if descriptor >= 0 { close(descriptor) }
    }

    private static func unreadable(_ reason: String) -> TransportError {
        TransportError(kind: .bodyUnavailable, stage: .queued, message: "The body cannot be read: \(reason).")
    }
}
