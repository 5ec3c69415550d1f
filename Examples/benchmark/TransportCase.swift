import CReference
import TwitterCurl
import TwitterHTTP

/// Small requests through ``CurlTransport``, against a bare libcurl multi loop in C.
struct TransportCase: BenchmarkCase {
    static let name = "transport"
    static let usage = """
        transport --url URL [--concurrency N] [--requests N] [--rounds N] [--idle N] [--cacert FILE | --insecure]
                  [--reference poll | epoll]
          GET requests of one address. Ours: N tasks, each of which sends the next request through CurlTransport.
          Reference: one thread and one libcurl multi handle in C, with an easy handle for each request at once that is
          set up once; the body is collected in memory, header lines are parsed by libcurl alone. Both keep their
          connections, send the same header fields and use HTTP/2 where https offers it.
          --url URL         the address, of which each answer must have the status 200
          --concurrency N   requests at once; 64 without it
          --requests N      requests each way; 30000 without it
          --idle N          a second line, transport-idle: ours is CurlTransport with N streams open beside the requests,
                            whose answers have begun and go on without a byte; reference is CurlTransport without them
          --cacert FILE     trust these certificates alone
          --insecure        accept any certificate
          --reference WAY   how the bare loop waits: poll (curl_multi_poll) or epoll (curl_multi_socket_action and
                            epoll); without it the one that is faster in a short trial, which standard error names
        """

    private let url: String
    private let concurrency: Int
    private let requests: Int
    private let rounds: Int
    private let idle: Int
    private let trust: CurlTrust
    private let wait: creference_wait?

    init(_ options: inout Options) throws(UsageError) {
        guard let url = try options.text("--url") else { throw UsageError(sentence: "--url is missing") }
        self.url = url
        concurrency = try options.number("--concurrency", default: 64)
        requests = try options.number("--requests", default: 30_000)
        rounds = try options.number("--rounds", default: Comparison.usualRounds)
        idle = try options.number("--idle", default: 0, atLeast: 0)
        let file = try options.text("--cacert")
        let acceptsAny = options.flag("--insecure")
        if acceptsAny, file != nil { throw UsageError(sentence: "--cacert and --insecure do not go together") }
        trust = acceptsAny ? .insecurelyAcceptingAnyCertificate : file.map { .certificateAuthorityFile($0) } ?? .system
        switch try options.text("--reference") {
        case nil: wait = nil
        case "poll": wait = CREFERENCE_POLL
        case "epoll": wait = CREFERENCE_EPOLL
        case let other?: throw UsageError(sentence: "--reference cannot be \(other)")
        }
    }

    func run() async throws {
        let transport = CurlTransport(configuration: configuration)
        // Says what is wrong with the address before the reference, which knows less about it.
        try await send(concurrency, through: transport)
        let bare = try BareLoop(url: url, concurrency: concurrency, trust: trust, wait: wait)
        try await Comparison(name: Self.name, unit: "requests/s", work: requests, rounds: rounds).run(
            ours: { try await send($0, through: transport) }, reference: { try bare.run($0) })
        if idle > 0 { try await runBesideIdleStreams(without: transport) }
        await transport.shutdown()
    }

    private func runBesideIdleStreams(without transport: CurlTransport) async throws {
        let crowded = CurlTransport(configuration: configuration)
        var streams = try await IdleStreams(idle, through: crowded)
        try await Comparison(name: "transport-idle", unit: "requests/s", work: requests, rounds: rounds).run(
            ours: { try await send($0, through: crowded) }, reference: { try await send($0, through: transport) })
        try streams.close()
        await crowded.shutdown()
    }

    private var configuration: CurlConfiguration {
        CurlConfiguration(maximumConnections: concurrency + idle, trust: trust)
    }

    /// Sends so many requests, as many at once as there are tasks.
    private func send(_ count: Int, through transport: CurlTransport) async throws {
        let request = TransportRequest(method: .get, url: url)
        let turns = Turns(count)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<concurrency {
                group.addTask {
                    while turns.take() {
                        let response = try await transport.send(request)
                        guard response.status == 200 else {
                            throw BenchmarkFailure(description: "The server answered with HTTP \(response.status).")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
