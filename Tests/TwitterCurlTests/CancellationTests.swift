import Locking
import Testing
import TwitterCurl
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What happens when nobody waits for the answer any more.
///
/// One test at a time: each cancelled request costs a connection, and the process has a limit.
@Suite(.serialized) struct CancellationTests {
    private func get(_ url: String) -> TransportRequest { TransportRequest(method: .get, url: url) }

    @Test func cancelledBeforeTheCall() async throws {
        try await withServer({ connection in connection.readRequest() }) { server, transport in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await transport.send(get(server.url()))
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(server.connectionCount == 0)
        }
    }

    @Test func cancellingClosesTheConnection() async throws {
        let closed = Locked(false)
        try await withServer({ connection in
            connection.readRequest()
            connection.waitForClose()
            closed.withLock { $0 = true }
        }) { server, transport in
            let task = Task { try await transport.send(get(server.url())) }
            try await eventually("request") { server.requests.count == 1 }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await eventually("close") { closed.withLock { $0 } }
        }
    }

    @Test func cancellingInTheMiddleOfTheBody() async throws {
        let began = Gate()
        let closed = Locked(false)
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nsome")
            began.open()
            connection.waitForClose()
            closed.withLock { $0 = true }
        }) { server, transport in
            let task = Task { try await transport.send(get(server.url())) }
            try await eventually("answer") { began.isOpen }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await eventually("close") { closed.withLock { $0 } }
        }
    }

    @Test func cancellingWhileWaitingLeavesTheOthersAlone() async throws {
        let gate = Gate()
        try await withServer(
            { connection in
                while connection.readRequest() != nil {
                    gate.wait()
                    connection.answer("ok")
                }
            }, configuration: CurlConfiguration(maximumConnections: 1)
        ) { server, transport in
            let held = Task { try await transport.send(get(server.url("/held"))) }
            try await eventually("request") { server.requests.count == 1 }
            let waiting = Task { try await transport.send(get(server.url("/waiting"))) }
            let other = Task { try await transport.send(get(server.url("/other"))) }
            try await Task.sleep(for: .milliseconds(20))
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
            gate.open()
            #expect(try await held.value.status == 200)
            #expect(try await other.value.status == 200)
            #expect(!server.requests.contains { $0.requestLine.contains("/waiting") })
        }
    }

    /// The look-up of a name may take long; libcurl must not wait for it when the transfer goes.
    @Test func cancellingWhileTheNameIsLookedUp() async throws {
        let transport = CurlTransport(configuration: CurlConfiguration(proxy: .direct))
        for number in 0..<20 {
            let task = Task { try await transport.send(get("http://name-\(number).invalid/")) }
            if number.isMultiple(of: 2) { try await Task.sleep(for: .milliseconds(1)) }
            task.cancel()
            let error = await #expect(throws: (any Error).self) { try await task.value }
            #expect(error is CancellationError || (error as? TransportError)?.kind == .nameNotResolved)
        }
        await transport.shutdown()
    }

    @Test func cancellingInTheHandshake() async throws {
        let closed = Gate()
        try await withServer({ connection in
            // The client's first message, and nothing in return.
            _ = connection.read()
            connection.waitForClose()
            closed.open()
        }) { server, transport in
            let task = Task { try await transport.send(get("https://127.0.0.1:\(server.port)/")) }
            try await eventually("a connection") { server.connectionCount == 1 }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await eventually("close") { closed.isOpen }
        }
    }

    /// Nobody accepts on the socket and its queue is full, so a connection is neither opened nor refused.
    @Test func cancellingWhileItConnects() async throws {
        let (listener, port) = try RawServer.bindToLoopback()
        defer { close(listener) }
        #expect(listen(listener, 0) == 0)
        let fillers = (0..<4).map { _ in CurlTransport(configuration: CurlConfiguration(proxy: .direct)) }
        let filling = fillers.map { transport in
            Task { try await transport.send(get("http://127.0.0.1:\(port)/")) }
        }
        let transport = CurlTransport(configuration: CurlConfiguration(proxy: .direct))
        for number in 0..<10 {
            let task = Task { try await transport.send(get("http://127.0.0.1:\(port)/\(number)")) }
            try await Task.sleep(for: .milliseconds(5))
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        for task in filling { task.cancel() }
        for transport in fillers + [transport] { await transport.shutdown() }
    }

    @Test(arguments: [1, 4, 64])
    func stormOfCancellations(connections: Int) async throws {
        try await withServer(
            { connection in
                while connection.readRequest() != nil { connection.answer("ok") }
            }, configuration: CurlConfiguration(maximumConnections: connections)
        ) { server, transport in
            let counts = Locked((answered: 0, cancelled: 0, other: 0))
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<400 {
                    group.addTask {
                        let task = Task { try await transport.send(get(server.url("/\(number)"))) }
                        switch Int.random(in: 0..<4) {
                        case 0: task.cancel()
                        case 1:
                            await Task.yield()
                            task.cancel()
                        case 2:
                            try? await Task.sleep(for: .microseconds(Int.random(in: 0..<5_000)))
                            task.cancel()
                        default: break
                        }
                        do {
                            _ = try await task.value
                            counts.withLock { $0.answered += 1 }
                        } catch is CancellationError {
                            counts.withLock { $0.cancelled += 1 }
                        } catch {
                            counts.withLock { $0.other += 1 }
                        }
                    }
                }
            }
            let (answered, cancelled, other) = counts.withLock { $0 }
            #expect(answered + cancelled == 400)
            #expect(other == 0)
            #expect(answered >= 50)
            // Nothing is left over that would keep the next one from its turn.
            let last = try await transport.send(get(server.url("/last")))
            #expect(last.status == 200)
        }
    }
}
