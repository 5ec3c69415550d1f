import Locking
import TLSLoopback

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server on loopback that sends exactly the bytes which its script says, and keeps what it received.
///
/// With a context for it, it speaks TLS on each connection before the script begins, and not at all with those who do not
/// like its certificate. One blocking thread accepts and each connection has one of its own. ``stop()`` ends all of them
/// and waits.
final class RawServer: Sendable {
    typealias Script = @Sendable (RawConnection) -> Void

    private struct State {
        var requests: [RawRequest] = []
        var connections: [RawConnection] = []
        var threads: [pthread_t] = []
        var isStopping = false
    }

    let port: UInt16
    private let listener: Int32
    private let script: Script
    private let tls: TLSContext?
    private let state = Locked(State())

    init(tls: TLSContext? = nil, _ script: @escaping Script) throws {
        self.script = script
        self.tls = tls
        (listener, port) = try Self.bindToLoopback()
        guard listen(listener, 512) == 0 else {
            close(listener)
            throw RawServerFailure()
        }
        start { server in server.acceptAll() }
    }

    /// A server on a Unix socket, which must not exist yet.
    init(unixSocket path: String, _ script: @escaping Script) throws {
        self.script = script
        tls = nil
        port = 0
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = withUnsafeBytes(of: address) { bytes in
            bytes.baseAddress.map { bind(listener, $0.assumingMemoryBound(to: sockaddr.self), length) } ?? -1
        }
        guard code == 0, listen(listener, 512) == 0 else {
            close(listener)
            throw RawServerFailure()
        }
        start { server in server.acceptAll() }
    }

    /// A socket with a port of its own, which refuses connections as long as nobody listens on it.
    static func bindToLoopback() throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutableBytes(of: &address) { bytes in
            guard let place = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return Int32(-1) }
            return bind(descriptor, place, length) + getsockname(descriptor, place, &length)
        }
        guard code == 0 else {
            close(descriptor)
            throw RawServerFailure()
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// The address of the server with a path.
    func url(_ path: String = "/") -> String { "\(tls == nil ? "http" : "https")://127.0.0.1:\(port)\(path)" }

    /// All whole requests so far, in the order in which their last byte came.
    var requests: [RawRequest] { state.withLock { $0.requests } }

    private var isStopping: Bool { state.withLock { $0.isStopping } }

    /// How many connections were accepted.
    var connectionCount: Int { state.withLock { $0.connections.count } }

    /// Closes everything and waits for all threads.
    func stop() {
        state.withLock { state in
            state.isStopping = true
            for connection in state.connections { connection.interrupt() }
        }
        shutdown(listener, Int32(SHUT_RDWR))
        while let thread = state.withLock({ $0.threads.popLast() }) { pthread_join(thread, nil) }
        close(listener)
    }

    fileprivate func record(_ request: RawRequest) { state.withLock { $0.requests.append(request) } }

    private func acceptAll() {
        while true {
            let descriptor = accept(listener, nil, nil)
            if descriptor < 0, [EMFILE, ENFILE, ECONNABORTED, EINTR].contains(errno), !isStopping {
                usleep(5_000)  // Other tests will give descriptors back.
                continue
            }
            guard descriptor >= 0 else { return }
            // No read may hang a test for ever.
            var patience = timeval(tv_sec: 120, tv_usec: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            let connection: RawConnection? = state.withLock { state in
                guard !state.isStopping else { return nil }
                let connection = RawConnection(descriptor, index: state.connections.count, server: self)
                state.connections.append(connection)
                return connection
            }
            guard let connection else {
                close(descriptor)
                return
            }
            start { server in
                if server.tls.map({ connection.secure(with: $0) }) ?? true { server.script(connection) }
                connection.close()
            }
        }
    }

    private final class Start {
        let server: RawServer
        let body: @Sendable (RawServer) -> Void

        init(_ server: RawServer, _ body: @escaping @Sendable (RawServer) -> Void) {
            self.server = server
            self.body = body
        }
    }

    private func start(_ body: @escaping @Sendable (RawServer) -> Void) {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(Start(self, body))  // The thread gives the count back.
        pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
                // OpenSSL writes to sockets whose peer is gone.
                var signals = sigset_t()
                sigfillset(&signals)
                pthread_sigmask(SIG_BLOCK, &signals, nil)
                start.body(start.server)
                return nil
            }, context.toOpaque())
        let created = thread
        state.withLock { $0.threads.append(created) }
    }
}

struct RawServerFailure: Error {}

/// A request as its bytes came.
struct RawRequest: Sendable {
    /// Everything up to the empty line, without it.
    let head: String
    let body: [UInt8]
    /// The connection that it came on, counted from 0.
    let connection: Int

    /// The request line and the header lines.
    var lines: [String] { head.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init) }
    var requestLine: String { lines[0] }
    var bodyText: String { String(decoding: body, as: UTF8.self) }

    /// The value of a header line, compared without case.
    func value(_ name: String) -> String? {
        for line in lines.dropFirst() where line.lowercased().hasPrefix(name.lowercased() + ":") {
            return String(line.dropFirst(name.count + 1).drop { $0 == " " })
        }
        return nil
    }
}

