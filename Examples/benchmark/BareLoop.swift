import CReference
import Terminal
import TwitterCurl

/// Owns the C loop that the transport is compared with.
final class BareLoop {
    private let loop: OpaquePointer

    /// Creates a loop; without a way to wait for sockets it tries both and takes the faster one.
    convenience init(url: String, concurrency: Int, trust: CurlTrust, wait: creference_wait?) throws {
        let wait = if let wait { wait } else { try Self.fasterWait(url: url, concurrency: concurrency, trust: trust) }
        try self.init(url, concurrency, trust, wait)
    }

    private init(_ url: String, _ concurrency: Int, _ trust: CurlTrust, _ wait: creference_wait) throws {
        let file: String? =
            switch trust {
            case .system: nil
            case .certificateAuthorityFile(let path): path
            case .insecurelyAcceptingAnyCertificate: ""
            }
        guard let loop = creference_loop_create(url, Int32(clamping: concurrency), wait, file) else {
            throw BenchmarkFailure(description: "libcurl gives the bare loop no handle.")
        }
        self.loop = loop
    }

    deinit { creference_loop_free(loop) }

    /// Does so many requests.
    func run(_ count: Int) throws {
        guard creference_loop_run(loop, Int64(count)) == count else {
            let text = String(cString: creference_loop_error(loop))
            throw BenchmarkFailure(description: "The bare loop failed: \(text).")
        }
    }

    private static func fasterWait(url: String, concurrency: Int, trust: CurlTrust) throws -> creference_wait {
        let ways = [CREFERENCE_POLL, CREFERENCE_EPOLL]
        let loops = try ways.map { try BareLoop(url, concurrency, trust, $0) }
        var times = [Duration.zero, .zero]
        for trial in 0..<11 {
            for (index, loop) in loops.enumerated() {
                let time = try ContinuousClock().measure { try loop.run(1000) }
                if trial > 0 { times[index] += time }  // The first opens the connections.
            }
        }
        let usesEpoll = times[1] < times[0]
        let speeds = times.map { "\(Int(10_000 / ($0 / .seconds(1))))/s" }
        Terminal.note("reference: \(usesEpoll ? "epoll" : "poll") (tried: poll \(speeds[0]), epoll \(speeds[1]))")
        return ways[usesEpoll ? 1 : 0]
    }
}
