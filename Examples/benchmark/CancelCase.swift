import FoundationEssentials
import Terminal
import TwitterCurl
import TwitterHTTP

/// How long a cancelled request takes to come back, at each stage that it may have reached.
struct CancelCase: BenchmarkCase {
    static let name = "cancel"
    static let usage = """
        cancel [--requests N]
          Cancels requests to a server in this process while they wait for their turn, connect, shake hands, send, wait
          for an answer and read it, and writes a line for each stage with the median and the longest time until the
          caller has its CancellationError, in milliseconds, and how many connections the server still has then. The
          status is 1 if one took more than 50 ms, came back otherwise, or a connection stays.
          --requests N   for each stage; 100 without it
        """

    private struct Line: Encodable {
        var `case`: String
        var unit = "ms"
        var median: Double
        var longest: Double
        var connectionsLeft: Int
    }

    private let requests: Int

    init(_ options: inout Options) throws(UsageError) {
        requests = try options.number("--requests", default: 100)
    }

    func run() async throws {
        let server = try FaultyServer()
        defer { server.stop() }
        let limits = TransportLimits(connect: nil, idle: nil, total: nil)
        let silent = TransportRequest(method: .get, url: "\(server.url)/silent/0", limits: limits)
        var stages: [(name: String, request: TransportRequest, queued: Bool)] = [
            ("queued", silent, true), ("waiting", silent, false),
        ]
        var request = silent
        request.url = request.url.replacing("http://", with: "https://")
        stages.append(("tls", request, false))
        let full = try FullListener()
        defer { full.close() }
        request.url = full.url
        stages.append(("connecting", request, false))
        request = silent
        request.method = .post
        request.body = .pieces(BodyPieces(count: 1_000_000) { AsyncStream { $0.yield([1]) } })
        stages.append(("sending", request, false))
        request = silent
        request.url = "\(server.url)/reading/0"
        stages.append(("reading", request, false))

        var failed = false
        for stage in stages {
            let line = try await measure(stage.name, stage.request, queued: stage.queued, server)
            Terminal.write(try JSONEncoder.sorted.encode(line) + Data("\n".utf8))
            failed = failed || line.longest > 50 || line.connectionsLeft > 0
        }
        if failed { throw BenchmarkFailure(description: "A cancelled request took too long, or left a connection.") }
    }

    private func measure(
        _ name: String, _ request: TransportRequest, queued: Bool, _ server: FaultyServer
    ) async throws -> Line {
        let configuration = CurlConfiguration(maximumConnections: queued ? 1 : 64, proxy: .direct)
        let transport = CurlTransport(configuration: configuration)
        // Two turns are given out for one connection.
        let holders = queued ? (0..<2).map { _ in Task { try await transport.send(request) } } : []
        if queued { try await Task.sleep(for: .milliseconds(100)) }
        var times: [Double] = []
        // The first is not counted: with TLS it reads the certificates that are trusted.
        for number in 0...requests {
            let call = Task { try await transport.send(request) }
            try await Task.sleep(for: .milliseconds(10))
            let start = ContinuousClock.now
            call.cancel()
            do {
                _ = try await call.value
                throw BenchmarkFailure(description: "\(name): a cancelled request was answered.")
            } catch is CancellationError {
                if number > 0 { times.append(start.duration(to: .now) / .milliseconds(1)) }
            }
        }
        for holder in holders { holder.cancel() }
        for holder in holders { _ = await holder.result }
        // The server's threads see the end a moment later.
        for _ in 0..<200 where server.openConnections > 0 { try await Task.sleep(for: .milliseconds(5)) }
        let left = server.openConnections
        await transport.shutdown()
        times.sort()
        return Line(
            case: "cancel-\(name)", median: Self.short(times[times.count / 2]),
            longest: Self.short(times[times.count - 1]),
            connectionsLeft: left)
    }

    private static func short(_ milliseconds: Double) -> Double { (milliseconds * 1000).rounded() / 1000 }
}
