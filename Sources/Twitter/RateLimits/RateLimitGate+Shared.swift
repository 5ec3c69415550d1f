import FoundationEssentials
import Locking
import TwitterHTTP

extension RateLimitGate {
    /// Takes note of how a call ended, in the store that processes share.
    func settleShared(_ key: Key, epoch: Int, _ ending: Budget.Ending, headers: HTTPFields, sent: Double) async {
        let told = RateLimitHeaders(headers)
        learnTime(from: headers, told, ending, sent: sent)
        let random = random()
        // A task that was cancelled may not reach the store; the budget gives such calls up after a while.
        try? await changeShared(key) { budget, now, _ in
            budget.settle(epoch: epoch, ending, headers: told, at: now, random: random)
        }
        state.withLock { $0.lines[key]?.change() }?.resume()
    }

    /// Changes a budget in the store, again and again until nobody was faster; one of our own if the store fails.
    ///
    /// - Parameters:
    ///   - key: What is counted in.
    ///   - change: Changes the budget; told the server's time and how uncertain it is.
    /// - Returns: What the closure returns.
    /// - Throws: `CancellationError` if the task was cancelled.
    func changeShared<Result>(
        _ key: Key, _ change: (inout Budget, _ now: Double, _ uncertainty: Double) -> Result
    ) async throws -> Result {
        do {
            for _ in 0..<1000 {
                if let result = try await changeOnce(key, change) { return result }
                await Task.yield()
            }
            throw StoreBusy()
        } catch {
            try Task.checkCancellation()
            // Its text is not told, for that of a database may hold its password.
            observer?.observe(RequestEvent(storeFailedFor: key.family.endpoint, type(of: error)))
        }
        let local = localTime
        return state.withLock { state in
            let (time, uncertainty) = (state.time.earliest(at: local), state.time.uncertainty)
            return change(&state.budgets[key, default: Budget()], time, uncertainty)
        }
    }

    /// - Returns: `nil` if somebody else was faster.
    private func changeOnce<Result>(
        _ key: Key, _ change: (inout Budget, _ now: Double, _ uncertainty: Double) -> Result
    ) async throws -> Result? {
        guard let store else { return nil }
        let name = "\(service) \(key.credential) \(key.family.name)"
        let record = try await store.record(named: name)
        // What an older version wrote, or somebody else, is replaced.
        let old = record.flatMap { try? JSONDecoder().decode(Budget.self, from: Data($0.value)) }
        var budget = old ?? Budget()
        let local = localTime
        let (time, uncertainty) = state.withLock { ($0.time.earliest(at: local), $0.time.uncertainty) }
        let result = change(&budget, time, uncertainty)
        if budget == old { return result }
        let value = Array(try JSONEncoder().encode(budget))
        let isStored = try await store.replace(
            name, revision: record?.revision, with: value,
            timeToLive: .milliseconds((budget.lifetime(at: time) * 1000).rounded(.up)))
        return isStored ? result : nil
    }

    /// Thrown when others were faster each time.
    private struct StoreBusy: Error {}
}
