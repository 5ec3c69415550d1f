import FoundationEssentials

/// The calls that wait for one budget, in the order in which they came; the first of them asks and sleeps for all.
struct GateLine {
    /// Told until when a call waits, and why.
    typealias Teller = @Sendable (_ until: Date, _ reason: Budget.Wait.Reason) -> Void

    /// A call that waits for its turn to ask.
    struct Waiter {
        /// When it gives up, by our clock.
        let deadline: Double
        let continuation: CheckedContinuation<Void, any Error>
        /// Tells its observer how long it waits at least.
        let tell: Teller?
        var isTold = false
    }

    private var waiters: [UInt64: Waiter] = [:]
    private var order: [UInt64] = []
    private var first = 0
    /// Counts the calls that ended, each of which may let the first one go.
    private(set) var changes = 0
    /// Until when the first one sleeps, and why, if that is known.
    var announced: (until: Date, reason: Budget.Wait.Reason)?
    /// Wakes the first one.
    var sleeper: CheckedContinuation<Void, Never>?

    mutating func append(_ waiter: Waiter, as id: UInt64) {
        waiters[id] = waiter
        order.append(id)
    }

    /// Takes the one out whose turn it is.
    mutating func popFirst() -> Waiter? {
        announced = nil
        while first < order.count {
            let id = order[first]
            first += 1
            if first > 1024, first * 2 > order.count {
                order.removeFirst(first)
                first = 0
            }
            if let waiter = waiters.removeValue(forKey: id) { return waiter }
        }
        return nil
    }

    mutating func remove(_ id: UInt64) -> Waiter? { waiters.removeValue(forKey: id) }

    /// Takes those out who would give up before a time.
    mutating func remove(givingUpBefore time: Double) -> [Waiter] {
        let late = waiters.filter { $0.value.deadline < time }
        for id in late.keys { waiters[id] = nil }
        return late.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Those whose observers have not been told yet that they wait.
    mutating func untold() -> [Teller] {
        let ids = waiters.filter { !$0.value.isTold && $0.value.tell != nil }.keys.sorted()
        return ids.compactMap { id in
            waiters[id]?.isTold = true
            return waiters[id]?.tell
        }
    }

    /// Notes that a call ended.
    ///
    /// - Returns: The first one, if it sleeps.
    mutating func change() -> CheckedContinuation<Void, Never>? {
        changes += 1
        defer { sleeper = nil }
        return sleeper
    }
}
