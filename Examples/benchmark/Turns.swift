import Synchronization

/// So many turns, of which each can be taken once, by any task.
final class Turns: Sendable {
    private let left: Atomic<Int>

    init(_ count: Int) { left = Atomic(count) }

    /// Takes a turn.
    ///
    /// - Returns: Whether there was one left.
    func take() -> Bool { left.wrappingSubtract(1, ordering: .relaxed).oldValue > 0 }
}
