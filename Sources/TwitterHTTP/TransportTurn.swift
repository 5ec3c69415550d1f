import Synchronization

/// Room for one request in a transport.
///
/// It is given back once: when its request has been answered, or else when the last reference to it goes.
public final class TransportTurn: Sendable {
    /// When it was asked for; the total limit of its request counts from here.
    public let start: ContinuousClock.Instant

    private let giveBack: @Sendable () -> Void
    private let hasEnded = Atomic(false)

    /// Creates a turn.
    ///
    /// - Parameters:
    ///   - start: When it was asked for.
    ///   - giveBack: Called once, when the turn is over.
    public init(start: ContinuousClock.Instant = .now, giveBack: @escaping @Sendable () -> Void = {}) {
        self.start = start
        self.giveBack = giveBack
    }

    deinit { end() }

    /// Gives the room back, if that has not been done.
    public func end() {
        if !hasEnded.exchange(true, ordering: .acquiringAndReleasing) { giveBack() }
    }
}
