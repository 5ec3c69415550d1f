import Locking
import Readiness
import TwitterHTTP

/// The seat from which the loop is driven: its thread has it while requests are under way, and for a moment a caller may.
///
/// Between two threads a request waits twice until the other one is awake, which takes longer than the answer of a server
/// on the same machine. So a caller that finds the loop at rest does the work itself, as long as answers come that
/// quickly; whatever takes longer is left to the loop's thread.
final class LoopSeat: Sendable {
    private let loop = Locked<CurlLoop?>(nil)

    /// Starts the thread of a transport.
    ///
    /// - Parameters:
    ///   - configuration: How the transport behaves.
    ///   - mailbox: Where commands come from; it is told when the thread is done, or cannot be.
    ///   - wakeup: What the mailbox signals.
    func start(configuration: CurlConfiguration, mailbox: Mailbox, wakeup: Wakeup) {
        do throws(SystemError) {
            try BackgroundThread.start(name: "twitter-curl") { [self] in
                mailbox.end(because: runUntilEnd(configuration, mailbox, wakeup))
            }
        } catch {
            mailbox.end(because: .unavailable("No thread could be started: \(error)."))
        }
    }

    /// Makes a loop, drives it and lets go of it.
    ///
    /// - Returns: Why it ended.
    private func runUntilEnd(
        _ configuration: CurlConfiguration, _ mailbox: Mailbox, _ wakeup: Wakeup
    ) -> TransportError {
        defer { loop.withLock { $0 = nil } }
        do throws(TransportError) {
            try loop.withLock { loop throws(TransportError) in
                loop = try CurlLoop(configuration: configuration, mailbox: mailbox, wakeup: wakeup)
            }
            while true {
                switch loop.withLock({ $0?.work() ?? .end(.shutDown) }) {
                case .end(let reason): return reason
                case .rest(let milliseconds): wakeup.wait(milliseconds: milliseconds)
                }
            }
        } catch {
            return error
        }
    }

    /// Does a request in the thread of its caller, if the loop is at rest and answers come quickly.
    ///
    /// - Returns: Whether nothing is left for the loop's thread to do.
    func drive(_ submission: Submission) -> Bool {
        guard submission.isPlain else { return false }
        return loop.withLockIfFree { loop in
            guard loop?.letsCallersDrive == true else { return false }
            return BackgroundThread.withoutSignals { loop?.drive(submission) ?? false }
        } ?? false
    }
}
