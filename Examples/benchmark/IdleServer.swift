import Readiness
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server on 127.0.0.1 that begins an answer to whatever comes and never goes on with it.
///
/// One thread serves all connections; it sleeps while nothing comes.
final class IdleServer: Sendable {
    /// Its address.
    let url: String
    private let listener: Int32
    private let wakeup: Wakeup
    private let counter = Counter()

    private final class Counter: Sendable {
        let ended = Atomic(0)
    }

    /// How many connections their clients have closed.
    var ended: Int { counter.ended.load(ordering: .acquiring) }

    private init(url: String, listener: Int32, wakeup: Wakeup) {
        self.url = url
        self.listener = listener
        self.wakeup = wakeup
    }

    /// Starts a server.
    ///
    /// - Parameter connections: How many there will be at once.
    /// - Returns: The server, to which clients can connect.
    /// - Throws: `SystemError` if the system has no room.
    static func start(connections: Int) throws -> IdleServer {
        let (listener, port) = try LoopbackSocket.listening(backlog: connections, blocks: false)
        let url = "http://127.0.0.1:\(port)/"
        let server = IdleServer(url: url, listener: listener, wakeup: try Wakeup())
        let (wakeup, counter) = (server.wakeup, server.counter)
        try BackgroundThread.start(name: "idle-server") {
            try? serve(listener, wakeup, counter)
            close(listener)
        }
        return server
    }

    /// Lets the thread end and close everything.
    func stop() { wakeup.signal() }

    private static let answer = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n\r\n\r\n"

    private static func serve(_ listener: Int32, _ wakeup: Wakeup, _ counter: Counter) throws {
        let poller = try Poller()
        try poller.watch(listener, for: .readable)
        try poller.watch(wakeup.descriptor, for: .readable)
        // What has come of each request.
        var requests: [Int32: [UInt8]] = [:]
        defer { for connection in requests.keys { close(connection) } }
        while true {
            for ready in poller.wait(milliseconds: nil) {
                if ready.descriptor == wakeup.descriptor { return }
                if ready.descriptor == listener {
                    let connection = accept(listener, nil, nil)
                    guard connection >= 0 else { continue }
                    requests[connection] = []
                    try poller.watch(connection, for: .readable)
                    continue
                }
                let connection = ready.descriptor
                var bytes = [UInt8](repeating: 0, count: 4096)
                let count = recv(connection, &bytes, bytes.count, 0)
                guard count > 0 else {
                    poller.forget(connection)
                    requests[connection] = nil
                    close(connection)
                    counter.ended.wrappingAdd(1, ordering: .releasing)
                    continue
                }
                requests[connection, default: []] += bytes[..<count]
                if requests[connection]?.suffix(4) == [13, 10, 13, 10] {
                    send(connection, answer, answer.utf8.count, Int32(MSG_NOSIGNAL))
                }
            }
        }
    }
}
