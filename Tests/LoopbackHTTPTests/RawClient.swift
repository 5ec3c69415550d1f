import Dispatch
import LoopbackHTTP
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A socket that sends and reads what it is told, and blocks meanwhile; used on a thread of its own by `blocking`.
final class RawClient {
    struct Failure: Error { let call: String, code: Int32 }

    struct Answer: Hashable {
        var status = 0
        var head = ""
        var body: [UInt8] = []
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    private let descriptor: Int32
    private var pending: [UInt8] = []

    init(port: UInt16) throws {
        #if canImport(Musl)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        // No test waits for ever.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(call: "connect", code: errno) }
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { sendBytes($0) }
            guard count > 0 else { throw Failure(call: "send", code: errno) }
            rest = rest.dropFirst(count)
        }
    }

    private func sendBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #else
        Musl.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #endif
    }

    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads some more; 0 is the end.
    private func fill() throws -> Int {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Failure(call: "recv", code: errno) }
        pending.append(contentsOf: buffer[..<count])
        return count
    }

    /// Reads one answer by its Content-Length; an answer without one has no body.
    func readAnswer(bodiless: Bool = false) throws -> Answer {
        let separator = Array("\r\n\r\n".utf8)
        var end: Int?
        while end == nil {
            end = pending.indices.first { pending[$0...].starts(with: separator) }
            if end == nil, try fill() == 0 { throw Failure(call: "end before a head", code: 0) }
        }
        var answer = Answer()
        let headEnd = try #require(end) + 4
        answer.head = String(decoding: pending[..<headEnd], as: UTF8.self)
        answer.status = answer.head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let length = answer.head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
            .flatMap { Int($0.dropFirst(16)) }
        let bodyEnd = headEnd + (bodiless ? 0 : length ?? 0)
        while pending.count < bodyEnd {
            guard try fill() > 0 else { throw Failure(call: "end inside a body", code: 0) }
        }
        answer.body = Array(pending[headEnd..<bodyEnd])
        pending.removeSubrange(..<bodyEnd)
        return answer
    }

    /// Reads to the end and returns what was left.
    func readToEnd() throws -> [UInt8] {
        while try fill() > 0 {}
        defer { pending = [] }
        return pending
    }
}

/// Runs blocking work on a thread outside the pool that the handlers need.
func blocking<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Swift.Result(catching: work)) }
    }
}

/// Starts a server, hands it over, and stops it whatever happens.
func withServer<Result: Sendable>(
    limits: LoopbackLimits = .init(),
    handler: @escaping @Sendable (ReceivedRequest) async -> Response = { .text($0.target) },
    _ body: (LoopbackServer) async throws -> Result
) async throws -> Result {
    let server = try await LoopbackServer.start(limits: limits, handler: handler)
    do {
        let result = try await body(server)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

/// Asks again and again, at most for some seconds, until something holds.
func eventually(_ condition: () -> Bool) async throws -> Bool {
    for _ in 0..<2000 {
        if condition() { return true }
        try await Task.sleep(for: .milliseconds(5))
    }
    return condition()
}

/// All tests with sockets, one at a time.
@Suite(.serialized, .timeLimit(.minutes(2))) struct LoopbackServerTests {}
