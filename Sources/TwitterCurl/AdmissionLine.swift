import Locking
import Readiness
import TwitterHTTP

/// Gives out turns: so many at once, and the others in the order in which they were asked for.
///
/// A caller who waits here has not built its request yet, so ten thousand of them take little memory. For their sake the
/// continuations are not checked ones, which take twice the room; each is resumed by whoever takes it out of the line.
final class AdmissionLine: Sendable {
    typealias Instant = ContinuousClock.Instant
    private typealias Ticket = WaitingLine<Waiter>.Ticket

    /// How long a caller waits, and which of its limits that is.
    private struct Limit {
        let duration: Duration
        let isTotal: Bool

        /// The shorter one of two limits; `nil` if there is none.
        init?(queue: Duration?, total: Duration?) {
            switch (queue, total) {
            case (nil, nil): return nil
            case (let queue?, nil): (duration, isTotal) = (queue, false)
            case (nil, let total?): (duration, isTotal) = (total, true)
            case (let queue?, let total?): (duration, isTotal) = (min(queue, total), total < queue)
            }
        }

        var kind: TransportError.Kind { isTotal ? .totalTimeout : .queueTimeout }
    }

    private struct Waiter {
        /// Nobody's until the caller waits, which is a moment after it has got its place.
        var continuation: UnsafeContinuation<TransportTurn, any Error>?
        let start: Instant
        let limit: Limit?
    }

    private typealias Answer = Result<TransportTurn, any Error>

    private struct State {
        var taken = 0
        var waiting = WaitingLine<Waiter>()
        var deadlines = DeadlineQueue<Ticket>()
        /// For those who were answered before they waited.
        var early: [Ticket: Answer] = [:]
        /// Why nobody is let in any more.
        var refusal: TransportError?
    }

    private let turns: Int
    private let capacity: Int
    private let wakeup: Wakeup
    private let state = Locked(State())

    /// Creates a line in which nobody waits.
    ///
    /// - Parameters:
    ///   - turns: The most turns at once.
    ///   - capacity: The most turns and waiting callers together.
    ///   - wakeup: Makes the loop call ``expire(at:)``, when somebody waits whose limit is over first.
    init(turns: Int, capacity: Int, wakeup: Wakeup) {
        self.turns = turns
        self.capacity = capacity
        self.wakeup = wakeup
    }

    // MARK: For callers

