import Locking
import Testing
import TwitterHTTP

@testable import TwitterCurl

/// Answers whose bodies are read piece by piece.
@Suite(.serialized) struct StreamTests {
    private func get(_ url: String, limits: TransportLimits = .init()) -> TransportRequest {
        TransportRequest(method: .get, url: url, limits: limits)
    }

    @Test func theHeaderComesBeforeTheBody() async throws {
        let gate = Gate()
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 6\r\nX-Name: value\r\n\r\nabc")
            gate.wait()
            connection.write("def")
        }) { server, transport in
            let response = try await transport.stream(get(server.url()))
            #expect(response.status == 200)
            #expect(response.headers["X-Name"] == "value")
            gate.open()
            #expect(try await response.body.collect(upTo: 6) == Array("abcdef".utf8))
        }
    }

    @Test(arguments: ["HTTP/1.1 204 No Content\r\n\r\n", "HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n"])
    func answersWithoutABodyEndAtOnce(answer: AnswerText) async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.write(answer.text)
        }) { server, transport in
            let response = try await transport.stream(get(server.url()))
            #expect(try await response.body.collect(upTo: 0).isEmpty)
        }
    }

    @Test func interimAnswersAreNotTheHeader() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.write(
                "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 1\r\n\r\nx")
        }) { server, transport in
            let response = try await transport.stream(get(server.url()))
            #expect(response.status == 201)
            #expect(response.headers["Link"] == nil)
            #expect(try await response.body.collect(upTo: 1) == [0x78])
        }
    }

    /// The server can write no more than what fits into our pipe, libcurl's buffer and those of the two sockets.
    @Test func aReaderWhoTakesNothingHoldsTheServerUp() async throws {
        let written = Locked(0)
        let total = 64 << 20
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(total)\r\n\r\n")
            let piece = [UInt8](repeating: 7, count: 64 << 10)
            while written.withLock({ $0 }) < total, connection.write(piece) { written.withLock { $0 += piece.count } }
        }) { server, transport in
            let limits = TransportLimits(idle: .milliseconds(300), total: nil)
            let response = try await transport.stream(get(server.url(), limits: limits))
            // Longer than the idle limit, which must not count while nobody reads.
            var last = -1
            while true {
                try await Task.sleep(for: .milliseconds(400))
                let now = written.withLock { $0 }
                if now == last { break }
                last = now
            }
            #expect(last < 32 << 20)
            var received = 0
            for try await piece in response.body {
                #expect(piece.count <= BodyPipe.capacity)
                received += piece.count
            }
            #expect(received == total)
        }
    }

    @Test func lettingGoOfTheBodyClosesTheConnection() async throws {
        let closed = Gate()
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\n\r\nbegun")
            connection.waitForClose()
            closed.open()
        }) { server, transport in
            do {
                let response = try await transport.stream(get(server.url()))
                var iterator = response.body.makeAsyncIterator()
                #expect(try await iterator.next() == Array("begun".utf8))
                #expect(!closed.isOpen)
            }
            try await eventually("the server sees the end") { closed.isOpen }
        }
    }

    @Test func cancellingTheReaderClosesTheConnection() async throws {
        let (begun, closed) = (Gate(), Gate())
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\n\r\n")
            begun.open()
            connection.waitForClose()
            closed.open()
        }) { server, transport in
            let response = try await transport.stream(get(server.url(), limits: TransportLimits(idle: nil)))
            let reader = Task {
                var iterator = response.body.makeAsyncIterator()
                return try await iterator.next()
            }
            reader.cancel()
            await #expect(throws: CancellationError.self) { try await reader.value }
            try await eventually("the server sees the end") { closed.isOpen }
        }
    }

    @Test func aBodyThatBreaksOffGivesItsPiecesAndThenTheError() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234")
        }) { server, transport in
            let response = try await transport.stream(get(server.url()))
            var received: [UInt8] = []
            let error = await #expect(throws: TransportError.self) {
                for try await piece in response.body { received += piece }
            }
            #expect(received == Array("01234".utf8))
            #expect(error?.kind == .connectionLost)
            #expect(error?.stage == .receiving)
        }
    }

    @Test func idleLimitHoldsWhileTheReaderWaits() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\n\r\nx")
            connection.waitForClose()
        }) { server, transport in
            let limits = TransportLimits(idle: .milliseconds(80), total: .milliseconds(1))
            let response = try await transport.stream(get(server.url(), limits: limits))
            let error = await #expect(throws: TransportError.self) {
                for try await _ in response.body {}
            }
            #expect(error?.kind == .idleTimeout)
        }
    }

    @Test func compressionIsAskedForOnDemand() async throws {
        try await withServer({ connection in
            while connection.readRequest() != nil { connection.answer("ok") }
        }) { server, transport in
            var request = get(server.url())
            for compresses in [false, true] {
                request.compressesStream = compresses
                _ = try await transport.stream(request).body.collect(upTo: 2)
            }
            #expect(server.requests.map { $0.value("Accept-Encoding") } == [nil, "gzip"])
        }
    }

    @Test func aFullTransportGivesTheTurnOfAStreamBack() async throws {
        try await withServer(
            { connection in
                while connection.readRequest() != nil { connection.answer("ok") }
            }, configuration: CurlConfiguration(maximumConnections: 1, maximumQueuedRequests: 0)
        ) { server, transport in
            for _ in 0..<5 {
                let response = try await transport.stream(get(server.url()))
                #expect(try await response.body.collect(upTo: 2) == Array("ok".utf8))
            }
        }
    }

    @Test func collectingStopsAtTheLimit() async throws {
        try await withServer({ connection in
            while connection.readRequest() != nil { connection.answer("12345") }
        }) { server, transport in
            let body = try await transport.stream(get(server.url())).body
            let error = await #expect(throws: TransportError.self) { try await body.collect(upTo: 4) }
            #expect(error?.kind == .responseTooLarge)
        }
    }
}
