import FoundationEssentials
import Locking

extension RateLimitGate {
    /// Waits until all who came before have gone; then ``endTurn(at:)`` must follow.
    func takeTurn(at key: Key, until deadline: Double, tell: Teller?) async throws {
        let id = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (isFirst, announced) = state.withLock { state in
                    guard var line = state.lines.removeValue(forKey: key) else {
                        state.lines[key] = GateLine()
                        return (true, nil as (until: Date, reason: Budget.Wait.Reason)?)
                    }
                    line.append(
                        GateLine.Waiter(
                            deadline: deadline, continuation: continuation, tell: tell, isTold: line.announced != nil),
                        as: id)
                    state.lines[key] = line
                    return (false, line.announced)
                }
                if isFirst { continuation.resume() }
                if let announced { tell?(announced.until, announced.reason) }
                // A cancellation before the entry has found nobody to send away.
                if Task.isCancelled { sendAway(id, from: key) }
            }
        } onCancel: {
            sendAway(id, from: key)
        }
    }

    private func sendAway(_ id: UInt64, from key: Key) {
        state.withLock { $0.lines[key]?.remove(id) }?.continuation.resume(throwing: CancellationError())
    }

    /// Lets the next one ask.
    func endTurn(at key: Key) {
        let next = state.withLock { state in
            let next = state.lines[key]?.popFirst()
            if next == nil { state.lines[key] = nil }
            return next
        }
        next?.continuation.resume()
    }

    /// Sends those away who would give up before the first one may go.
    func refuse(_ wait: Budget.Wait, to end: Double, at key: Key) {
        let late = state.withLock { $0.lines[key]?.remove(givingUpBefore: end) ?? [] }
        for waiter in late { waiter.continuation.resume(throwing: Closed(wait: wait)) }
    }

    /// Tells the observers of the first one, and of those behind it who were not told before.
    func announce(_ wait: Budget.Wait, until end: Double, at key: Key, to tell: Teller?) {
        let date = Date(timeIntervalSince1970: end)
        tell?(date, wait.reason)
        guard tell != nil else { return }
        let untold = state.withLock { state in
            state.lines[key]?.announced = (date, wait.reason)
            return state.lines[key]?.untold() ?? []
        }
        for tell in untold { tell(date, wait.reason) }
    }

    /// Sleeps on the client's clock, or until a call has ended.
    ///
    /// - Parameters:
    ///   - seconds: How long; a day at most, for then it is asked again.
    ///   - key: What is waited for.
    ///   - changes: How many calls had ended when it was decided to sleep.
    /// - Throws: `CancellationError` if the task was cancelled.
    func sleep(for seconds: Double, at key: Key, unlessAfter changes: Int) async throws {
        // Whole milliseconds, rounded up but for what the arithmetic of doubles adds.
        let duration = Duration.milliseconds((min(max(seconds, 0.001), 86_400) * 1000 - 0.01).rounded(.up))
        let clock = clock
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await clock.sleep(for: duration) }
            group.addTask { await self.change(at: key, after: changes) }
            defer { group.cancelAll() }
            try await group.next()
        }
        try Task.checkCancellation()
    }

    /// Waits until a call has ended, or the task is cancelled.
    private func change(at key: Key, after changes: Int) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    guard state.lines[key]?.changes == changes else { return true }
                    state.lines[key]?.sleeper = continuation
                    return false
                }
                if isOver { continuation.resume() }
                if Task.isCancelled { wake(key) }
            }
        } onCancel: {
            wake(key)
        }
    }

    private func wake(_ key: Key) {
        let sleeper = state.withLock { state in
            defer { state.lines[key]?.sleeper = nil }
            return state.lines[key]?.sleeper
        }
        sleeper?.resume()
    }
}
