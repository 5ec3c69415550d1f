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
        let (listener, port) = try LoopbackSocket.listening(backlog: 0, blocks: false)
        url = "http://127.0.0.1:\(port)/"
        sockets = try [listener] + (0..<4).map { _ in try LoopbackSocket.connected(to: port, blocks: false) }
    }

    func close() {
        for socket in sockets { Glibc.close(socket) }
    }
}
