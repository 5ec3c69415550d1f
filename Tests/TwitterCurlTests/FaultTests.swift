import Testing
import TwitterCurl
import TwitterHTTP

/// What callers are told when there can be no answer; the fault table has what comes over the wire.
@Suite(.serialized) struct FaultTests {
    private func get(_ url: String, limits: TransportLimits = TransportLimits()) -> TransportRequest {
        TransportRequest(method: .get, url: url, limits: limits)
    }

    // MARK: Limits of time

    /// Accepts and reads, and says nothing until the peer goes.
    private static let silent: RawServer.Script = { connection in
        connection.readRequest()
        connection.waitForClose()
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
