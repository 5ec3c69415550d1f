import Testing
import Twitter
import TwitterSandbox

@Suite struct ScriptedTransportTests {
    private let request = TransportRequest(method: .get, url: "https://h/", headers: ["Authorization": "S3CRET-MARK"])

    @Test func stepsAreTakenInOrderAndRunOut() async throws {
        let transport = ScriptedTransport([
            { _ in .json("1") },
            { request in .json("{}", status: request.method == .get ? 418 : 500, headers: ["X": "y"]) },
            { _ in throw TransportError(kind: .connectionLost, stage: .sending, message: "lost") },
        ])
        #expect(try await transport.send(request).body == Array("1".utf8))
        let second = try await transport.send(request)
        #expect(second.status == 418)
        #expect(second.headers["x"] == "y")
        #expect(second.headers["content-type"] == "application/json; charset=utf-8")
        let third = await #expect(throws: TransportError.self) { try await transport.send(request) }
        #expect(third?.kind == .connectionLost)
        let fourth = await #expect(throws: TransportError.self) { try await transport.send(request) }
        #expect(fourth?.kind == .unavailable && fourth?.requestMayHaveBeenSent == false)
        #expect(transport.requests == [request, request, request, request])
        #expect(!showsSecret("\(transport.requests)") && !showsSecret(dumped(transport.requests)))
    }

    @Test func oneStepForEveryRequest() async throws {
        let transport = ScriptedTransport(always: { .json("\"\($0.url)\"") })
        for _ in 0..<3 { #expect(try await transport.send(request).body == Array("\"https://h/\"".utf8)) }
        #expect(transport.requests.count == 3)
    }

    @Test func cancelledTaskTakesNoStep() async throws {
        let transport = ScriptedTransport([{ _ in .json("1") }])
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await transport.send(request)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(transport.requests.isEmpty)
        #expect(try await transport.send(request).status == 200)
    }
}
