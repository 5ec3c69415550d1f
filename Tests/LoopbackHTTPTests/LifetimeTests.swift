import LoopbackHTTP
import Synchronization
import Testing
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

private let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"

/// A handler that runs until it is cancelled, and counts.
private final class PatientHandler: Sendable {
    let started = Atomic(0)
    let cancelled = Atomic(0)

    @Sendable func handle(_ request: ReceivedRequest) async -> Response {
        started.add(1, ordering: .sequentiallyConsistent)
        do {
            try await Task.sleep(for: .seconds(60))
        } catch {
            cancelled.add(1, ordering: .sequentiallyConsistent)
        }
        return .text("late")
    }

    func hasStarted(_ count: Int) -> Bool { started.load(ordering: .sequentiallyConsistent) == count }
    func hasCancelled(_ count: Int) -> Bool { cancelled.load(ordering: .sequentiallyConsistent) == count }
}

/// How many descriptors of this process are open; every number that `fcntl` knows.
private func openDescriptors() -> Int {
    (0..<Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 65_536))).count { fcntl($0, F_GETFD) != -1 }
}

extension LoopbackServerTests {
    @Suite struct LifetimeTests {
        @Test func disconnectingCancelsTheHandler() async throws {
            let patient = PatientHandler()
            try await withServer(handler: patient.handle) { server in
                var client: RawClient? = try RawClient(port: server.port)
                try client?.send(get)
                #expect(try await eventually { patient.hasStarted(1) })
                #expect(patient.hasCancelled(0))
                client = nil
                #expect(try await eventually { patient.hasCancelled(1) })
                #expect(try await eventually { server.statistics.openConnections == 0 })
            }
        }

        @Test func halfClosedClientsGetTheirAnswers() async throws {
            try await withServer { server in
                let port = server.port
                let answers = try await blocking {
                    let client = try RawClient(port: port)
                    try client.send(get + get)
                    client.finishSending()
                    let answers = [try client.readAnswer(), try client.readAnswer()]
                    #expect(try client.readToEnd().isEmpty)
                    return answers
                }
                #expect(answers.map(\.text) == ["/a", "/a"])
            }
        }

        @Test func stopCancelsHandlersAndClosesConnections() async throws {
            let patient = PatientHandler()
            let server = try await LoopbackServer.start(handler: patient.handle)
            let clients = try (0..<10).map { _ in try RawClient(port: server.port) }
            for client in clients { try client.send(get) }
            #expect(try await eventually { patient.hasStarted(10) })
            async let other: Void = server.stop()
            await server.stop()
            await other
            #expect(server.statistics.openConnections == 0)
            #expect(try await eventually { patient.hasCancelled(10) })
            // Closed without an answer.
            for client in clients { #expect(try client.readToEnd().isEmpty) }
            await server.stop()
        }

        @Test func stopWithGraceFinishesRequests() async throws {
            let gate = AsyncStream.makeStream(of: Void.self)
            let started = Atomic(false)
            let server = try await LoopbackServer.start { _ in
                started.store(true, ordering: .sequentiallyConsistent)
                for await _ in gate.stream {}
                return .text("finished")
            }
            let idle = try RawClient(port: server.port)
            let busy = try RawClient(port: server.port)
            try busy.send(get)
            #expect(try await eventually { started.load(ordering: .sequentiallyConsistent) })
            async let stopped: Void = server.stop(grace: .seconds(30))
            #expect(try await eventually { server.statistics.openConnections == 1 })
            #expect(try idle.readToEnd().isEmpty)
            gate.continuation.finish()
            #expect(try await eventually { server.statistics.requestsHandled == 1 })
            let answer = try busy.readAnswer()
            #expect(answer.text == "finished")
            #expect(answer.head.contains("\r\nConnection: close\r\n"))
            #expect(try busy.readToEnd().isEmpty)
            busy.finishSending()
            await stopped
        }

        @Test func lastReferenceEndsTheServer() async throws {
            let patient = PatientHandler()
            var server: LoopbackServer? = try await LoopbackServer.start(handler: patient.handle)
            let client = try RawClient(port: try #require(server?.port))
            try client.send(get)
            #expect(try await eventually { patient.hasStarted(1) })
            server = nil
            #expect(try client.readToEnd().isEmpty)
            #expect(try await eventually { patient.hasCancelled(1) })
        }

        @Test func handlerMayStopItsServer() async throws {
            let holder = AsyncStream.makeStream(of: LoopbackServer.self)
            let server = try await LoopbackServer.start { _ in
                for await server in holder.stream { await server.stop() }
                return .text("never sent")
            }
            holder.continuation.yield(server)
            holder.continuation.finish()
            let port = server.port
            try await blocking {
                let client = try RawClient(port: port)
                try client.send(get)
                #expect(try client.readToEnd().isEmpty)
            }
            await server.stop()
        }

        @Test func portInUseIsNamed() async throws {
            try await withServer { server in
                let error = await #expect(throws: LoopbackError.self) {
                    try await LoopbackServer.start(port: server.port) { _ in Response() }
                }
                #expect(error == .portInUse(server.port))
                #expect(error?.description == "Port \(server.port) is in use.")
            }
        }

        @Test func portCanBeTakenAgain() async throws {
            for lastTry in [false, false, false, false, true] {
                do {
                    return try await takeAPortTwice()
                } catch LoopbackError.portInUse where !lastTry {
                    continue  // A server of another test has had it in between.
                }
            }
        }

        private func takeAPortTwice() async throws {
            let first = try await LoopbackServer.start { _ in Response(headers: ["Connection": "close"]) }
            let client = try RawClient(port: first.port)
            try client.send(get)
            // The server closes first here, which leaves its end in TIME_WAIT.
            #expect(try await eventually { first.statistics.requestsHandled == 1 })
            await first.stop()
            let second = try await LoopbackServer.start(port: first.port) { _ in .text("second") }
            #expect(second.port == first.port)
            await second.stop()
        }

        @Test func listensOnIPv6WhereThereIsSome() async throws {
            do {
                let server = try await LoopbackServer.start(address: .ipv6) { _ in Response() }
                #expect(server.baseURL == "http://[::1]:\(server.port)")
                await server.stop()
            } catch LoopbackError.systemCall(let call, let code) {
                #expect(["socket", "bind"].contains(call) && [EAFNOSUPPORT, EADDRNOTAVAIL].contains(code))
            }
        }

        @Test func givesAllDescriptorsBack() async throws {
            // Other suites open and close sockets meanwhile; a leak of one each time is far more than they have.
            let rounds = 300
            let before = openDescriptors()
            for round in 0..<rounds {
                let server = try await LoopbackServer.start { _ in round % 2 == 0 ? Response() : .dropConnection }
                let clients = try (0..<3).map { _ in try RawClient(port: server.port) }
                try clients[0].send(get)
                try clients[1].send("bad\r\n")
                if round % 3 == 0 { await server.stop() }
            }
            #expect(try await eventually { openDescriptors() < before + rounds / 2 })
        }
    }
}
