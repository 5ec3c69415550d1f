import Locking
import Testing
import TwitterCurl
import TwitterHTTP

/// What becomes of requests over HTTP/2, which share a connection.
@Suite(.serialized) struct HTTP2Tests {
    /// A server that speaks HTTP/2, and what it has seen.
    private struct Setting {
        let server: RawServer
        let transport: CurlTransport
        let arrivals: Locked<[HTTP2Peer.Arrival]>

        var arrivalCount: Int { arrivals.withLock { $0.count } }

        func send(_ method: HTTPMethod = .get) async throws -> TransportResponse {
            try await transport.send(TransportRequest(method: method, url: server.url()))
        }

        func failure(_ method: HTTPMethod) async throws -> TransportError {
            try await #require(throws: TransportError.self) { _ = try await send(method) }
        }
    }

    /// Runs a test body with a server that follows a script on each of its connections; ends both.
    private func withServer(
        _ script: @escaping @Sendable (inout HTTP2Peer) -> Void, _ body: (Setting) async throws -> Void
    ) async throws {
        let authority = try TestCertificate.makeAuthority()
        let arrivals = Locked<[HTTP2Peer.Arrival]>([])
        let context = try TestCertificate.good.context(authority: authority, protocols: ["h2"])
        let server = try RawServer(tls: context) { connection in
            guard var peer = HTTP2Peer(connection, noting: arrivals) else { return }
            script(&peer)
        }
        defer { server.stop() }
        try await withAuthorityFile(authority) { path in
            let transport = CurlTransport(configuration: CurlConfiguration(trust: .certificateAuthorityFile(path)))
            do {
                try await body(Setting(server: server, transport: transport, arrivals: arrivals))
            } catch {
                await transport.shutdown()
                throw error
            }
            await transport.shutdown()
        }
    }

    @Test func manyRequestsShareOneConnection() async throws {
        let count = 20
        try await withServer({ peer in
            // Nobody is answered before all have come.
            let streams = (0..<count).compactMap { _ in peer.nextRequest() }
            for stream in streams.reversed() { peer.answer(stream, "\(stream)") }
            while peer.nextRequest() != nil {}
        }) { setting in
            let bodies = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<count {
                    group.addTask {
                        let response = try await setting.send()
                        #expect(response.status == 200 && response.metrics.httpVersion == "2")
                        return String(decoding: response.body, as: UTF8.self)
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(bodies.count == count)
            #expect(setting.server.connectionCount == 1)
            #expect(setting.arrivalCount == count)
        }
    }

    // MARK: Faults

    private struct Fault: CustomTestStringConvertible {
        let testDescription: String
        let method: HTTPMethod
        let stage: TransportError.Stage
        /// What the server does to the stream.
        let act: @Sendable (HTTP2Peer, UInt32) -> Void
    }

    /// What servers do to a stream instead of answering.
    ///
    /// With the first two they say that they have not worked on the request (RFC 9113, section 8.7). libcurl then sends
    /// again by itself, or names no reason, so the outcome has to be called unknown.
    private static let faults: [Fault] = [HTTPMethod.get, .post].flatMap { method in
        [
            Fault(testDescription: "\(method), refused stream", method: method, stage: .waiting) { peer, stream in
                peer.reset(stream, .refusedStream)
            },
            Fault(testDescription: "\(method), going away", method: method, stage: .waiting) { peer, stream in
                peer.goAway(lastStream: max(stream, 2) - 2)
            },
            Fault(testDescription: "\(method), stream reset", method: method, stage: .waiting) { peer, stream in
                peer.reset(stream, .internalError)
            },
            Fault(testDescription: "\(method), stream reset within the body", method: method, stage: .receiving) {
                peer, stream in
                peer.begin(stream)
                peer.send("some", isLast: false, on: stream)
                peer.reset(stream, .internalError)
            },
            Fault(testDescription: "\(method), end of the connection", method: method, stage: .waiting) { peer, _ in
                peer.connection.finish()
            },
            Fault(testDescription: "\(method), reset of the connection", method: method, stage: .waiting) { peer, _ in
                peer.connection.reset()
            },
        ]
    }

    @Test(arguments: faults, [false, true])
    private func lost(fault: Fault, connectionIsKept: Bool) async throws {
        try await withServer({ peer in
            if peer.connection.index == 0 {
                if connectionIsKept, let stream = peer.nextRequest() { peer.answer(stream, "first") }
                if let stream = peer.nextRequest() { fault.act(peer, stream) }
            }
            while let stream = peer.nextRequest() { peer.answer(stream, "next") }
        }) { setting in
            if connectionIsKept { #expect(try await setting.send().body == Array("first".utf8)) }
            let error = try await setting.failure(fault.method)
            #expect(error.kind == .connectionLost, "\(error)")
            #expect(error.stage == fault.stage)
            #expect(error.requestMayHaveBeenSent)
            #expect(error.usedPooledConnection == connectionIsKept)
            #expect(error.message.contains("unknown"))
            #expect(setting.arrivalCount == (connectionIsKept ? 2 : 1), "A request is never sent again.")
            #expect(try await setting.send().body == Array("next".utf8))
        }
    }

    /// Streams up to the number that the server names are still answered.
    @Test func requestsThatAreUnderWayOutliveTheEndOfTheConnection() async throws {
        try await withServer({ peer in
            if let stream = peer.nextRequest() {
                if peer.connection.index == 0 { peer.goAway(lastStream: stream) }
                peer.answer(stream, "\(peer.connection.index)")
            }
            while peer.nextRequest() != nil {}
        }) { setting in
            for connection in 0..<2 {
                let response = try await setting.send(.post)
                #expect(response.body == Array("\(connection)".utf8))
            }
            #expect(setting.arrivalCount == 2)
        }
    }
}
