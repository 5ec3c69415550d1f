import Locking
import Testing
import TwitterCurl
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// When threads, connections and descriptors go.
///
/// One test at a time, because some count what the process has.
@Suite(.serialized) struct LifetimeTests {
    private static let answering: RawServer.Script = { connection in
        while connection.readRequest() != nil { connection.answer("ok") }
    }

    private static let silent: RawServer.Script = { connection in
        connection.readRequest()
        connection.waitForClose()
    }

    private func get(_ url: String) -> TransportRequest { TransportRequest(method: .get, url: url) }

    @Test func shutdownEndsWhatIsUnderWay() async throws {
        try await withServer(Self.silent, configuration: CurlConfiguration(maximumConnections: 2)) {
            server, transport in
            let tasks = (0..<5).map { _ in Task { try await transport.send(get(server.url())) } }
            try await eventually("requests") { server.requests.count == 2 }
            try await Task.sleep(for: .milliseconds(20))
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 { group.addTask { await transport.shutdown() } }
            }
            var sent = 0
            for task in tasks {
                let error = try await #require(throws: TransportError.self) { try await task.value }
                #expect(error.kind == .shutDown)
                #expect(error.requestMayHaveBeenSent == (error.stage != .queued))
                sent += error.requestMayHaveBeenSent ? 1 : 0
            }
            #expect(sent == 2)
            #expect(try await failure(of: get(server.url()), by: transport).kind == .shutDown)
            await transport.shutdown()
        }
    }

    @Test func shutdownOfAnUnusedTransport() async throws {
        let transport = CurlTransport()
        await transport.shutdown()
        #expect(try await failure(of: get("http://127.0.0.1:9/"), by: transport).kind == .shutDown)
    }

    @Test func sendingAgainstShutdown() async throws {
        try await withServer(Self.answering) { server, _ in
            for _ in 0..<20 {
                let transport = CurlTransport()
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<20 {
                        group.addTask {
                            do {
                                #expect(try await transport.send(get(server.url())).status == 200)
                            } catch {
                                #expect((error as? TransportError)?.kind == .shutDown)
                            }
                        }
                    }
                    group.addTask { await transport.shutdown() }
                }
            }
        }
    }

    /// Other tests run beside this one and have threads of their own, but never as many.
    @Test func lastReferenceEndsTheThread() async throws {
        let closed = Locked(0)
        try await withServer({ connection in
            while connection.readRequest() != nil { connection.answer("ok") }
            closed.withLock { $0 += 1 }
        }) { server, _ in
            do {
                let transports = (0..<Self.many).map { _ in CurlTransport() }
                for transport in transports { #expect(try await transport.send(get(server.url())).status == 200) }
                #expect(threadCount() >= Self.many)
            }
            try await eventually("connections closed") { closed.withLock { $0 } == Self.many }
            try await eventually("threads ended") { threadCount() < Self.many }
        }
    }

    /// OpenSSL writes to sockets that may be closed; SIGPIPE would end the host program.
    @Test func threadTakesNoSignals() async throws {
        let transport = CurlTransport()
        try await withServer(Self.answering) { server, _ in
            _ = try await transport.send(get(server.url()))
        }
        let masks = Inventory.transportThreads.compactMap(blockedSignals)
        #expect(!masks.isEmpty)
        for mask in masks { #expect(mask & (1 << (SIGPIPE - 1)) != 0 && mask & (1 << (SIGTERM - 1)) != 0) }
        await transport.shutdown()
    }

    /// One descriptor left for each transport would show, whatever other tests open meanwhile.
    @Test func noDescriptorIsLeftOpen() async throws {
        let answering = try RawServer(Self.answering)
        defer { answering.stop() }
        let silent = try RawServer(Self.silent)
        defer { silent.stop() }
        let rounds = 300
        let before = descriptorCount()
        #expect(before > 0)
        for round in 0..<rounds {
            let transport = CurlTransport()
            if round.isMultiple(of: 2) {
                #expect(try await transport.send(get(answering.url())).status == 200)
            } else {
                let limits = TransportLimits(total: .milliseconds(2))
                let request = TransportRequest(method: .get, url: silent.url(), limits: limits)
                #expect(try await failure(of: request, by: transport).kind == .totalTimeout)
            }
            if round.isMultiple(of: 3) { await transport.shutdown() }
        }
        try await eventually("descriptors closed") { descriptorCount() < before + rounds / 2 }
    }

    /// Few enough for the usual limit of 1,024 descriptors.
    private static let many = 50

    /// How many threads of transports the process has.
    private func threadCount() -> Int { Inventory.transportThreads.count }

    /// The signals that a thread does not take, the first in the lowest bit; `nil` if the thread is gone.
    private func blockedSignals(ofThread thread: String) -> UInt64? {
        let lines = Inventory.text(of: "/proc/self/task/\(thread)/status").split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("SigBlk:") }) else { return nil }
        return line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
    }

    private func descriptorCount() -> Int { Inventory.descriptors.count }
}
