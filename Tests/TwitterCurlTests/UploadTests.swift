import Locking
import Testing
import TwitterHTTP

@testable import TwitterCurl

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Bodies that are read, or made, while they are sent.
@Suite(.serialized) struct UploadTests {
    private static func echo(_ connection: RawConnection) {
        while let request = connection.readRequest() {
            connection.answer("\(request.value("Content-Length") ?? "-") \(request.value("Transfer-Encoding") ?? "-")")
        }
    }

    private func post(_ url: String, _ body: TransportBody) -> TransportRequest {
        TransportRequest(method: .post, url: url, headers: ["Content-Type": "a/b"], body: body)
    }

    /// A file for the time of a test.
    private func withFile(_ bytes: [UInt8], _ body: (String) async throws -> Void) async throws {
        var template = Array("/tmp/upload-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { unlink(path) }
        #expect(write(descriptor, bytes, bytes.count) == bytes.count)
        close(descriptor)
        try await body(path)
    }

    @Test(arguments: [0, 1, 70_000, 3 << 20])
    func aFileIsSentAsItIs(size: Int) async throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try await withServer(Self.echo) { server, transport in
            try await withFile(bytes) { path in
                let response = try await transport.send(post(server.url(), .file(path: path)))
                #expect(String(decoding: response.body, as: UTF8.self) == "\(size) -")
                #expect(server.requests[0].requestLine == "POST / HTTP/1.1")
                #expect(server.requests[0].value("Content-Type") == "a/b")
                #expect(server.requests[0].value("Expect") == nil)
                #expect(server.requests[0].body == bytes)
            }
        }
    }

    @Test(arguments: ["/nowhere/file", "/tmp"])
    func aFileThatCannotBeReadIsNamed(path: String) async throws {
        try await withServer(Self.echo) { server, transport in
            let error = try await failure(of: post(server.url(), .file(path: path)), by: transport)
            #expect(error.kind == .bodyUnavailable)
            #expect(error.message.contains(path))
            #expect(!error.requestMayHaveBeenSent)
            let part = MultipartPart(name: "media", file: path + "/none")
            let other = try await failure(
                of: TransportRequest(method: .post, url: server.url(), body: .multipart([part])), by: transport)
            #expect(other.kind == .bodyUnavailable)
            #expect(server.requests.isEmpty)
        }
    }

