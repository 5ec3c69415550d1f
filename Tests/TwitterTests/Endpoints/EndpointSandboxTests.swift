import FoundationEssentials
import Testing

@testable import Twitter
@testable import TwitterSandbox

/// Every row of the table is sent to a sandbox, through the typed method, and read as the method's model.
@Suite(.serialized, .timeLimit(.minutes(5))) struct EndpointSandboxTests {
    @Test(arguments: EndpointTableTests.rows) func sandboxAnswers(row: EndpointRow) async throws {
        var configuration = SandboxConfiguration()
        configuration.dialect = row.exchange.dialect
        configuration.fill = { EndpointWorld.fill(&$0, now: $1) }
        let sandbox = try await Sandbox.start(configuration)
        let twitter = TwitterAPI(
            auth: .oauth1(consumer: EndpointWorld.consumer, token: sandbox.users[0].token), service: sandbox.service)
        do {
            try await row.exchange.prepare(twitter)
            try await check(row, twitter)
        } catch {
            Issue.record("\(error); refused because: \(sandbox.log.last?.refusal ?? "-")")
        }
        #expect(sandbox.log.last?.endpoint == row.endpoint)
        await twitter.shutdown()
        await sandbox.stop()
    }

    private func check(_ row: EndpointRow, _ twitter: TwitterAPI) async throws {
        switch row.exchange.outcome {
        case .answer:
            let reply = try await row.exchange.run(twitter)
            #expect(reply.holdsSomething != false)
        case .nothing(let reason):
            let reply = try await row.exchange.run(twitter)
            #expect(reply.holdsSomething == false, "\(reason)")
        case .refusal(let status, let reason):
            let error = await #expect(throws: TwitterError.self, "\(reason)") {
                try await row.exchange.run(twitter)
            }
            #expect(error?.status == status, "\(reason)")
        }
    }

    /// A refusal is no answer: some other row of the endpoint must get one.
    @Test func everyEndpointIsAnswered() {
        let answered = Set(EndpointTableTests.rows.filter(\.exchange.isAnswered).map(\.endpoint))
        let missing = Set(EndpointTableTests.rows.map(\.endpoint)).subtracting(answered)
        #expect(missing == [])
    }

    @Test func coverageListsWhatTheMethodsCall() {
        let called = Set(EndpointTableTests.rows.map(\.endpoint))
        let covered = Sandbox.coverage.map(\.endpoint)
        #expect(called.subtracting(covered) == [])
        #expect(Set(covered).subtracting(called) == [])
        #expect(Set(covered).count == covered.count)
        // 216 of the reference, 18 of compatible servers.
        #expect(covered.count == 234)
        let ofCompatibleServers = Sandbox.coverage.filter { $0.dialects == [.gnuSocial] }
        #expect(ofCompatibleServers.count == 17)
        // The one that both have.
        #expect(Sandbox.coverage.contains { $0.endpoint == "GET help/test" && $0.dialects.count == 2 })
    }

    /// Whoever lists an endpoint as one with an effect names a test that is there.
    @Test func namedTestsExist() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "TwitterSandboxTests")
        let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        for endpoint in Sandbox.coverage {
            guard let test = endpoint.test else { continue }
            let halves = test.split(separator: ".")
            let isThere = sources.contains {
                $0.contains("struct \(halves[0]) {") && $0.contains("func \(halves[halves.count - 1])(")
            }
            #expect(halves.count == 2 && isThere, "\(endpoint.line)")
        }
        #expect(Sandbox.coverage.contains { $0.test != nil } && Sandbox.coverage.contains { $0.test == nil })
    }
}
