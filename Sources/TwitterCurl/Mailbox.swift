import Locking
import Readiness
import TwitterHTTP

/// What callers and the loop know of each other: commands in one direction, the end in the other.
///
/// The one part of the transport that all threads touch.
final class Mailbox: Sendable {
    enum Command {
        case submit(Submission)
        case cancel(Submission)
        case stop
    }

    private struct State {
        var commands: [Command] = []
        /// Requests without an answer, from the moment they are posted.
        var outstanding = 0
        /// Why no request is taken any more.
        var refusal: TransportError?
        var hasEnded = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let capacity: Int
    private let wakeup: Wakeup
    private let state = Locked(State())

    /// Creates an empty mailbox.
    ///
    /// - Parameters:
    ///   - capacity: The most requests without an answer.
    ///   - wakeup: Ends the wait of the loop's poller.
    init(capacity: Int, wakeup: Wakeup) {
        self.capacity = capacity
        self.wakeup = wakeup
    }

    // MARK: For callers

    /// Hands a request to the loop, which will answer its promise.
    ///
    /// - Throws: ``TransportError`` if the request is not taken; its promise stays without an answer.
    func submit(_ submission: Submission) throws(TransportError) {
        let error: TransportError? = state.withLock { state in
            if let refusal = state.refusal { return refusal }
            guard state.outstanding < capacity else {
                return TransportError(
                    kind: .overloaded, stage: .queued, message: "All \(capacity) places for requests are taken.")
            }
            state.outstanding += 1
            post(.submit(submission), in: &state)
            return nil
        }
        if let error { throw error }
    }

    /// Tells the loop that the caller of a request no longer waits.
    func cancel(_ submission: Submission) {
        submission.cancel()
        state.withLock { state in
            if !state.hasEnded { post(.cancel(submission), in: &state) }
        }
    }

    /// Takes no further request and lets the loop end.
    func stop() {
        state.withLock { state in
            state.refusal = .shutDown
            if !state.hasEnded { post(.stop, in: &state) }
        }
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

    /// One signal is enough for all commands that lie here when the loop comes.
    private func post(_ command: Command, in state: inout State) {
        if state.commands.isEmpty { wakeup.signal() }
        state.commands.append(command)
    }

    // MARK: For the loop

    /// Takes all commands, in order.
    func takeCommands() -> [Command] {
        state.withLock { state in
            guard !state.commands.isEmpty else { return [] }
            let commands = state.commands
            state.commands = []
            return commands
        }
    }

    /// Makes the places of requests free; called before their promises are answered.
    func release(_ count: Int = 1) {
        state.withLock { $0.outstanding -= count }
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
        for case .submit(let submission) in left {
            release()
            submission.promise.resolve(with: .failure(submission.isCancelled ? CancellationError() : refusal))
        }
        for waiter in waiters { waiter.resume() }
    }
}

extension TransportError {
    /// The answer to requests of a transport that was shut down before they were sent.
    static let shutDown = TransportError(kind: .shutDown, stage: .queued, message: "The transport was shut down.")
}
