import Locking
import Testing
import TwitterHTTP

@testable import TwitterCurl

/// Limits of time and number, each of which names itself.
@Suite(.serialized) struct LimitTests {
    private func get(_ url: String, limits: TransportLimits = .init()) -> TransportRequest {
        TransportRequest(method: .get, url: url, limits: limits)
    }

    /// Keeps the only connection busy until the gate opens.
    private func withBusyTransport(
        _ body: (RawServer, CurlTransport, Gate) async throws -> Void
    ) async throws {
        let gate = Gate()
        try await withServer(
            { connection in
                while connection.readRequest() != nil {
                    gate.wait()
                    connection.answer("ok")
                }
            }, configuration: CurlConfiguration(maximumConnections: 1)
        ) { server, transport in
            // One is under way, and another has the turn of the one that lies ready.
            async let first = transport.send(get(server.url()))
            async let second = transport.send(get(server.url()))
            try await eventually("a request under way") { server.requests.count == 1 }
            try await body(server, transport, gate)
            gate.open()
            _ = try await (first, second)
        }
    }

    @Test func queueLimit() async throws {
        try await withBusyTransport { server, transport, _ in
            let limits = TransportLimits(queue: .milliseconds(50))
            let error = try await failure(of: get(server.url(), limits: limits), by: transport)
            #expect(error.kind == .queueTimeout)
            #expect(error.stage == .queued)
            #expect(!error.requestMayHaveBeenSent)
            #expect(error.message.contains("0.05 seconds (queue limit)"))
        }
    }

    @Test func theTotalLimitHoldsInTheQueue() async throws {
        try await withBusyTransport { server, transport, _ in
            let limits = TransportLimits(queue: .seconds(60), total: .milliseconds(50))
            let error = try await failure(of: get(server.url(), limits: limits), by: transport)
            #expect(error.kind == .totalTimeout)
            #expect(error.stage == .queued)
            #expect(error.message.contains("0.05 seconds (total limit)"))
        }
    }

    @Test func cancellingInTheQueueIsAnsweredAtOnce() async throws {
        try await withBusyTransport { server, transport, _ in
            let call = Task { try await transport.send(get(server.url())) }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            #expect(server.requests.count == 1)
        }
    }

    @Test func shuttingDownSendsTheQueueAway() async throws {
        try await withServer(
            { connection in
                connection.readRequest()
                connection.waitForClose()
            }, configuration: CurlConfiguration(maximumConnections: 1)
        ) { server, transport in
            let kinds = Locked<[TransportError.Kind]>([])
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        do { _ = try await transport.send(get(server.url())) } catch {
                            if let error = error as? TransportError { kinds.withLock { $0.append(error.kind) } }
                        }
                    }
                }
                try? await eventually("a request") { server.requests.count == 1 }
                await transport.shutdown()
            }
            #expect(kinds.withLock { $0 } == Array(repeating: .shutDown, count: 20))
        }
    }

    @Test func aShutdownWithGraceLetsTheRequestUnderWayEnd() async throws {
        let gate = Gate()
        try await withServer({ connection in
            while connection.readRequest() != nil {
                gate.wait()
                connection.answer("ok")
            }
        }) { server, transport in
            async let answer = transport.send(get(server.url()))
            try await eventually("a request") { server.requests.count == 1 }
            async let end: Void = transport.shutdown(within: .seconds(20))
            var refused: TransportError.Kind?
            while refused == nil {
                do {
                    _ = try await transport.send(get(server.url(), limits: TransportLimits(total: .milliseconds(5))))
                } catch {
                    if let error = error as? TransportError, error.kind != .totalTimeout { refused = error.kind }
                }
            }
            #expect(refused == .shutDown)
            gate.open()
            let status = try await answer.status
            #expect(status == 200)
            await end
        }
    }

    @Test func aShutdownWithTooLittleGraceCancels() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.waitForClose()
        }) { server, transport in
            let call = Task { try await transport.send(get(server.url())) }
            try await eventually("a request") { server.requests.count == 1 }
            await transport.shutdown(within: .milliseconds(30))
            let error = await #expect(throws: TransportError.self) { try await call.value }
            #expect(error?.kind == .shutDown)
            #expect(error?.requestMayHaveBeenSent == true)
        }
    }

    @Test func firstByteLimit() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.waitForClose()
        }) { server, transport in
            let limits = TransportLimits(firstByte: .milliseconds(60))
            for body in [TransportBody.none, .bytes(Array(repeating: 1, count: 200_000))] {
                let request = TransportRequest(method: .post, url: server.url(), body: body, limits: limits)
                let error = try await failure(of: request, by: transport)
                #expect(error.kind == .firstByteTimeout)
                #expect(error.stage == .waiting)
                #expect(error.requestMayHaveBeenSent)
                #expect(error.message.contains("(first byte limit)"))
            }
        }
    }

    /// An answer that has begun is not held to the limit for its first byte.
    @Test func firstByteLimitEndsWithTheFirstByte() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n")
            connection.waitForClose()
        }) { server, transport in
            let limits = TransportLimits(firstByte: .seconds(1), idle: nil, total: .seconds(2))
            let error = try await failure(of: get(server.url(), limits: limits), by: transport)
            #expect(error.kind == .totalTimeout)
        }
    }
}
