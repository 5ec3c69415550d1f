import Dispatch
import Testing
import Twitter
import TwitterSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.serialized, .timeLimit(.minutes(1))) struct MalformedRequestTests {
    private static let head = "GET /1.1/account/verify_credentials.json HTTP/1.1\r\n"
    private static let form =
        "POST /1.1/statuses/update.json HTTP/1.1\r\nHost: h\r\nContent-Type: application/x-www-form-urlencoded\r\n"

    static let requests = [
        "nonsense\r\n\r\n", "\r\n\r\nGET\r\n\r\n", "GET  / HTTP/1.1\r\nHost: h\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n",
        head + "\r\n", head + "Host: h\r\nHost: h\r\n\r\n", head + "Host: h\r\nno colon\r\n\r\n",
        head + "Host : h\r\n\r\n", head + "Host: h\r\nX: a\u{0}b\r\n\r\n", head + "Host: h\r\n: empty\r\n\r\n",
        form + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", form + "Content-Length: -1\r\n\r\n",
        form + "Content-Length: 99999999999999999999\r\n\r\n", form + "Content-Length: 0x1\r\n\r\n",
        form + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        form + "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n0\r\n\r\n",
        form + "Content-Length: 10\r\n\r\nstatus=%zz", form + "Content-Length: 8\r\n\r\nstatus=%",
        "GET /1.1/statuses/show.json?id=%a HTTP/1.1\r\nHost: h\r\n\r\n",
    ]

    @Test(arguments: requests.indices) func malformedRequestIsRefused(index: Int) async throws {
        try await withSandbox { sandbox in
            let port = try #require(sandbox.baseURL.split(separator: ":").last.flatMap { UInt16($0) })
            let line = try await statusLine(of: Self.requests[index], port: port)
            #expect(line == "HTTP/1.1 400" || line == "HTTP/1.1 413", "\(line)")
            #expect(try await sandbox.client(as: sandbox.ada).account.verifyCredentials().value.id == sandbox.ada.id)
        }
    }

    @Test func brokenOffRequestsLeaveNothingBehind() async throws {
        try await withSandbox { sandbox in
            let port = try #require(sandbox.baseURL.split(separator: ":").last.flatMap { UInt16($0) })
            let text = Self.form + "Content-Length: 7\r\n\r\nstatus="
            for length in stride(from: 1, to: text.utf8.count, by: 9) {
                _ = try await statusLine(of: String(text.prefix(length)), port: port)
            }
            #expect(sandbox.log.isEmpty)
            #expect(try await sandbox.client(as: sandbox.ada).account.verifyCredentials().value.id == sandbox.ada.id)
        }
    }

    /// Sends a text over a socket of its own, ends its own direction, and reads the start of the answer.
    private func statusLine(of text: String, port: UInt16) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try Self.exchange(Array(text.utf8), port: port) })
            }
        }
    }

    private struct SocketFailure: Error { let call: String, code: Int32 }

    private static func exchange(_ bytes: [UInt8], port: UInt16) throws -> String {
        #if canImport(Musl)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard descriptor >= 0 else { throw SocketFailure(call: "socket", code: errno) }
        defer { close(descriptor) }
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw SocketFailure(call: "connect", code: errno) }
        guard send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw SocketFailure(call: "send", code: errno)
        }
        shutdown(descriptor, Int32(SHUT_WR))
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 { answer += buffer[..<count] }
        return String(decoding: answer.prefix(12), as: UTF8.self)
    }
}
