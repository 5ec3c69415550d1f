import Locking

/// A value that is fetched once for all who wait for it, and then kept.
///
/// The fetch runs in a task of its own, so that it does not end with the caller who happened to be first; it is
/// cancelled when nobody waits any more. A failed fetch is told to all who waited and not kept.
final class SharedFetch<Value: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Value, any Error>

    private struct State {
        var value: Value?
        var waiters: [UInt64: Waiter] = [:]
        var task: Task<Void, Never>?
        /// Tells a fetch that was given up from the one that took its place.
        var generation: UInt64 = 0
        var nextWaiter: UInt64 = 0
    }

    private let state = Locked(State())

    /// The kept value, if there is one.
    var kept: Value? { state.withLock { $0.value } }

    /// Gives the kept value, or waits for it.
    func value(fetch: @escaping @Sendable () async throws -> Value) async throws -> Value {
        if let kept { return kept }
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let value = enter(continuation, as: id, fetch: fetch) { continuation.resume(returning: value) }
                // A cancellation between the check above and the entry has found nobody to send away.
                if Task.isCancelled { leave(id) }
            }
        } onCancel: {
            leave(id)
        }
    }

    /// Drops the kept value if it is one of those meant.
    func forget(where isMeant: (Value) -> Bool) {
        state.withLock { state in
            if let value = state.value, isMeant(value) { state.value = nil }
        }
    }

    private func enter(
        _ continuation: Waiter, as id: UInt64, fetch: @escaping @Sendable () async throws -> Value
    ) -> Value? {
        state.withLock { state in
            if let value = state.value { return value }
            state.waiters[id] = continuation
            if state.task == nil {
                state.generation += 1
                let generation = state.generation
                state.task = Task {
                    do {
                        self.finish(.success(try await fetch()), generation: generation)
                    } catch {
                        self.finish(.failure(error), generation: generation)
                    }
                }
            }
            return nil
        }
    }

    private func leave(_ id: UInt64) {
        let (waiter, abandoned): (Waiter?, Task<Void, Never>?) = state.withLock { state in
            guard let waiter = state.waiters.removeValue(forKey: id) else { return (nil, nil) }
            guard state.waiters.isEmpty else { return (waiter, nil) }
            defer { state.task = nil }
            state.generation += 1
            return (waiter, state.task)
        }
        abandoned?.cancel()
        waiter?.resume(throwing: CancellationError())
    }

    private func finish(_ result: Result<Value, any Error>, generation: UInt64) {
        let waiters: [UInt64: Waiter] = state.withLock { state in
            guard state.generation == generation else { return [:] }
            state.task = nil
            if case .success(let value) = result { state.value = value }
            defer { state.waiters = [:] }
            return state.waiters
        }
        for waiter in waiters.values { waiter.resume(with: result) }
    }
}

extension SharedFetch where Value: Equatable {
    /// Drops the kept value if it is this one.
    func forget(_ value: Value) { forget { $0 == value } }
}
