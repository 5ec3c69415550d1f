import FoundationEssentials
import LoopbackHTTP
import Twitter
import TwitterSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Many calls at once, and what they leave behind.
struct LoadRun {
    let calls: Int
    let cancels: Bool

    /// How the calls ended and what they took.
    struct Report: Encodable {
        var calls: Int
        var answered = 0
        var cancelled = 0
        var failed = 0
        var mostConnections = 0
        /// In bytes, of the whole process, the sandbox included.
        var peakRSS = 0
        /// Beyond those that were there before, once client and sandbox have ended.
        var threadsLeft = 0
        var descriptorsLeft = 0
        var seconds = 0.0

        /// The server still counts a connection for a moment that a cancelled call has closed.
        private var connectionLimit: Int { cancelled == 0 ? 64 : 128 }

        var isRight: Bool {
            answered + cancelled == calls && failed == 0 && mostConnections <= connectionLimit && descriptorsLeft <= 0
                && threadsLeft <= 0
        }
    }

    private enum Ending: Sendable {
        case answered, cancelled, failed
    }

    func run() async throws -> Report {
        // The pool's own threads and descriptors come once and stay; a first call brings them.
        _ = try await callOnce()
        let threads = Self.entries(of: "/proc/self/task")
        let descriptors = Self.entries(of: "/proc/self/fd")
        var report = try await callOnce()
        report.peakRSS = Self.peakRSS
        // A thread is gone from the list a moment after it has ended.
        for _ in 0..<200 where Self.entries(of: "/proc/self/task") > threads {
            try await Task.sleep(for: .milliseconds(10))
        }
        report.threadsLeft = Self.entries(of: "/proc/self/task") - threads
        report.descriptorsLeft = Self.entries(of: "/proc/self/fd") - descriptors
        return report
    }

    private func callOnce() async throws -> Report {
        var configuration = SandboxConfiguration()
        configuration.limits["GET account/verify_credentials"] = .max
        let sandbox = try await Sandbox.start(configuration)
        let user = sandbox.users[2].id
        let twitter = TwitterAPI(
            auth: .oauth1(consumer: sandbox.consumer, token: sandbox.users[2].token), service: sandbox.service)

        let start = ContinuousClock.now
        var report = Report(calls: calls)
        await withTaskGroup(of: Ending.self) { group in
            for _ in 0..<calls {
                if cancels, Bool.random() {
                    let delay = Duration.microseconds(Int.random(in: 0..<1_000_000))
                    group.addTask { await Self.call(twitter, as: user, cancelledAfter: delay) }
                } else {
                    group.addTask { await Self.call(twitter, as: user) }
                }
            }
            for await ending in group {
                switch ending {
                case .answered: report.answered += 1
                case .cancelled: report.cancelled += 1
                case .failed: report.failed += 1
                }
            }
        }
        report.seconds = start.duration(to: .now) / .seconds(1)
        await twitter.shutdown()
        report.mostConnections = sandbox.statistics.mostOpenConnections
        await sandbox.stop()
        return report
    }

    private static func call(_ twitter: TwitterAPI, as user: User.ID) async -> Ending {
        do {
            return try await twitter.verify().userID == user ? .answered : .failed
        } catch {
            return error is CancellationError ? .cancelled : .failed
        }
    }

    private static func call(_ twitter: TwitterAPI, as user: User.ID, cancelledAfter delay: Duration) async -> Ending {
        let call = Task { await Self.call(twitter, as: user) }
        try? await Task.sleep(for: delay)
        call.cancel()
        return await call.value
    }

    private static func entries(of folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }

    private static var peakRSS: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