    @Test func aPartIsReadFromItsFile() async throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        try await withServer(Self.echo) { server, transport in
            try await withFile(bytes) { path in
                let parts = [
                    MultipartPart(name: "media", file: path, filename: "a.bin", contentType: "x/y"),
                    MultipartPart(name: "own", file: path),
                ]
                let request = TransportRequest(method: .post, url: server.url(), body: .multipart(parts))
                let status = try await transport.send(request).status
                #expect(status == 200)
                let body = server.requests[0].body
                let text = String(decoding: body, as: UTF8.self)
                #expect(text.contains("name=\"media\"; filename=\"a.bin\"\r\nContent-Type: x/y\r\n\r\n"))
                #expect(text.contains("name=\"own\"; filename=\"\(path.split(separator: "/")[1])\""))
                #expect(body.count > 400_000)
            }
        }
    }

    private static func pieces(_ count: Int, of size: Int) -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            for number in 0..<count { continuation.yield(Array(repeating: UInt8(number), count: size)) }
            continuation.finish()
        }
    }

    @Test func piecesOfAKnownCountHaveALength() async throws {
        try await withServer(Self.echo) { server, transport in
            let body = BodyPieces(count: 500_000) { Self.pieces(50, of: 10_000) }
            for _ in 0..<2 {
                let response = try await transport.send(post(server.url(), .pieces(body)))
                #expect(String(decoding: response.body, as: UTF8.self) == "500000 -")
            }
            let expected = (0..<50).flatMap { [UInt8](repeating: UInt8($0), count: 10_000) }
            #expect(server.requests.map(\.body) == [expected, expected])
        }
    }

    @Test func piecesOfAnUnknownCountGoInChunks() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.readUntil("0\r\n\r\n")
            connection.answer("ok")
        }) { server, transport in
            let body = BodyPieces { Self.pieces(3, of: 5) }
            let response = try await transport.send(post(server.url(), .pieces(body)))
            #expect(response.status == 200)
            #expect(server.requests[0].value("Transfer-Encoding") == "chunked")
            #expect(server.requests[0].value("Content-Length") == nil)
        }
    }

    struct Halt: Error {}

    @Test(arguments: [2, 4])
    func piecesThatDoNotMakeUpTheCountAreAnError(number: Int) async throws {
        try await withServer(Self.echo) { server, transport in
            let body = BodyPieces(count: 30) { Self.pieces(number, of: 10) }
            let error = try await failure(of: post(server.url(), .pieces(body)), by: transport)
            #expect(error.kind == .bodyUnavailable)
            #expect(error.requestMayHaveBeenSent)
            #expect(server.requests.isEmpty)
        }
    }

    @Test func piecesThatThrowAreAnError() async throws {
        try await withServer(Self.echo) { server, transport in
            let body = BodyPieces(count: 30) {
                AsyncThrowingStream<[UInt8], any Error> { continuation in
                    continuation.yield([1])
                    continuation.finish(throwing: Halt())
                }
            }
            let error = try await failure(of: post(server.url(), .pieces(body)), by: transport)
            #expect(error.kind == .bodyUnavailable)
            #expect(error.message.contains("Halt"))
        }
    }

    /// While the server takes nothing, no further piece is asked for.
    @Test func aServerThatTakesNothingHoldsThePiecesUp() async throws {
        let gate = Gate()
        let made = Locked(0)
        let (size, count) = (1 << 20, 64)
        try await withServer({ connection in
            gate.wait()
            connection.readRequest()
            connection.answer("ok")
        }) { server, transport in
            let body = BodyPieces(count: size * count) {
                AsyncStream<[UInt8]>(unfolding: {
                    made.withLock { $0 += 1 }
                    return made.withLock({ $0 }) > count ? nil : Array(repeating: 1, count: size)
                })
            }
            async let response = transport.send(post(server.url(), .pieces(body)))
            var last = -1
            while true {
                try await Task.sleep(for: .milliseconds(300))
                let now = made.withLock { $0 }
                if now == last { break }
                last = now
            }
            #expect(last < count / 2)
            gate.open()
            let status = try await response.status
            #expect(status == 200)
        }
    }

    @Test func cancellingEndsThePieces() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.waitForClose()
        }) { server, transport in
            let ended = Gate()
            let body = BodyPieces(count: 100) {
                AsyncStream<[UInt8]> { continuation in
                    continuation.yield([1])
                    continuation.onTermination = { _ in ended.open() }
                }
            }
            let call = Task { try await transport.send(post(server.url(), .pieces(body))) }
            try await eventually("a connection") { server.connectionCount == 1 }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            try await eventually("the end of the pieces") { ended.isOpen }
        }
    }

    @Test func progressTellsBothDirections() async throws {
        let reports = Locked<[TransportProgress]>([])
        try await withServer({ connection in
            while connection.readRequest() != nil { connection.answer(String(repeating: "x", count: 100_000)) }
        }) { server, transport in
            let request = post(server.url(), .bytes(Array(repeating: 1, count: 300_000)))
            _ = try await transport.send(request, turn: nil) { report in reports.withLock { $0.append(report) } }
            let all = reports.withLock { $0 }
            #expect(
                all.last
                    == TransportProgress(
                        bytesSent: 300_000, bytesToSend: 300_000, bytesReceived: 100_000, bytesToReceive: 100_000))
            #expect(zip(all, all.dropFirst()).allSatisfy { $0.bytesSent <= $1.bytesSent })
            #expect(zip(all, all.dropFirst()).allSatisfy { $0.bytesReceived <= $1.bytesReceived })
        }
    }
}
