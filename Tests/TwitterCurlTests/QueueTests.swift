import Locking
import Testing
import TwitterCurl
import TwitterHTTP

/// How many requests go at once, and in which order the others follow.
@Suite struct QueueTests {
    private func get(_ url: String) -> TransportRequest { TransportRequest(method: .get, url: url) }

    @Test func sequentialRequestsShareAConnection() async throws {
        try await withServer({ connection in
            while connection.readRequest() != nil { connection.answer("ok") }
        }) { server, transport in
            let first = try await transport.send(get(server.url("/1")))
            let second = try await transport.send(get(server.url("/2")))
            #expect(!first.metrics.reusedConnection)
            #expect(second.metrics.reusedConnection)
            #expect(server.connectionCount == 1)
            #expect(server.requests.map(\.connection) == [0, 0])
        }
    }

    @Test func firstComeIsFirstServed() async throws {
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
            try await eventually("held request") { server.requests.count == 1 }
            // The first of a task's code up to its first wait runs before the next task is made only if we see it to
            // that: the answer to "overloaded?" is in the order of the calls, so each is given time to call.
            var tasks: [Task<TransportResponse, any Error>] = []
            for number in 0..<20 {
                let called = Locked(false)
                tasks.append(
                    Task {
                        called.withLock { $0 = true }
                        return try await transport.send(get(server.url("/\(number)")))
                    })
                try await eventually("call") { called.withLock { $0 } }
                try await Task.sleep(for: .milliseconds(2))
            }
            gate.open()
            for task in tasks { #expect(try await task.value.status == 200) }
            _ = try await held.value
            let paths = server.requests.map { String($0.requestLine.split(separator: " ")[1]) }
            #expect(paths == ["/held"] + (0..<20).map { "/\($0)" })
            #expect(server.connectionCount == 1)
        }
    }

    @Test func oneRequestTooManyIsRefusedAtOnce() async throws {
        let gate = Gate()
        try await withServer(
            { connection in
                while connection.readRequest() != nil {
                    gate.wait()
                    connection.answer("ok")
                }
            }, configuration: CurlConfiguration(maximumConnections: 2, maximumQueuedRequests: 3)
        ) { server, transport in
            let answers = Locked<[Result<Int, any Error>]>([])
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<9 {
                    group.addTask {
                        do {
                            let status = try await transport.send(get(server.url())).status
                            answers.withLock { $0.append(.success(status)) }
                        } catch {
                            answers.withLock { $0.append(.failure(error)) }
                        }
                    }
                }
                try? await eventually("refusals") { answers.withLock { $0.count } == 4 }
                #expect(server.requests.count <= 2)
                gate.open()
            }
            let all = answers.withLock { $0 }
            let refused = all.prefix(4).compactMap { result -> TransportError? in
                if case .failure(let error) = result { error as? TransportError } else { nil }
            }
            #expect(refused.map(\.kind) == Array(repeating: .overloaded, count: 4))
            #expect(refused.allSatisfy { !$0.requestMayHaveBeenSent && $0.stage == .queued })
            #expect(all.dropFirst(4).allSatisfy { (try? $0.get()) == 200 })
            #expect(all.count == 9)
            // Places are free again.
            let last = try await transport.send(get(server.url()))
            #expect(last.status == 200)
        }
    }

    @Test(arguments: [1, 3, 8])
    func noMoreConnectionsThanAllowed(maximum: Int) async throws {
        let busy = Locked((now: 0, most: 0))
        let full = Gate()
        try await withServer(
            { connection in
                while connection.readRequest() != nil {
                    busy.withLock {
                        $0.now += 1
                        $0.most = max($0.most, $0.now)
                    }
                    full.wait()
                    busy.withLock { $0.now -= 1 }
                    connection.answer("ok")
                }
            }, configuration: CurlConfiguration(maximumConnections: maximum)
        ) { server, transport in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<200 { group.addTask { try await transport.send(get(server.url())).status } }
                try await eventually("all connections in use") { busy.withLock { $0.now } == maximum }
                full.open()
                for try await status in group { #expect(status == 200) }
            }
            #expect(server.requests.count == 200)
            #expect(server.connectionCount <= maximum)
            #expect(busy.withLock { $0.most } == maximum)
        }
    }
}