    /// Waits for a turn.
    ///
    /// - Throws: ``TransportError`` if the line is full, closed or too slow; `CancellationError` if the task was
    ///   cancelled.
    @inline(__always)
    func turn(queueLimit: Duration?, totalLimit: Duration?) async throws -> TransportTurn {
        let place = try place(queueLimit, totalLimit)
        if let turn = place.turn { return turn }
        let ticket = place.ticket
        return try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { wait(at: ticket, with: $0) }
        } onCancel: {
            leave(ticket)
        }
    }

    // Not inlined, so that what they need takes no room in the frames of those who wait.

    @inline(never)
    private func place(_ queueLimit: Duration?, _ totalLimit: Duration?) throws -> Place {
        try Task.checkCancellation()
        return try admit(at: .now, Limit(queue: queueLimit, total: totalLimit)).get()
    }

    @inline(never)
    private func wait(at ticket: Ticket, with continuation: UnsafeContinuation<TransportTurn, any Error>) {
        let answer: Answer? = state.withLock { state in
            if let answer = state.early.removeValue(forKey: ticket) { return answer }
            state.waiting.update(ticket) { $0.continuation = continuation }
            return nil
        }
        if let answer { continuation.resume(with: answer) }
    }

    private func leave(_ ticket: UInt64) {
        answer(
            state.withLock { state in
                guard let waiter = Self.take(ticket, from: &state) else { return nil }
                return Self.give(.failure(CancellationError()), to: waiter, ticket, &state)
            })
    }

    /// A turn, or else a place in the line.
    private struct Place {
        var turn: TransportTurn?
        var ticket: Ticket = 0
    }

    private func admit(at now: Instant, _ limit: Limit?) -> Result<Place, TransportError> {
        state.withLock { state in
            if let refusal = state.refusal { return .failure(refusal) }
            if state.taken < turns {
                state.taken += 1
                return .success(Place(turn: newTurn(asked: now)))
            }
            guard state.taken + state.waiting.count < capacity else {
                return .failure(
                    TransportError(
                        kind: .overloaded, stage: .queued, message: "All \(capacity) places for requests are taken."))
            }
            let ticket = state.waiting.append(Waiter(start: now, limit: limit))
            if let limit {
                let deadline = now + limit.duration.bounded
                state.deadlines.set(deadline, for: ticket)
                if state.deadlines.first == deadline { wakeup.signal() }
            }
            return .success(Place(ticket: ticket))
        }
    }

    private func newTurn(asked start: Instant) -> TransportTurn {
        TransportTurn(start: start) { [self] in release() }
    }

    // MARK: Answers

    /// A continuation and what to resume it with, once the lock has been let go of.
    private typealias Resumption = (continuation: UnsafeContinuation<TransportTurn, any Error>, answer: Answer)

    private func answer(_ resumption: Resumption?) {
        if let resumption { resumption.continuation.resume(with: resumption.answer) }
    }

    /// Takes somebody out of the line; `nil` for one who has been answered.
    private static func take(_ ticket: Ticket, from state: inout State) -> Waiter? {
        state.deadlines.remove(ticket)
        return state.waiting.remove(ticket)
    }

    private static func give(
        _ answer: Answer, to waiter: Waiter, _ ticket: Ticket, _ state: inout State
    ) -> Resumption? {
        if let continuation = waiter.continuation { return (continuation, answer) }
        state.early[ticket] = answer
        return nil
    }

    private func release() {
        answer(
            state.withLock { state in
                guard let (ticket, waiter) = state.waiting.popFirst() else {
                    state.taken -= 1
                    return nil
                }
                state.deadlines.remove(ticket)
                return Self.give(.success(newTurn(asked: waiter.start)), to: waiter, ticket, &state)
            })
    }

    // MARK: For the loop

    /// When ``expire(at:)`` has something to do.
    var nextDeadline: Instant? { state.withLock { $0.deadlines.first } }

    /// Sends those away whose limit is over.
    func expire(at now: Instant) {
        while let due = state.withLock({ state in
            state.deadlines.popDue(at: now).map { ticket in
                Self.take(ticket, from: &state).flatMap { waiter in
                    Self.give(.failure(Self.error(for: waiter)), to: waiter, ticket, &state)
                }
            }
        }) {
            answer(due)
        }
    }

    private static func error(for waiter: Waiter) -> TransportError {
        let kind = waiter.limit?.kind ?? .queueTimeout
        let name = kind == .queueTimeout ? "queue" : "total"
        let time = waiter.limit.map { "within \($0.duration)" } ?? "in time"
        return TransportError(
            kind: kind, stage: .queued, message: "The request did not get its turn \(time) (\(name) limit).")
    }

    /// Lets nobody in any more, and sends away those who wait.
    ///
    /// - Parameter reason: What they are told, in place of a reason given before.
    func close(because reason: TransportError) {
        let resumptions: [Resumption] = state.withLock { state in
            state.refusal = reason
            var resumptions: [Resumption] = []
            while let (ticket, waiter) = state.waiting.popFirst() {
                state.deadlines.remove(ticket)
                if let resumption = Self.give(.failure(reason), to: waiter, ticket, &state) {
                    resumptions.append(resumption)
                }
            }
            return resumptions
        }
        for resumption in resumptions { answer(resumption) }
    }
}

extension Duration {
    /// Within what keeps sums with instants in range, whatever the caller asked for.
    var bounded: Duration { min(max(self, .zero), .seconds(10 * 365 * 86_400)) }
}
