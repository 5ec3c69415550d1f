import TwitterCurl
import TwitterHTTP

/// Requests whose answers have begun and do not go on, each over a connection of its own.
struct IdleStreams {
    private let tasks: [Task<Void, Never>]
    private let server: IdleServer

    /// Opens them; when this returns, the transport has the beginning of each answer, or will have it in a moment.
    static func open(_ count: Int, through transport: CurlTransport) async throws -> IdleStreams {
        let server = try IdleServer.start(connections: count)
        let limits = TransportLimits(connect: .seconds(10), idle: nil, total: nil)
        let request = TransportRequest(method: .get, url: server.url, limits: limits)
        let tasks = (0..<count).map { _ in Task { _ = try? await transport.send(request) } }
        for _ in 0..<1000 where server.answered < count { try await Task.sleep(for: .milliseconds(10)) }
        guard server.answered == count else {
            throw BenchmarkFailure(description: "Only \(server.answered) of \(count) idle streams could be opened.")
        }
        return IdleStreams(tasks: tasks, server: server)
    }

    /// Ends them.
    ///
    /// - Throws: ``BenchmarkFailure`` if one of them had ended by itself.
    func close() async throws {
        let open = server.answered - server.ended
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        server.stop()
        guard open == tasks.count else {
            throw BenchmarkFailure(description: "Only \(open) of \(tasks.count) idle streams stayed open.")
        }
    }
}
