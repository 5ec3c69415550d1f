import Testing
import TwitterCurl
import TwitterHTTP

/// libcurl sends a request again by itself when a kept connection ends without an answer; the transport must not.
@Suite(.serialized) struct ResendTests {
    private static let requests: [(HTTPMethod, TransportBody)] = [
        (.post, .bytes(Array("status=once".utf8))), (.post, .none),
        (.post, .multipart([MultipartPart(name: "a", text: "b")])),
        (.put, .bytes([1, 2, 3])), (.delete, .none), (.get, .none), (.head, .none),
    ]

    /// Answers the first request of each connection, and reads the second one but closes without an answer.
    private static let closingAfterSecond: RawServer.Script = { connection in
        guard connection.readRequest() != nil else { return }
        connection.answer("first")
        connection.readRequest()
    }

    @Test(arguments: requests)
    func requestOnAKeptConnectionIsSeenOnce(method: HTTPMethod, body: TransportBody) async throws {
        try await withServer(Self.closingAfterSecond) { server, transport in
            let first = try await transport.send(TransportRequest(method: .get, url: server.url("/first")))
            #expect(first.status == 200)

            let error = try await failure(
                of: TransportRequest(method: method, url: server.url("/second"), body: body), by: transport)
            #expect(error.kind == .connectionLost)
            #expect(error.requestMayHaveBeenSent)
            #expect(error.stage == .waiting || error.stage == .sending)
            #expect(error.message.contains("127.0.0.1:\(server.port)"))
            #expect(error.message.contains("outcome"))
            #expect(error.usedPooledConnection)
            #expect(error.underlyingCode == nil)  // libcurl's words would be about the second sending.

            // A third request shows that nothing else came between, not even another connection.
            let third = try await transport.send(TransportRequest(method: .get, url: server.url("/third")))
            #expect(third.status == 200)
            let paths = server.requests.map { $0.requestLine.split(separator: " ")[1] }
            #expect(paths == ["/first", "/second", "/third"])
            #expect(server.requests.map(\.connection) == [0, 0, 1])
        }
    }

    /// The same where libcurl needs no new connection for the second sending, since another one lies ready.
    @Test(arguments: requests)
    func otherKeptConnectionIsNotTried(method: HTTPMethod, body: TransportBody) async throws {
        let both = Gate()
        try await withServer({ connection in
            guard connection.readRequest() != nil else { return }
            both.wait()
            connection.answer("first")
            connection.readRequest()
        }) { server, transport in
            let first = (0..<2).map { _ in
                Task { try await transport.send(TransportRequest(method: .get, url: server.url("/first"))) }
            }
            try await eventually("two connections") { server.requests.count == 2 }
            both.open()
            for task in first { _ = try await task.value }

            let error = try await failure(
                of: TransportRequest(method: method, url: server.url("/second"), body: body), by: transport)
            #expect(error.kind == .connectionLost)
            #expect(error.requestMayHaveBeenSent)
            #expect(error.usedPooledConnection)
            #expect(server.requests.filter { $0.requestLine.contains("/second") }.count == 1)
            #expect(server.connectionCount == 2)
        }
    }

    @Test func connectionThatWasClosedWhileItRestedIsReplaced() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.answer("one")
        }) { server, transport in
            for _ in 0..<5 {
                // The server's close may arrive before the next request or during it; in both cases nothing is repeated.
                do {
                    _ = try await transport.send(TransportRequest(method: .post, url: server.url()))
                } catch let error as TransportError {
                    #expect(error.kind == .connectionLost)
                    #expect(error.requestMayHaveBeenSent)
                }
            }
            #expect(server.requests.count <= 5)
        }
    }
}
