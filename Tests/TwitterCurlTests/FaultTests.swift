import Testing
import TwitterCurl
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What callers are told when no answer comes.
@Suite(.serialized) struct FaultTests {
    private func get(_ url: String, limits: TransportLimits = TransportLimits()) -> TransportRequest {
        TransportRequest(method: .get, url: url, limits: limits)
    }

    @Test func refusedConnectionNamesHostAndPort() async throws {
        let (descriptor, port) = try RawServer.bindToLoopback()
        defer { close(descriptor) }
        let transport = CurlTransport()
        let url = "http://127.0.0.1:\(port)/path?oauth_token=S3CRET-MARK"
        let error = try await failure(of: get(url), by: transport)
        #expect(error.kind == .connectionFailed)
        #expect(error.stage == .connecting)
        #expect(!error.requestMayHaveBeenSent)
        #expect(error.message == "No connection to 127.0.0.1:\(port) could be opened.")
        #expect(error.underlyingCode == 7)
        #expect(error.underlyingMessage?.isEmpty == false)
        #expect(!"\(error)".contains("S3CRET-MARK"))
        await transport.shutdown()
    }

    @Test func unknownNameIsNamed() async throws {
        let transport = CurlTransport(configuration: CurlConfiguration(proxy: .direct))
        let limits = TransportLimits(connect: .seconds(20))
        let error = try await failure(of: get("http://name.invalid/?q=S3CRET-MARK", limits: limits), by: transport)
        #expect(error.kind == .nameNotResolved)
        #expect(error.stage == .connecting)
        #expect(!error.requestMayHaveBeenSent)
        #expect(error.message == "The name name.invalid has no address.")
        #expect(!"\(error)".contains("S3CRET-MARK"))
        await transport.shutdown()
    }

    @Test func plainAnswerToTLSIsATLSFault() async throws {
        try await withServer({ connection in
            connection.write("HTTP/1.1 400 Bad Request\r\n\r\n")
        }) { server, transport in
            let error = try await failure(of: get("https://127.0.0.1:\(server.port)/"), by: transport)
            #expect(error.kind == .tlsFailed)
            #expect(error.stage == .connecting)
            #expect(!error.requestMayHaveBeenSent)
        }
    }

    // MARK: Limits of time

    /// Accepts and reads, and says nothing until the peer goes.
    private static let silent: RawServer.Script = { connection in
        connection.readRequest()
        connection.waitForClose()
    }

    @Test func totalLimit() async throws {
        try await withServer(Self.silent) { server, transport in
            let limit = Duration.milliseconds(500)
            let start = ContinuousClock.now
            let error = try await failure(of: get(server.url(), limits: TransportLimits(total: limit)), by: transport)
            #expect(error.kind == .totalTimeout)
            #expect(error.stage == .waiting)
            #expect(error.requestMayHaveBeenSent)
            #expect(error.message == "No whole answer from 127.0.0.1:\(server.port) within 0.5 seconds (total limit).")
            #expect(ContinuousClock.now - start >= limit)
        }
    }

    @Test func idleLimit() async throws {
        try await withServer(Self.silent) { server, transport in
            let limit = Duration.milliseconds(80)
            let start = ContinuousClock.now
            let error = try await failure(
                of: get(server.url(), limits: TransportLimits(idle: limit, total: nil)), by: transport)
            #expect(error.kind == .idleTimeout)
            #expect(error.stage == .waiting)
            #expect(error.requestMayHaveBeenSent)
            #expect(error.message.contains("idle limit"))
            #expect(ContinuousClock.now - start >= limit)
        }
    }

    /// The body takes longer than the idle limit, but never rests as long.
    @Test func movingBytesKeepTheIdleLimitAway() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n")
            let pause = Gate()
            for _ in 0..<12 {
                pause.wait(milliseconds: 200)
                connection.write("x")
            }
            pause.open()
        }) { server, transport in
            let limits = TransportLimits(idle: .milliseconds(1_500), total: nil)
            let response = try await transport.send(get(server.url(), limits: limits))
            #expect(response.body.count == 12)
        }
    }

    @Test func idleLimitInTheMiddleOfTheBody() async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nxx")
            connection.waitForClose()
        }) { server, transport in
            let limits = TransportLimits(idle: .seconds(1), total: nil)
            let error = try await failure(of: get(server.url(), limits: limits), by: transport)
            #expect(error.kind == .idleTimeout)
            #expect(error.stage == .receiving)
        }
    }

    /// A TLS handshake that nobody answers belongs to opening the connection.
    @Test func connectLimit() async throws {
        try await withServer({ connection in connection.waitForClose() }) { server, transport in
            let limits = TransportLimits(connect: .milliseconds(80), idle: .milliseconds(10), total: nil)
            let error = try await failure(of: get("https://127.0.0.1:\(server.port)/", limits: limits), by: transport)
            #expect(error.kind == .connectTimeout)
            #expect(error.stage == .connecting)
            #expect(!error.requestMayHaveBeenSent)
            #expect(error.message.contains("127.0.0.1:\(server.port)"))
            #expect(error.message.contains("0.08 seconds (connect limit)"))
        }
    }

    @Test func totalLimitCountsWaiting() async throws {
        try await withServer(Self.silent, configuration: CurlConfiguration(maximumConnections: 1)) {
            server, transport in
            let first = Task { try await transport.send(get(server.url("/first"))) }
            try await eventually("first request") { server.requests.count == 1 }
            let limits = TransportLimits(total: .milliseconds(50))
            let error = try await failure(of: get(server.url("/second"), limits: limits), by: transport)
            #expect(error.kind == .totalTimeout)
            #expect(error.stage == .queued)
            #expect(!error.requestMayHaveBeenSent)
            #expect(server.requests.count == 1)
            await transport.shutdown()
            await #expect(throws: TransportError.self) { _ = try await first.value }
        }
    }

    @Test(arguments: [Duration.zero, .seconds(-5), .nanoseconds(1)])
    func limitsThatCannotBeKeptAreOverAtOnce(limit: Duration) async throws {
        try await withServer(Self.silent) { server, transport in
            let error = try await failure(of: get(server.url(), limits: TransportLimits(total: limit)), by: transport)
            #expect(error.kind == .totalTimeout)
        }
    }

    @Test(arguments: [nil, Duration.seconds(Int64.max)])
    func hugeLimitsAreNoLimits(limit: Duration?) async throws {
        try await withServer({ connection in
            connection.readRequest()
            connection.answer("ok")
        }) { server, transport in
            let limits = TransportLimits(connect: limit, idle: limit, total: limit, maximumResponseBytes: .max)
            let last = try await transport.send(get(server.url(), limits: limits))
            #expect(last.status == 200)
        }
    }

    // MARK: Configurations that cannot work

    @Test(arguments: [
        (CurlConfiguration(maximumConnections: 0), "maximumConnections"),
        (CurlConfiguration(maximumQueuedRequests: -1), "maximumQueuedRequests"),
        (CurlConfiguration(trust: .certificateAuthorityFile("/nowhere/ca.pem")), "/nowhere/ca.pem"),
    ])
    func impossibleConfigurationFailsEachRequest(configuration: CurlConfiguration, mark: String) async throws {
        let transport = CurlTransport(configuration: configuration)
        for _ in 0..<2 {
            let error = try await failure(of: get("http://127.0.0.1:9/"), by: transport)
            #expect(error.kind == .unavailable)
            #expect(error.message.contains(mark))
            #expect(!error.requestMayHaveBeenSent)
        }
        await transport.shutdown()
        #expect(try await failure(of: get("http://127.0.0.1:9/"), by: transport).kind == .shutDown)
    }
}
