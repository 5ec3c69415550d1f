import Readiness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server on 127.0.0.1 that sends as many bytes as the path says, and counts the bytes of a body that it is sent.
///
/// One thread serves one connection after the other, with blocking calls and one small buffer.
final class BulkServer: Sendable {
    /// Its address, with a slash at the end.
    let url: String
    private let port: UInt16
    private let listener: Int32

    init() throws {
        let (socket, port) = try LoopbackSocket.listening(backlog: 8)
        self.port = port
        url = "http://127.0.0.1:\(port)/"
        listener = socket
        try BackgroundThread.start(name: "bulk-server") {
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { break }
                Self.serve(connection)
                close(connection)
            }
            close(socket)
        }
    }

    /// Lets the thread end.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    /// Moves as many bytes over a socket of its own, with nothing around them.
    func moveBare(_ size: Int, up: Bool) throws {
        let connection = try LoopbackSocket.connected(to: port)
        defer { close(connection) }
        let head =
            up
            ? "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(size)\r\n\r\n"
            : "GET /\(size) HTTP/1.1\r\nHost: x\r\n\r\n"
        guard Self.sendAll(Array(head.utf8), to: connection) else { throw SystemError(call: "send") }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        if up { Self.sendZeros(size, buffer, to: connection) }
        // Until the server closes, which it does after each answer.
        while recv(connection, &buffer, buffer.count, 0) > 0 {}
    }

    private static func serve(_ connection: Int32) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var received: [UInt8] = []
        var end: Int?
        while end == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            received += buffer[..<count]
            end = endOfHead(in: received)
        }
        let head = String(decoding: received[..<(end ?? 0)], as: UTF8.self).lowercased()
        guard let length = number(after: "content-length: ", in: head) else {
            let size = number(after: "get /", in: head) ?? 0
            let answer = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: \(size)\r\n\r\n"
            if sendAll(Array(answer.utf8), to: connection) { sendZeros(size, buffer, to: connection) }
            return
        }
        var taken = received.count - (end ?? 0)
        while taken < length {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            taken += count
        }
        let text = String(taken)
        let answer = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
        _ = sendAll(Array(answer.utf8), to: connection)
    }

    private static func endOfHead(in bytes: [UInt8]) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        guard bytes.count >= mark.count else { return nil }
        return (mark.count...bytes.count).first { bytes[($0 - mark.count)..<$0].elementsEqual(mark) }
    }

    private static func number(after mark: String, in head: String) -> Int? {
        let parts = head.split(separator: "\r\n").compactMap { line in
            line.hasPrefix(mark) ? line.dropFirst(mark.count) : nil
        }
        return parts.first.flatMap { Int($0.prefix { $0.isNumber }) }
    }

    private static func sendAll(_ bytes: [UInt8], to connection: Int32) -> Bool {
        send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    private static func sendZeros(_ size: Int, _ zeros: [UInt8], to connection: Int32) {
        var left = size
        while left > 0 {
            let count = send(connection, zeros, min(left, zeros.count), Int32(MSG_NOSIGNAL))
            guard count > 0 else { return }
            left -= count
        }
    }
}
