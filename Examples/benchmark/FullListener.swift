import Readiness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A socket on 127.0.0.1 that accepts nobody and whose queue is full, so that whoever connects waits.
struct FullListener {
    /// Its address.
    let url: String
    private let sockets: [Int32]

    init() throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        var sockets = [socket(AF_INET, kind, 0)]
        let isFull = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(sockets[0], address, length) == 0, listen(sockets[0], 0) == 0,
                    getsockname(sockets[0], address, &length) == 0
                else { return false }
                for _ in 0..<4 {
                    sockets.append(socket(AF_INET, kind, 0))
                    connect(sockets[sockets.count - 1], address, length)
                }
                return true
            }
        }
        self.sockets = sockets
        url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"
        guard isFull else { throw SystemError(call: "listen") }
    }

    func close() {
        for socket in sockets { Glibc.close(socket) }
    }
}