/// One accepted connection, for the thread of its script; only ``interrupt()`` is for others.
final class RawConnection: Sendable {
    private struct State {
        var descriptor: Int32
        var session: TLSSession?
        var received: [UInt8] = []
    }

    let index: Int
    private unowned let server: RawServer  // It waits for the thread of each connection before it goes.
    private let state: Locked<State>

    fileprivate init(_ descriptor: Int32, index: Int, server: RawServer) {
        self.index = index
        self.server = server
        state = Locked(State(descriptor: descriptor))
    }

    private var descriptor: Int32 { state.withLock { $0.descriptor } }
    private var session: TLSSession? { state.withLock { $0.session } }

    /// What ALPN agreed on, if there is TLS.
    var agreedProtocol: String? { session?.agreedProtocol }

    /// Shakes hands.
    ///
    /// - Returns: Whether there is TLS now.
    fileprivate func secure(with context: TLSContext) -> Bool {
        let session = TLSSession(context, descriptor: descriptor)
        state.withLock { $0.session = session }
        return session != nil
    }

    /// Reads one request, its body included, and keeps it; `nil` when the peer closes before it is whole.
    @discardableResult
    func readRequest() -> RawRequest? {
        var bytes = state.withLock { $0.received }
        while true {
            if let (request, end) = Self.parse(bytes, connection: index) {
                let rest = Array(bytes[end...])
                state.withLock { $0.received = rest }
                server.record(request)
                return request
            }
            guard let more = read() else { return nil }
            bytes += more
        }
    }

    private static func parse(_ bytes: [UInt8], connection: Int) -> (RawRequest, end: Int)? {
        let mark = Array("\r\n\r\n".utf8)
        guard bytes.count >= 4,
            let end = (0...(bytes.count - 4)).first(where: { bytes[$0] == mark[0] && Array(bytes[$0..<$0 + 4]) == mark }
            )
        else { return nil }
        let head = String(decoding: bytes[..<end], as: UTF8.self)
        let probe = RawRequest(head: head, body: [], connection: connection)
        let length = probe.value("Content-Length").flatMap(Int.init) ?? 0
        guard bytes.count >= end + 4 + length else { return nil }
        let body = Array(bytes[(end + 4)..<(end + 4 + length)])
        return (RawRequest(head: head, body: body, connection: connection), end + 4 + length)
    }

    /// Some bytes, or `nil` at the end of the connection.
    func read(atMost count: Int = 65_536) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        let count = session?.read(into: &buffer) ?? recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Reads the head of a request and leaves its body alone.
    func readHead() {
        var bytes: [UInt8] = []
        while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n"), let more = read(atMost: 1) { bytes += more }
    }

    /// Reads whatever comes first; `nil` at the end of the connection.
    @discardableResult
    func readSome() -> [UInt8]? { read() }

    /// Waits until the peer closes, and takes nothing of what it sends.
    func waitWithoutReading() {
        // POLLRDHUP, which the C library names for GNU programs only.
        var entry = pollfd(fd: descriptor, events: 0x2000, revents: 0)
        poll(&entry, 1, 120_000)
    }

    /// Writes one byte every 50 ms, until there are enough or the peer is gone.
    func drip(_ count: Int = .max) {
        var left = count
        while left > 0, write(".") {
            usleep(50_000)
            left -= 1
        }
    }

    /// Reads until some bytes have come that end with a text, and drops them; `false` when the peer closes before.
    @discardableResult
    func readUntil(_ end: String) -> Bool {
        var bytes = state.withLock { $0.received }
        while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8) {
            guard let more = read() else { return false }
            bytes += more
        }
        state.withLock { $0.received = [] }
        return true
    }

    /// Reads until the peer closes.
    func waitForClose() { while read() != nil {} }

    @discardableResult
    func write(_ text: String) -> Bool { write(Array(text.utf8)) }

    /// Writes all bytes; `false` if the peer is gone.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        if let session { return session.write(bytes) }
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Writes a whole answer with a `Content-Length`.
    func answer(_ body: String = "", status: String = "200 OK", fields: String = "") {
        write("HTTP/1.1 \(status)\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    /// Says that no more bytes will come, and leaves the other direction open.
    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Waits until the peer's system has all bytes that were written, the end of the connection among them.
    func waitForDelivery() {
        var left: Int32 = 0
        repeat {
            guard ioctl(descriptor, UInt(TIOCOUTQ), &left) == 0 else { return }
            usleep(500)
        } while left > 0
    }

    /// Closes in good order, that of TLS included.
    func close() {
        session?.announceEnd()
        cut()
    }

    /// Closes the socket without a word of TLS's.
    func cut() {
        state.withLock { state in
            state.session = nil
            if state.descriptor >= 0 { _ = Self.closeDescriptor(state.descriptor) }
            state.descriptor = -1
        }
    }

    /// Closes with a reset.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        cut()
    }

    /// Ends reads and writes that are under way on another thread.
    fileprivate func interrupt() {
        state.withLock { if $0.descriptor >= 0 { shutdown($0.descriptor, Int32(SHUT_RDWR)) } }
    }

    private static func closeDescriptor(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
        Glibc.close(descriptor)
        #else
        Musl.close(descriptor)
        #endif
    }
}
