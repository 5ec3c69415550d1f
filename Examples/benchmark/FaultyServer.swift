import Locking
import Readiness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server on 127.0.0.1 that answers rightly or does what the path asks of it: `/KIND/SIZE`.
///
/// Each connection has a thread with blocking calls, so there should be no more than some hundred at once.
final class FaultyServer: Sendable {
    /// What it can be asked for.
    enum Kind: String, CaseIterable {
        /// As many bytes as the size says.
        case right
        /// The same, in chunks.
        case chunked
        /// The same, with a rest between pieces.
        case slow
        /// The end of the connection in place of an answer, in its header, or in its body.
        case closedBefore, closedInHeader, closedInBody
        /// The same with a reset.
        case resetBefore, resetInBody
        /// No HTTP.
        case garbage
        /// Nothing, for as long as the client stays.
        case silent
        /// The beginning of an answer, and then nothing for as long as the client stays.
        case reading
        /// The right answer, after which the connection ends although the header did not say so.
        case closedAfter
        /// A refusal before the body of the request has been read.
        case early
    }

    /// Its address, without a slash at the end.
    let url: String
    private let listener: Int32
    private let connections = Locked<Set<Int32>>([])

    /// How many connections are open.
    var openConnections: Int { connections.withLock { $0.count } }

    init() throws {
        let (socket, port) = try LoopbackSocket.listening(backlog: 512)
        url = "http://127.0.0.1:\(port)"
        listener = socket
        try BackgroundThread.start(name: "faulty-server") { [self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { break }
                _ = connections.withLock { $0.insert(connection) }
                do throws(SystemError) {
                    try BackgroundThread.start(name: "faulty-answer") { [self] in
                        serve(connection)
                        end(connection)
                    }
                } catch {
                    end(connection)
                }
            }
            close(socket)
        }
    }

    /// Lets all threads end.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        connections.withLock { for connection in $0 { shutdown(connection, Int32(SHUT_RDWR)) } }
    }

    private func end(_ connection: Int32) {
        connections.withLock { connections in
            connections.remove(connection)
            close(connection)
        }
    }

    // MARK: One connection

    private func serve(_ connection: Int32) {
        var received: [UInt8] = []
        while let head = readHead(connection, &received) {
            let words = head.split(separator: " ", maxSplits: 2)
            let parts = words.count > 1 ? words[1].split(separator: "/") : []
            let kind = parts.first.flatMap { Kind(rawValue: String($0)) } ?? .right
            let size = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            if kind != .early, !readBody(of: head, connection, &received) { return }
            guard answer(kind, size, connection) else { return }
        }
    }

    /// - Returns: Whether the connection goes on.
    private func answer(_ kind: Kind, _ size: Int, _ connection: Int32) -> Bool {
        let plain = "HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n"
        switch kind {
        case .right: return write(plain, connection) && writeBody(size, connection)
        case .closedAfter:
            _ = write(plain, connection) && writeBody(size, connection)
            return false
        case .chunked:
            guard write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", connection) else { return false }
            var left = size
            while left > 0 {
                let count = min(left, 10_000)
                left -= count
                guard write(String(count, radix: 16) + "\r\n", connection), writeBody(count, connection),
                    write("\r\n", connection)
                else { return false }
            }
            return write("0\r\n\r\n", connection)
        case .slow:
            guard write(plain, connection) else { return false }
            for part in 0..<4 {
                guard writeBody(size / 4 + (part == 0 ? size % 4 : 0), connection) else { return false }
                usleep(5_000)
            }
            return true
        case .closedBefore: return false
        case .closedInHeader:
            _ = write("HTTP/1.1 200 OK\r\nContent-Le", connection)
            return false
        case .closedInBody:
            _ =
                write("HTTP/1.1 200 OK\r\nContent-Length: \(size + 10)\r\n\r\n", connection)
                && writeBody(size, connection)
            return false
        case .resetBefore, .resetInBody:
            if kind == .resetInBody {
                _ =
                    write("HTTP/1.1 200 OK\r\nContent-Length: \(size + 10)\r\n\r\n", connection)
                    && writeBody(size, connection)
            }
            var option = linger(l_onoff: 1, l_linger: 0)
            setsockopt(connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
            return false
        case .garbage:
            _ = write("This is no HTTP at all.\r\n\r\n", connection)
            return false
        case .silent, .reading:
            if kind == .reading { _ = write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n1", connection) }
            var buffer = [UInt8](repeating: 0, count: 1024)
            while recv(connection, &buffer, buffer.count, 0) > 0 {}
            return false
        case .early:
            _ = write(
                "HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", connection)
            shutdown(connection, Int32(SHUT_WR))
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while recv(connection, &buffer, buffer.count, 0) > 0 {}
            return false
        }
    }

    private func readHead(_ connection: Int32, _ received: inout [UInt8]) -> String? {
        let mark = Array("\r\n\r\n".utf8)
        while true {
            if received.count >= mark.count,
                let end = (mark.count...received.count).first(where: {
                    received[($0 - mark.count)..<$0].elementsEqual(mark)
                })
            {
                defer { received.removeFirst(end) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            guard read(connection, &received) else { return nil }
        }
    }

    /// Reads a body with a length, or one in chunks, to its end.
    private func readBody(of head: String, _ connection: Int32, _ received: inout [UInt8]) -> Bool {
        let lower = head.lowercased()
        if lower.contains("transfer-encoding: chunked") {
            let end = Array("\r\n0\r\n\r\n".utf8)
            while !received.suffix(end.count).elementsEqual(end), !received.elementsEqual(end.dropFirst(2)) {
                guard read(connection, &received) else { return false }
            }
            received = []
            return true
        }
        let line = lower.split(separator: "\r\n").first { $0.hasPrefix("content-length: ") }
        let length = line.flatMap { Int($0.dropFirst("content-length: ".count)) } ?? 0
        while received.count < length {
            guard read(connection, &received) else { return false }
        }
        received.removeFirst(length)
        return true
    }

    private func read(_ connection: Int32, _ received: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        received += buffer[..<count]
        return true
    }

    private func write(_ text: String, _ connection: Int32) -> Bool { write(Array(text.utf8), connection) }

    private func writeBody(_ size: Int, _ connection: Int32) -> Bool {
        size == 0 || write([UInt8](repeating: 7, count: size), connection)
    }

    private func write(_ bytes: [UInt8], _ connection: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
