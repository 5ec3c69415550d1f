import Readiness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a server could not start.
public enum LoopbackError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another socket listens on the port.
    case portInUse(UInt16)
    /// The process may not listen on the port; those under 1024 are often kept for the administrator.
    case portForbidden(UInt16)
    /// A system call failed, with its `errno`: for instance no descriptors are left, or there is no IPv6.
    case systemCall(String, code: Int32)

    /// One sentence that names the port or the call.
    public var description: String {
        switch self {
        case .portInUse(let port): "Port \(port) is in use."
        case .portForbidden(let port): "This process may not listen on port \(port)."
        case .systemCall(let call, let code): "\(SystemError(call: call, code: code))."
        }
    }

    init(_ error: SystemError) {
        self = .systemCall(error.call, code: error.code)
    }
}
