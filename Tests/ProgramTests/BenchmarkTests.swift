import FoundationEssentials
import LoopbackHTTP
import Testing

@Suite(.serialized) struct BenchmarkTests {
    private struct Line: Decodable {
        var `case`: String
        var unit: String
        var ours: Double
        var reference: Double
        var ratio: Double
        var minimum: Double
        var median: Double
        var p90: Double
    }

    private static func lines(of output: String) throws -> [Line] {
        try output.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    @Test(arguments: [
        ["transport", "--concurrency", "3", "--rounds", "4", "--requests", "40", "--idle", "5", "--reference", "poll"],
        ["transport", "--concurrency", "1", "--rounds", "1", "--requests", "10", "--reference", "epoll"],
        ["sign", "--requests", "60", "--rounds", "3"],
    ])
    func eachLineHasAllKeys(arguments: [String]) async throws {
        let server = try await LoopbackServer.start { _ in .text("{}") }
        let isTransport = arguments[0] == "transport"
        let run = try await Program("benchmark").run(arguments + (isTransport ? ["--url", server.baseURL + "/"] : []))
        #expect(run.status == 0 && run.errors == "")
        let lines = try Self.lines(of: run.output)
        let hasIdle = arguments.contains("--idle")
        #expect(lines.map(\.case) == (hasIdle ? [arguments[0], "transport-idle"] : [arguments[0]]))
        for line in lines {
            #expect(line.unit == (isTransport ? "requests/s" : "signatures/s"))
            #expect(line.ours > 0 && line.reference > 0 && line.ratio > 0)
            #expect(line.minimum <= line.median && line.median <= line.p90)
        }
        await server.stop()
    }

    @Test func decodingIsComparedAndItsAllocationsAreCounted() async throws {
        let run = try await Program("benchmark").run(["decode", "--rounds", "1", "--passes", "1"])
        #expect(run.status == 0 && run.errors == "")
        let lines = run.output.split(separator: "\n")
        let cases = ["decode-timeline", "decode-users", "decode-ids", "decode-untyped"]
        for (index, name) in cases.enumerated() {
            let line = try JSONDecoder().decode(Line.self, from: Data(lines[index * 2].utf8))
            #expect(line.case == name && line.ours > 0 && line.reference > 0)
            #expect(lines[index * 2 + 1].contains("\"case\":\"\(name)-allocations\""))
        }
        #expect(lines.count == 2 * cases.count)
    }

    @Test func pagingIsComparedInIDs() async throws {
        let run = try await Program("benchmark").run(["paging", "--pages", "6", "--rounds", "3"])
        #expect(run.status == 0 && run.errors == "")
        let lines = try Self.lines(of: run.output)
        #expect(lines.map(\.case) == ["paging"] && lines.map(\.unit) == ["ids/s"])
        #expect(lines.allSatisfy { $0.ours > 0 && $0.reference > 0 && $0.minimum <= $0.p90 })
    }

    @Test func withoutAWayTheFasterOneIsTakenAndNamed() async throws {
        let server = try await LoopbackServer.start { _ in .text("{}") }
        let run = try await Program("benchmark").run(
            ["transport", "--url", server.baseURL, "--concurrency", "8", "--rounds", "1", "--requests", "20"])
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("reference: poll (tried: ") || run.errors.hasPrefix("reference: epoll (tried: "))
        await server.stop()
    }

    @Test(arguments: [
        [], ["unknown"], ["transport"], ["transport", "--url"],
        ["transport", "--url", "http://127.0.0.1:1/", "--rounds", "0"],
        ["transport", "--url", "http://127.0.0.1:1/", "--requests", "many"],
        ["transport", "--url", "http://127.0.0.1:1/", "--reference", "select"],
        ["transport", "--url", "http://127.0.0.1:1/", "--insecure", "--cacert", "file"], ["sign", "--url", "x"],
    ])
    func wrongUseIsRefused(arguments: [String]) async throws {
        let run = try await Program("benchmark").run(arguments)
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.hasPrefix("error: ") && run.errors.contains("usage: benchmark CASE"))
    }

    @Test func helpNamesEachKey() async throws {
        let run = try await Program("benchmark").run(["--help"])
        #expect(run.status == 0 && run.errors == "")
        for key in ["case", "unit", "ours", "reference", "ratio", "minimum", "median", "p90", "--rounds", "--idle"] {
            #expect(run.output.contains("\n  \(key) ") || run.output.contains("    \(key) "))
        }
    }

    @Test func aServiceThatIsDownOrRefusesFails() async throws {
        let server = try await LoopbackServer.start { _ in .text("no", status: 503) }
        let refused = try await Program("benchmark").run(["transport", "--url", server.baseURL])
        #expect(refused.status == 1 && refused.output == "")
        #expect(refused.errors == "error: The server answered with HTTP 503.\n")
        await server.stop()
        let gone = try await Program("benchmark").run(["transport", "--url", "http://127.0.0.1:1/"])
        #expect(gone.status == 1 && gone.output == "" && gone.errors.hasPrefix("error: "))
    }
}
