import Locking

/// Sees to it that a host program is told once of each credential that the service refuses, however many calls fail.
///
/// The calls that fail while it is being told wait for what it says; later ones get the same answer. The oldest of many
/// refused credentials is forgotten, so that the memory does not grow for ever.
final class RefusalMemory: Sendable {
    private struct State {
        var answers: [Credential: SharedFetch<Recovery>] = [:]
        var order: [Credential] = []
    }

    private static let capacity = 1000
    private let state = Locked(State())

    /// Tells of a credential, or gives what was answered when that was done.
    func recovery(of credential: Credential, tell: @escaping @Sendable () async -> Recovery) async -> Recovery {
        let answer = state.withLock { state in
            if let answer = state.answers[credential] { return answer }
            if state.order.count == Self.capacity { state.answers[state.order.removeFirst()] = nil }
            let answer = SharedFetch<Recovery>()
            state.answers[credential] = answer
            state.order.append(credential)
            return answer
        }
        // Only a cancelled call gets no answer; it needs none.
        return (try? await answer.value { await tell() }) ?? .fail
    }
}
