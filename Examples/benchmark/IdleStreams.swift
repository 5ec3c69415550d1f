import TwitterCurl
import TwitterHTTP

/// Answers that have begun and do not go on, each over a connection of its own.
struct IdleStreams {
    private var responses: [StreamedResponse] = []
    private let server: IdleServer

    /// Opens them; when this returns, the transport has the header of each answer.
    init(_ count: Int, through transport: CurlTransport) async throws {
        server = try IdleServer.start(connections: count)
        let limits = TransportLimits(connect: .seconds(30), idle: nil, total: nil)
        let request = TransportRequest(method: .get, url: server.url, limits: limits)
        responses = try await withThrowingTaskGroup(of: StreamedResponse.self) { group in
            for _ in 0..<count { group.addTask { try await transport.stream(request) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Ends them.
    ///
    /// - Throws: ``BenchmarkFailure`` if one of them had ended by itself.
    mutating func close() throws {
        let (count, ended) = (responses.count, server.ended)
        responses = []
        server.stop()
        guard ended == 0 else {
            throw BenchmarkFailure(description: "\(ended) of \(count) idle streams did not stay open.")
        }
    }
}
