import Readiness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Sockets on 127.0.0.1 for the servers that the transport is measured against.
enum LoopbackSocket {
    /// Opens a socket that listens on a port which the system chooses.
    ///
    /// - Parameters:
    ///   - backlog: How many clients may wait to be accepted.
    ///   - blocks: Whether accepting waits for a client.
    /// - Returns: The socket and its port.
    /// - Throws: `SystemError` if the system has no room.
    static func listening(
        backlog: Int, blocks: Bool = true
    ) throws(SystemError) -> (descriptor: Int32, port: UInt16) {
        let descriptor = try open(blocks: blocks)
        var address = loopback(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, Int32(clamping: backlog)) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isListening else {
            defer { close(descriptor) }
            throw SystemError(call: "listen")
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Opens a socket that is connected to a port; one that does not block may still be on its way.
    static func connected(to port: UInt16, blocks: Bool = true) throws(SystemError) -> Int32 {
        let descriptor = try open(blocks: blocks)
        var address = loopback(port: port)
        let isConnected = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected || errno == EINPROGRESS else {
            defer { close(descriptor) }
            throw SystemError(call: "connect")
        }
        return descriptor
    }

    private static func open(blocks: Bool) throws(SystemError) -> Int32 {
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (blocks ? 0 : SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_INET, Int32(kind), 0)
        guard descriptor >= 0 else { throw SystemError(call: "socket") }
        return descriptor
    }

    private static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
