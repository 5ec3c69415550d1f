/// What is known of the calls that one credential may still make to one family of endpoints.
///
/// A state machine: calls ask before they are sent (``reserve(_:at:uncertainty:)``) and tell how they ended
/// (``settle(epoch:_:headers:at:random:)``). A call counts from the moment it asked, so that calls side by side do not all
/// pass on the same last one. Times are seconds since 1970 by the server's clock, so the value means the same to all
/// processes that share it.
///
/// While nothing is known, at the start and whenever a window has ended, calls that wait for limits send one of them ahead
/// and pass when its answer has come; if none comes, two go next, then four, for an answer that fails must not hold up
/// everybody. Calls that do not wait for limits are never held back by what is not known.
struct Budget: Codable, Equatable, Sendable {
    /// What a call does about the limit.
    enum Pace: Equatable {
        /// It goes whatever is known.
        case regardless
        /// It goes unless nothing is left.
        case whileLeft
        /// It can wait.
        case patient
        /// It can wait, and keeps a distance to the call before, so that what is left lasts until the window ends.
        case even

        var waits: Bool { self == .patient || self == .even }
    }

    /// Whether a call may go.
    enum Decision: Equatable {
        /// It may, and counts. The number must be given back by ``settle(epoch:_:headers:at:random:)``.
        case go(epoch: Int)
        /// Not yet.
        case wait(Wait)
    }

    /// Why a call may not go, and until when.
    struct Wait: Equatable {
        enum Reason: Equatable {
            /// The calls of the window are used up.
            case usedUp
            /// The service refused a call and said, or did not say, for how long.
            case refused
            /// It keeps the distance to the call before.
            case distance
            /// It depends on calls that are under way.
            case underWay
        }

        var reason: Reason
        /// When to ask again, by the server's clock.
        var until: Double
        /// Calls allowed in the window that it is about, if it is about one.
        var limit: Int?

        /// Whether a call that ends may change it before that.
        var mayEndSooner: Bool { reason == .underWay }
    }

    /// A span in which so many calls may be made.
    struct Window: Codable, Equatable {
        enum Scope: String, Codable { case window, appDay, userDay, media }

        let scope: Scope
        var limit: Int?
        /// What the server says is left, less the calls that have asked since.
        var remaining: Int
        /// When it ends.
        var reset: Double
    }

    /// Those that have not ended.
    var windows: [Window] = []
    /// Counts what makes earlier reservations look back at another state: windows that begin or end, and refusals.
    var epoch = 0
    /// Whether an answer has shown how the present state is; false again when a window ends.
    var isKnown = false
    /// Calls of this epoch that have not ended.
    var underWay = 0
    /// Calls of earlier epochs that have not ended; the server may count them in the present window.
    var carried = 0
    /// When those are given up that never tell how they ended.
    var carriedUntil = 0.0
    /// Calls that were sent ahead and have not ended.
    var ahead = 0
    /// When those are given up.
    var aheadUntil = 0.0
    /// Calls sent ahead that taught nothing.
    var fruitless = 0
    /// Until when the service wants no call.
    var refusedUntil = 0.0
    /// How often in a row it refused without saying for how long.
    var refusals = 0
    /// When the last call was let go.
    var lastStart: Double?

    /// How long a call that never tells its end is taken for being under way, in seconds.
    static let lease = 60.0

    /// Asks whether a call may go now.
    ///
    /// - Parameters:
    ///   - pace: What the call does about the limit.
    ///   - now: The earliest that it may be at the server.
    ///   - uncertainty: How much later it may be there.
    /// - Returns: Whether it may go.
    mutating func reserve(_ pace: Pace, at now: Double, uncertainty: Double) -> Decision {
        endWindows(at: now)
        switch pace {
        case .regardless: break
        case .whileLeft:
            if let wait = refusal(at: now) ?? exhaustion(carrying: 0) { return .wait(wait) }
        case .patient, .even:
            if now >= carriedUntil { carried = 0 }
            if let wait = refusal(at: now) ?? exhaustion(carrying: carried) ?? scouting(at: now)
                ?? distance(pace, at: now, uncertainty: uncertainty)
            {
                return .wait(wait)
            }
            if !isKnown {
                ahead += 1
                aheadUntil = now + Self.lease
            }
        }
        for index in windows.indices where windows[index].remaining > 0 { windows[index].remaining -= 1 }
        underWay += 1
        lastStart = now
        return .go(epoch: epoch)
    }

    /// How long it is worth keeping, in seconds; afterwards it says no more than a new one.
    func lifetime(at now: Double) -> Double {
        windows.reduce(max(15 * 60, refusedUntil - now)) { max($0, $1.reset - now) }
    }

    private func refusal(at now: Double) -> Wait? {
        now < refusedUntil ? Wait(reason: .refused, until: refusedUntil) : nil
    }

    /// The window that opens last of those that have nothing left.
    private func exhaustion(carrying carried: Int) -> Wait? {
        windows.filter { $0.remaining <= carried }.map { window in
            window.remaining <= 0
                ? Wait(reason: .usedUp, until: window.reset, limit: window.limit)
                : Wait(reason: .underWay, until: min(window.reset, carriedUntil), limit: window.limit)
        }.max { $0.until < $1.until }
    }

    private mutating func scouting(at now: Double) -> Wait? {
        guard !isKnown else { return nil }
        if now >= aheadUntil { ahead = 0 }
        return ahead < 1 << min(fruitless, 30) ? nil : Wait(reason: .underWay, until: aheadUntil)
    }

    /// When the distance to the call before is kept.
    private func distance(_ pace: Pace, at now: Double, uncertainty: Double) -> Wait? {
        guard let lastStart, lastStart <= now else { return nil }
        let slot = windows.map { window in
            let left = window.reset - lastStart
            if pace == .even { return lastStart + left / (Double(window.remaining) - Double(carried) + 1) }
            // In a short window the second that `Date` leaves open counts. Let go one after the other in that time, and not
            // at the same moment, calls see the seconds of the server's clock begin, and it is open no more.
            guard uncertainty > left / 50 else { return lastStart }
            return lastStart + min(uncertainty, left) / Double(max(1, window.limit ?? window.remaining))
        }.max()
        guard let slot, slot > now else { return nil }
        return Wait(reason: .distance, until: slot)
    }

    mutating func endWindows(at now: Double) {
        guard windows.contains(where: { $0.reset <= now }) else { return }
        windows.removeAll { $0.reset <= now }
        isKnown = false
        (ahead, fruitless) = (0, 0)
        beginEpoch(at: now)
    }

    mutating func beginEpoch(at now: Double) {
        epoch += 1
        carried += underWay
        underWay = 0
        carriedUntil = now + Self.lease
    }
}

extension Budget {
    /// Whether it says no more than a new one, for it has not been used for long.
    func isStale(at now: Double) -> Bool {
        now >= refusedUntil && windows.allSatisfy { $0.reset <= now } && now - (lastStart ?? now) > 15 * 60
    }
}
