import Glibc
import TwitterCurl
import TwitterHTTP

/// Measures what a name look-up that takes seconds does to its own request, when that is given up, and to others.
///
/// The argument is the port of a server on loopback; `slow_lookup.c` must be preloaded.
@main
struct Lookups {
    let port: String
    let transport = CurlTransport(configuration: CurlConfiguration(proxy: .direct))
    /// How many look-ups sleep at the moment.
    let underWay: @convention(c) () -> Int32

    static func main() async throws {
        guard CommandLine.arguments.count == 2, let symbol = dlsym(nil, "slow_lookups_under_way") else {
            fail("usage: LD_PRELOAD=slow_lookup.so lookups PORT")
        }
        let underWay = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
        try await Lookups(port: CommandLine.arguments[1], underWay: underWay).run()
    }

    func run() async throws {
        _ = try await transport.send(get("127.0.0.1"))  // What is set up once is no part of what follows.

        let patient = Task { try await transport.send(get("patient.slow.test")) }
        await waitForLookups(1)
        try await measureOthers("a request beside a look-up")

        var tasks = (0..<10).map { index in Task { try await transport.send(get("name\(index).slow.test")) } }
        await waitForLookups(11)
        try await measureOthers("a request beside eleven look-ups")
        for task in tasks { try await measureCancelling(task) }
        check(underWay() == 11, "all look-ups still sleep")
        try await measureOthers("a request beside eleven look-ups, ten of which nobody waits for")

        for (name, limits) in [
            ("connect", TransportLimits(connect: .milliseconds(100))),
            ("total", TransportLimits(total: .milliseconds(100))),
        ] {
            let start = ContinuousClock.now
            let error = await failure { try await transport.send(get("\(name).slow.test", limits)) }
            report("past a \(name) limit of 100 ms", ContinuousClock.now - start - .milliseconds(100))
            check((error as? TransportError)?.stage == .connecting, "the error says that it was connecting: \(error)")
            check((error as? TransportError)?.requestMayHaveBeenSent == false, "nothing was sent")
        }

        check(underWay() > 0, "a look-up still sleeps")
        let response = try await patient.value
        check(response.status == 200, "who waits gets the answer")

        await waitForLookups(0)
        tasks = [Task { try await transport.send(get("last.slow.test")) }]
        await waitForLookups(1)
        let start = ContinuousClock.now
        await transport.shutdown()
        report("shutting down", ContinuousClock.now - start)
        check((await failure { try await tasks[0].value } as? TransportError)?.kind == .shutDown, "it was shut down")
    }

    private func measureCancelling(_ task: Task<TransportResponse, any Error>) async throws {
        let start = ContinuousClock.now
        task.cancel()
        let error = await failure { try await task.value }
        report("cancelling", ContinuousClock.now - start)
        check(error is CancellationError, "it was cancelled: \(error)")
    }

    /// The longest of some requests to a server whose address is known.
    private func measureOthers(_ name: String) async throws {
        var longest = Duration.zero
        for _ in 0..<20 {
            let start = ContinuousClock.now
            _ = try await transport.send(get("127.0.0.1"))
            longest = max(longest, ContinuousClock.now - start)
        }
        check(underWay() > 0, "a look-up still sleeps")
        // On a machine with much else to do; a stalled one would take as long as the look-up, some seconds.
        report(name, longest, under: .seconds(1))
    }

    private func get(_ host: String, _ limits: TransportLimits = TransportLimits()) -> TransportRequest {
        TransportRequest(method: .get, url: "http://\(host):\(port)/", limits: limits)
    }

    private func waitForLookups(_ count: Int32) async {
        for _ in 0..<2_000 where underWay() != count { try? await Task.sleep(for: .milliseconds(5)) }
        check(underWay() == count, "\(count) look-ups sleep, not \(underWay())")
    }

    private func failure(_ body: () async throws -> TransportResponse) async -> any Error {
        do {
            let response = try await body()
            Self.fail("an answer came: \(response.status)")
        } catch {
            return error
        }
    }

    /// Prints a time that must stay under a bound.
    private func report(_ name: String, _ time: Duration, under bound: Duration = .milliseconds(50)) {
        let milliseconds = (time / .microseconds(1)).rounded() / 1_000
        print("\(name): \(milliseconds) ms")
        check(time < bound, "it took less than \(bound)")
    }

    private func check(_ condition: Bool, _ what: String) {
        if !condition { Self.fail("not so: \(what)") }
    }

    private static func fail(_ message: String) -> Never {
        print(message)
        exit(1)
    }
}
