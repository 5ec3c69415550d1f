import Terminal
import Twitter

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
        /// In bytes, of this process, which the sandbox is not in.
        var peakRSS = 0
        /// Beyond those that were there before, once the client has ended.
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
        let server = try ServerProcess()
        let address = try server.address()
        // The pool's own threads and descriptors come once and stay; a few calls bring them, and a first sleep.
        try await Task.sleep(for: .milliseconds(1))
        _ = try await callOnce(address, calls: min(calls, 1000))
        let threads = ProcessUsage.threads
        let descriptors = ProcessUsage.descriptors
        var report = try await callOnce(address, calls: calls)
        report.peakRSS = ProcessUsage.peakMemory
        // A thread is gone from the list a moment after it has ended.
        for _ in 0..<200 where ProcessUsage.threads > threads {
            try await Task.sleep(for: .milliseconds(10))
        }
        report.threadsLeft = ProcessUsage.threads - threads
        report.descriptorsLeft = ProcessUsage.descriptors - descriptors
        report.mostConnections = try server.end().mostConnections
        return report
    }

    private func callOnce(_ address: ServerProcess.Address, calls: Int) async throws -> Report {
        let user = address.userID
        let twitter = TwitterAPI(
            auth: .oauth1(
                consumer: OAuthConsumer(key: address.consumer[0], secret: address.consumer[1]),
                token: OAuthToken(token: address.token[0], secret: address.token[1])),
            service: .custom(address.url))

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
        return report
    }

    private static func call(_ twitter: TwitterAPI, as user: User.ID) async -> Ending {
        do {
            return try await ending(twitter.verify(), user)
        } catch {
            return ending(error)
        }
    }

    // Not inlined, so that a call that waits holds nothing for what comes after.

    @inline(never)
    private static func ending(_ verification: Verification, _ user: User.ID) -> Ending {
        verification.userID == user ? .answered : .failed
    }

    @inline(never)
    private static func ending(_ error: any Error) -> Ending { error is CancellationError ? .cancelled : .failed }

    private static func call(_ twitter: TwitterAPI, as user: User.ID, cancelledAfter delay: Duration) async -> Ending {
        let call = Task { await Self.call(twitter, as: user) }
        try? await Task.sleep(for: delay)
        call.cancel()
        return await call.value
    }
}
