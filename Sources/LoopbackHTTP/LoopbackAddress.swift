import Readiness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The two addresses that never leave the machine.
public enum LoopbackAddress: Sendable, Hashable {
    /// 127.0.0.1.
    case ipv4
    /// ::1, without IPv4 beside it.
    case ipv6

    /// The address as it stands in a URL.
    public var urlHost: String {
        switch self {
        case .ipv4: "127.0.0.1"
        case .ipv6: "[::1]"
        }
    }

    /// Opens a socket that listens here.
    func listen(port: UInt16) throws(LoopbackError) -> (descriptor: Int32, port: UInt16) {
        let family = self == .ipv4 ? AF_INET : AF_INET6
        #if canImport(Musl)
        let type = SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC
        #else
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        #endif
        let descriptor = socket(family, type, 0)
        guard descriptor >= 0 else { throw LoopbackError(SystemError(call: "socket")) }
        do throws(LoopbackError) {
            // Lets a port be taken again at once after a stop; two listeners at a time stay impossible.
            setOption(descriptor, SOL_SOCKET, SO_REUSEADDR)
            if self == .ipv6 { setOption(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
            guard bind(descriptor, port: port) == 0, Self.systemListen(descriptor) == 0 else {
                switch errno {
                case EADDRINUSE: throw .portInUse(port)
                case EACCES, EPERM: throw .portForbidden(port)
                default: throw LoopbackError(SystemError(call: "bind"))
                }
            }
            return (descriptor, try boundPort(of: descriptor))
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func systemListen(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
        Glibc.listen(descriptor, SOMAXCONN)
        #else
        Musl.listen(descriptor, SOMAXCONN)
        #endif
    }

    private func setOption(_ descriptor: Int32, _ level: Int32, _ name: Int32) {
        var one: Int32 = 1
        // A refusal shows as a failing bind, if it matters at all.
        _ = setsockopt(descriptor, level, name, &one, socklen_t(MemoryLayout<Int32>.size))
    }

    private func bind(_ descriptor: Int32, port: UInt16) -> Int32 {
        func call(_ address: some Any) -> Int32 {
            withUnsafeBytes(of: address) { bytes in
                guard let base = bytes.baseAddress else { return -1 }
                let pointer = base.assumingMemoryBound(to: sockaddr.self)
                #if canImport(Glibc)
                return Glibc.bind(descriptor, pointer, socklen_t(bytes.count))
                #else
                return Musl.bind(descriptor, pointer, socklen_t(bytes.count))
                #endif
            }
        }
        switch self {
        case .ipv4:
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            return call(address)
        case .ipv6:
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            withUnsafeMutableBytes(of: &address.sin6_addr) { $0[15] = 1 }
            return call(address)
        }
    }

    private func boundPort(of descriptor: Int32) throws(LoopbackError) -> UInt16 {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard result == 0 else { throw LoopbackError(SystemError(call: "getsockname")) }
        // The port lies behind the family in both kinds of address.
        return withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self)) }
    }
}
