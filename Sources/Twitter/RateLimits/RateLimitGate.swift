import FoundationEssentials
import Locking
import TwitterHTTP

/// Where calls are counted before they are sent and told of after they ended; one for all calls of a client.
///
/// A budget decides, this waits. The usual call passes without waiting, by ``enter(_:_:)``.
final class RateLimitGate: Sendable {
    /// What is counted together.
    struct Key: Hashable, Sendable {
        let credential: String
        let family: RateLimitFamily
    }

    typealias Teller = GateLine.Teller

    /// Thrown for a call that may not go, and may not wait for it either.
    struct Closed: Error {
        let wait: Budget.Wait
    }

    struct State {
        var budgets: [Key: Budget] = [:]
        /// Only for keys that calls wait for.
        var lines: [Key: GateLine] = [:]
        var time = ServerTime()
        var nextWaiter: UInt64 = 0
    }

    let state = Locked(State())
    /// What several processes count in; `nil` if the client counts for itself.
    let store: (any BudgetStore)?
    let service: String
    let now: @Sendable () -> Date
    let clock: any Clock<Duration>
    let random: @Sendable () -> Double
    /// Told when the store fails.
    let observer: (any RequestObserver)?

    init(service: TwitterService, configuration: TwitterConfiguration) {
        self.service = service.identity
        store = configuration.budgets
        now = configuration.now
        clock = configuration.clock
        random = configuration.random
        observer = configuration.observer
    }

    /// Our time, in seconds since 1970.
    var localTime: Double { now().timeIntervalSince1970 }

    /// The earliest that it may have been at the server when it was some time here; `nil` while nothing is known.
    func serverTime(at local: Double) -> Double? {
        state.withLock { $0.time == ServerTime() ? nil : $0.time.earliest(at: local) }
    }

    /// Lets a call go if that needs no waiting.
    ///
    /// - Returns: What ``settle(_:epoch:_:headers:date:sent:)`` needs; `nil` if ``pass(_:_:until:tell:)`` must be asked.
    @inline(never)
    func enter(_ key: Key, _ pace: Budget.Pace) -> Int? {
        guard store == nil else { return nil }
        let local = localTime
        return state.withLock { state in
            if pace.waits, state.lines[key] != nil { return nil }
            guard case .go(let epoch) = state.ask(key, pace, at: local) else { return nil }
            return epoch
        }
    }

    /// Lets a call go as soon as it may.
    ///
    /// - Parameters:
    ///   - key: What it counts in.
    ///   - pace: What it does about the limit.
    ///   - deadline: When it gives up, by our clock.
    ///   - tell: Told when it has to wait.
    /// - Returns: What ``settle(_:epoch:_:headers:date:sent:)`` needs.
    /// - Throws: ``Closed`` if it may not go, `CancellationError` if the task was cancelled.
    func pass(_ key: Key, _ pace: Budget.Pace, until deadline: Double, tell: Teller?) async throws -> Int {
        guard pace.waits else {
            switch try await ask(key, pace).decision {
            case .go(let epoch): return epoch
            case .wait(let wait): throw Closed(wait: wait)
            }
        }
        try await takeTurn(at: key, until: deadline, tell: tell)
        defer { endTurn(at: key) }
        return try await waitFirst(for: key, pace, until: deadline, tell: tell)
    }

    /// Asks and sleeps until the answer is yes; only the first of a line does.
    private func waitFirst(
        for key: Key, _ pace: Budget.Pace, until deadline: Double, tell: Teller?
    ) async throws -> Int {
        var lastTold = -Double.infinity
        var poll = 0.05
        while true {
            try Task.checkCancellation()
            let changes = state.withLock { $0.lines[key]?.changes ?? 0 }
            let (decision, server) = try await ask(key, pace)
            guard case .wait(let wait) = decision else {
                if case .go(let epoch) = decision { return epoch }
                continue
            }
            let local = localTime
            let end = local + max(0, wait.until - server)
            var next = min(end, deadline)
            if wait.mayEndSooner {
                guard local < deadline else { throw Closed(wait: wait) }
                // Nobody tells when a call of another process has ended.
                if store != nil {
                    next = min(next, local + poll)
                    poll = min(1, poll * 1.5)
                }
            } else {
                refuse(wait, to: end, at: key)
                guard end <= deadline else { throw Closed(wait: wait) }
                if end > lastTold {
                    lastTold = end
                    announce(wait, until: end, at: key, to: tell)
                }
            }
            try await sleep(for: next - local, at: key, unlessAfter: changes)
        }
    }

    /// Takes note of how a call ended; for a client that counts for itself.
    ///
    /// - Parameters:
    ///   - key: What it counted in.
    ///   - epoch: What it was let go with.
    ///   - ending: How it ended.
    ///   - headers: The header fields of the answer.
    ///   - sent: When it was sent, by our clock.
    @inline(never)
    func settle(_ key: Key, epoch: Int, _ ending: Budget.Ending, headers: HTTPFields, sent: Double) {
        let told = RateLimitHeaders(headers)
        learnTime(from: headers, told, ending, sent: sent)
        let (local, random) = (localTime, random())
        let sleeper = state.withLock { state in
            let time = state.time.earliest(at: local)
            state.budgets[key]?.settle(epoch: epoch, ending, headers: told, at: time, random: random)
            return state.lines.isEmpty ? nil : state.lines[key]?.change()
        }
        sleeper?.resume()
    }

    /// Takes note of the server's time, where it matters.
    func learnTime(
        from headers: HTTPFields, _ told: RateLimitHeaders, _ ending: Budget.Ending, sent: Double
    ) {
        guard !told.isEmpty || ending != .answered, let date = headers["Date"].flatMap(HTTPDate.parse) else { return }
        let received = localTime
        state.withLock { $0.time.learn(date: date.timeIntervalSince1970, sent: sent, received: received) }
    }

    /// Asks the budget, wherever it is kept.
    private func ask(_ key: Key, _ pace: Budget.Pace) async throws -> (decision: Budget.Decision, server: Double) {
        if store != nil {
            return try await changeShared(key) { ($0.reserve(pace, at: $1, uncertainty: $2), $1) }
        }
        let local = localTime
        return state.withLock { ($0.ask(key, pace, at: local), $0.time.earliest(at: local)) }
    }
}

extension RateLimitGate.State {
    mutating func ask(_ key: RateLimitGate.Key, _ pace: Budget.Pace, at local: Double) -> Budget.Decision {
        let server = time.earliest(at: local)
        if budgets.count >= 4096, budgets[key] == nil { budgets = budgets.filter { !$0.value.isStale(at: server) } }
        return budgets[key, default: Budget()].reserve(pace, at: server, uncertainty: time.uncertainty)
    }
}
