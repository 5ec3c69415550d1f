import FoundationEssentials
import Locking
import SeededRandom
import Terminal
import TwitterCurl
import TwitterHTTP

/// Many requests for a long time, with faults, cancellations and sizes at random, and what they leave behind.
struct SoakCase: BenchmarkCase {
    static let name = "soak"
    static let usage = """
        soak [--seconds N] [--concurrency N] [--seed N]
          Sends requests to a server in this process that answers rightly or breaks off in a random way; cancels some,
          streams some, sends bodies of random sizes. Writes a line with how the requests ended and what is left of
          descriptors, threads and connections once the transport has ended. The status is 1 if a right answer came with
          other bytes, a request was stuck, or anything is left.
          --seconds N       600 without it
          --concurrency N   requests at once; 96 without it
          --seed N          of the random choices; a new one without it, which the line tells
        """

    private struct Line: Encodable {
        var `case` = "soak"
        var seed: UInt64
        var seconds: Int
        var requests = 0
        var answered = 0
        var cancelled = 0
        /// How often each kind of error was seen.
        var errors: [String: Int] = [:]
        /// Right answers with wrong bytes, and errors where none may be.
        var wrong = 0
        /// Requests that took longer than all their limits together.
        var stuck = 0
        var slowestMilliseconds = 0
        var peakRSS = 0
        /// At a tenth of the time and at its end; a leak would show as growth.
        var earlyRSS = 0
        var lateRSS = 0
        var descriptorsLeft = 0
        var threadsLeft = 0
        var connectionsLeft = 0

        var isRight: Bool {
            wrong == 0 && stuck == 0 && descriptorsLeft <= 0 && threadsLeft <= 0 && connectionsLeft == 0
        }
    }

    private let seconds: Int
    private let concurrency: Int
    private let seed: UInt64

    init(_ options: inout Options) throws(UsageError) {
        seconds = try options.number("--seconds", default: 600)
        concurrency = try options.number("--concurrency", default: 96)
        seed = UInt64(try options.number("--seed", default: Int.random(in: 1...1_000_000)))
    }

    func run() async throws {
        // The threads and descriptors that the process keeps come with a first second of the same.
        _ = try await work(seconds: 1)
        let (descriptors, threads) = (ProcessUsage.descriptors, ProcessUsage.threads)
        var report = try await work(seconds: seconds)
        for _ in 0..<500 where ProcessUsage.threads > threads {
            try await Task.sleep(for: .milliseconds(10))
        }
        report.descriptorsLeft = ProcessUsage.descriptors - descriptors
        report.threadsLeft = ProcessUsage.threads - threads
        report.peakRSS = ProcessUsage.peakMemory
        Terminal.write(try JSONEncoder.sorted.encode(report) + Data("\n".utf8))
        guard report.isRight else { throw BenchmarkFailure(description: "The soak found a fault; see the line.") }
    }

    /// Sends for so many seconds, with a server and a transport that are gone when it comes back.
    private func work(seconds: Int) async throws -> Line {
        let server = try FaultyServer()
        let transport = CurlTransport(configuration: CurlConfiguration(maximumConnections: 32))
        let line = Locked(Line(seed: seed, seconds: seconds))
        let end = ContinuousClock.now + .seconds(seconds)
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<concurrency {
                group.addTask {
                    var random = Seeded(seed: seed &+ UInt64(worker) &* 7919)
                    while ContinuousClock.now < end {
                        await request(to: server, by: transport, &random, line)
                    }
                }
            }
            group.addTask {
                try? await Task.sleep(for: .milliseconds(seconds * 100))
                line.withLock { $0.earlyRSS = ProcessUsage.memory }
            }
        }
        line.withLock { $0.lateRSS = ProcessUsage.memory }
        await transport.shutdown()
        // Threads and sockets of the server go a moment after their peers.
        for _ in 0..<500 where server.openConnections > 0 { try await Task.sleep(for: .milliseconds(10)) }
        let left = server.openConnections
        server.stop()
        return line.withLock { line in
            line.connectionsLeft = left
            return line
        }
    }

    // MARK: One request

    private enum Ending {
        case answered, cancelled
        case failed(TransportError.Kind)
        case wrong
    }

    private func request(
        to server: FaultyServer, by transport: CurlTransport, _ random: inout Seeded, _ line: Locked<Line>
    ) async {
        let kind = FaultyServer.Kind.allCases.randomElement(using: &random) ?? .right
        let size = [0, 1, 1_000, 40_000, 300_000, 2_000_000].randomElement(using: &random) ?? 0
        var request = TransportRequest(
            method: Bool.random(using: &random) ? .get : .post, url: "\(server.url)/\(kind)/\(size)")
        if request.method == .post { request.body = Self.body(&random) }
        request.limits = TransportLimits(
            queue: .seconds(10), idle: .milliseconds(Int.random(in: 300...2_000, using: &random)), total: .seconds(10))
        let streams = Int.random(in: 0..<3, using: &random) == 0
        let stopsReading = streams && Int.random(in: 0..<3, using: &random) == 0
        let patience: Duration? =
            Int.random(in: 0..<4, using: &random) == 0
            ? .microseconds(Int.random(in: 0...60_000, using: &random)) : nil

        let start = ContinuousClock.now
        let call = Task { [request] in
            await Self.send(
                request, kind, size, streams: streams, stopsReading: stopsReading, by: transport)
        }
        if let patience {
            try? await Task.sleep(for: patience)
            call.cancel()
        }
        let ending = await call.value
        let milliseconds = Int(start.duration(to: .now) / .milliseconds(1))
        line.withLock { line in
            line.requests += 1
            line.slowestMilliseconds = max(line.slowestMilliseconds, milliseconds)
            if milliseconds > 30_000 { line.stuck += 1 }
            switch ending {
            case .answered: line.answered += 1
            case .cancelled: if patience == nil { line.wrong += 1 } else { line.cancelled += 1 }
            case .failed(let kind): line.errors[kind.description, default: 0] += 1
            case .wrong: line.wrong += 1
            }
        }
    }

    private static func body(_ random: inout Seeded) -> TransportBody {
        let size = [0, 10, 70_000, 1_000_000].randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return .bytes(Array(repeating: 1, count: size))
        case 1:
            return .pieces(
                BodyPieces(count: size) {
                    AsyncStream { continuation in
                        for start in stride(from: 0, to: size, by: 30_000) {
                            continuation.yield(Array(repeating: 1, count: min(30_000, size - start)))
                        }
                        continuation.finish()
                    }
                })
        default: return .multipart([MultipartPart(name: "media", bytes: Array(repeating: 1, count: size))])
        }
    }

    private static func send(
        _ request: TransportRequest, _ kind: FaultyServer.Kind, _ size: Int, streams: Bool, stopsReading: Bool,
        by transport: CurlTransport
    ) async -> Ending {
        do {
            let (status, count): (Int, Int)
            if streams {
                let response = try await transport.stream(request)
                var total = 0
                for try await piece in response.body {
                    total += piece.count
                    if stopsReading { return .answered }
                }
                (status, count) = (response.status, total)
            } else {
                let response = try await transport.send(request)
                (status, count) = (response.status, response.body.count)
            }
            switch kind {
            case .right, .chunked, .slow, .closedAfter: return status == 200 && count == size ? .answered : .wrong
            case .early: return status == 413 && count == 0 ? .answered : .wrong
            default: return .wrong
            }
        } catch is CancellationError {
            return .cancelled
        } catch let error as TransportError {
            return .failed(error.kind)
        } catch {
            return .wrong
        }
    }
}
