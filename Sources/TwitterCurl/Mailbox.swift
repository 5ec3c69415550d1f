import Locking
import Readiness
import TwitterHTTP

/// What callers and the loop know of each other: commands in one direction, the end in the other.
final class Mailbox: Sendable {
    enum Command {
        case submit(Submission)
        case cancel(Submission)
        /// There is room for more of the answer, or more of the request's body.
        case resume(Submission)
        /// End when all is answered, or at this time.
        case stop(by: ContinuousClock.Instant)
    }

    private struct State {
        var commands: [Command] = []
        /// Why no request is taken any more.
        var refusal: TransportError?
        var hasEnded = false
        var waiters: [CheckedContinuation<Void, Never>] = []

        /// Leaves a command, unless nobody will come for it.
        ///
        /// - Returns: Whether to signal once the lock is free again: the loop, once awake, would wait for the lock. One
        ///   signal is enough for all commands that lie here when the loop comes.
        mutating func post(_ command: Command) -> Bool {
            guard !hasEnded else { return false }
            commands.append(command)
            return commands.count == 1
        }
    }

    /// Where callers wait before they submit.
    let line: AdmissionLine
    private let wakeup: Wakeup
    private let state = Locked(State())

    /// Creates an empty mailbox.
    ///
    /// - Parameters:
    ///   - line: Where callers wait before they submit.
    ///   - wakeup: Ends the wait of the loop's poller.
    init(line: AdmissionLine, wakeup: Wakeup) {
        self.line = line
        self.wakeup = wakeup
    }

    // MARK: For callers

    /// Hands a request to the loop, which will answer it.
    ///
    /// - Parameters:
    ///   - submission: The request.
    ///   - seat: Lets the caller's thread do what there is to do; without it the loop's thread does.
    /// - Throws: ``TransportError`` if the request is not taken; it stays without an answer.
    func submit(_ submission: Submission, drivenBy seat: LoopSeat? = nil) throws(TransportError) {
        let posted: Result<Bool, TransportError> = state.withLock { state in
            if let refusal = state.refusal { return .failure(refusal) }
            return .success(state.post(.submit(submission)))
        }
        if try posted.get(), seat?.drive(submission) != true { wakeup.signal() }
    }

    /// Tells the loop that the caller of a request no longer waits.
    func cancel(_ submission: Submission) {
        submission.cancel()
        post(.cancel(submission))
    }

    /// Tells the loop that a request which had to pause may go on.
    func resume(_ submission: Submission) { post(.resume(submission)) }

    /// Takes no further request and lets the loop end.
    ///
    /// - Parameter deadline: When what is still under way is cancelled.
    func stop(by deadline: ContinuousClock.Instant = .now) {
        line.close(because: .shutDown)
        let isFirst = state.withLock { state in
            state.refusal = .shutDown
            return state.post(.stop(by: deadline))
        }
        if isFirst { wakeup.signal() }
    }

    /// Waits until the loop has ended and all that it owned is gone.
    func waitForEnd() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let hasEnded = state.withLock { state in
                if !state.hasEnded { state.waiters.append(continuation) }
                return state.hasEnded
            }
            if hasEnded { continuation.resume() }
        }
    }

    private func post(_ command: Command) {
        if state.withLock({ $0.post(command) }) { wakeup.signal() }
    }

    // MARK: For the loop

    /// Takes all commands, in order.
    ///
    /// - Parameter commands: Empty; replaced by them. Its room serves for the next ones.
    func takeCommands(into commands: inout [Command]) {
        state.withLock { swap(&$0.commands, &commands) }
    }

    /// Refuses all that still lies here, and all that will come; wakes those who wait for the end.
    ///
    /// - Parameter reason: Why; a reason given before stays.
    func end(because reason: TransportError) {
        let (left, refusal, waiters) = state.withLock { state in
            defer { (state.commands, state.waiters, state.hasEnded) = ([], [], true) }
            let refusal = state.refusal ?? reason
            state.refusal = refusal
            return (state.commands, refusal, state.waiters)
        }
        line.close(because: refusal)
        for case .submit(let submission) in left {
            submission.end(with: submission.isCancelled ? CancellationError() : refusal)?.resume()
        }
        for waiter in waiters { waiter.resume() }
    }
}

extension TransportError {
    /// The answer to requests of a transport that was shut down before they were sent.
    static let shutDown = TransportError(kind: .shutDown, stage: .queued, message: "The transport was shut down.")
}
