import Locking
import Readiness
import Testing
import TwitterHTTP

@testable import TwitterCurl

/// How many requests go at once, and in which order the others follow.
@Suite(.serialized) struct QueueTests {
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

    /// Speaks to the loop itself, for tasks do not begin in the order in which they are made.
    @Test func firstComeIsFirstServed() async throws {
        let gate = Gate()
        let server = try RawServer { connection in
            while connection.readRequest() != nil {
                gate.wait()
                connection.answer("ok")
            }
        }
        defer { server.stop() }
        let wakeup = try Wakeup()
        let line = AdmissionLine(turns: 1, capacity: 1, wakeup: wakeup)
        let mailbox = Mailbox(line: line, wakeup: wakeup)
        LoopSeat().start(configuration: CurlConfiguration(maximumConnections: 1), mailbox: mailbox, wakeup: wakeup)
        let paths = (0..<50).map { "/\($0)" }
        let submissions = try paths.map { path in
            let url = server.url(path)
            return Submission(get(url), to: try RequestAddress(url), turn: TransportTurn())
        }
        for submission in submissions { try mailbox.submit(submission) }
        gate.open()
        for submission in submissions {
            await withUnsafeContinuation { submission.wait(with: $0) }
            let response = try submission.answer
            #expect(response.status == 200)
        }
        #expect(server.requests.map { String($0.requestLine.split(separator: " ")[1]) } == paths)
        #expect(server.connectionCount == 1)
        mailbox.stop()
        await mailbox.waitForEnd()
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
