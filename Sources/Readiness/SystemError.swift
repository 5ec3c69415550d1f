#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A system call that failed, with its `errno`.
public struct SystemError: Error, Hashable, CustomStringConvertible {
    /// The name of the call, such as `bind`.
    public let call: String
    /// The value of `errno` after it.
    public let code: Int32

    /// Creates an error for a call that has just failed.
    ///
    /// - Parameters:
    ///   - call: The name of the system call.
    ///   - code: Its error number; `nil` takes the calling thread's `errno`.
    public init(call: String, code: Int32? = nil) {
        self.call = call
        self.code = code ?? errno
    }

    /// The call and the system's sentence for the code.
    public var description: String { "\(call): \(String(cString: strerror(code)))" }
}
