import FoundationEssentials

extension Budget {
    /// How a call ended, as far as limits care.
    enum Ending: Hashable {
        /// It was answered, with whatever else than a refusal for the limit.
        case answered
        /// It was refused for the limit (429, 420, code 88); the server may have said for how many seconds.
        case refused(retryAfter: Double?)
        /// No answer came; the server may have counted it.
        case lost
        /// It was never sent.
        case unsent
    }

    /// Takes note of how a call ended.
    ///
    /// - Parameters:
    ///   - epoch: What ``reserve(_:at:uncertainty:)`` gave.
    ///   - ending: How it ended.
    ///   - headers: What the answer says of limits.
    ///   - now: The earliest that it may be at the server.
    ///   - random: Chance, from 0 to 1.
    mutating func settle(epoch: Int, _ ending: Ending, headers: RateLimitHeaders, at now: Double, random: Double) {
        endWindows(at: now)
        let isPresent = epoch == self.epoch
        if isPresent {
            underWay = max(0, underWay - 1)
        } else {
            carried = max(0, carried - 1)
        }
        switch ending {
        case .answered:
            // A late answer says nothing of a window that has begun since.
            if learn(headers, at: now) || isPresent { know() }
            if isPresent { refusals = 0 }
        case .refused(let retryAfter):
            refuse(retryAfter: retryAfter, headers, isPresent: isPresent, at: now, random: random)
        case .lost, .unsent:
            guard isPresent else { break }
            if !isKnown {
                ahead = max(0, ahead - 1)
                fruitless += 1
            }
            if ending == .unsent { giveBack() }
        }
    }

    /// Takes over what `GET application/rate_limit_status` says.
    mutating func learn(_ status: RateLimit, at now: Double) {
        endWindows(at: now)
        var headers = RateLimitHeaders()
        headers.window = status
        if learn(headers, at: now) { know() }
    }

    private mutating func know() {
        isKnown = true
        (ahead, fruitless) = (0, 0)
    }

    private mutating func giveBack() {
        for index in windows.indices where windows[index].remaining < windows[index].limit ?? .max {
            windows[index].remaining += 1
        }
    }

    /// - Returns: Whether it told of a window that has not ended.
    private mutating func learn(_ headers: RateLimitHeaders, at now: Double) -> Bool {
        var (hasTold, hasBegun) = (false, false)
        for (scope, told) in headers.byScope {
            guard let remaining = told.remaining, let reset = told.reset?.timeIntervalSince1970, reset > now else {
                continue
            }
            hasTold = true
            if merge(Window(scope: scope, limit: told.limit, remaining: remaining, reset: reset)) { hasBegun = true }
        }
        // Whoever is still under way asked before the window was known, and may be counted in it.
        if hasBegun { beginEpoch(at: now) }
        return hasTold
    }

    /// - Returns: Whether it is another window than the one before.
    private mutating func merge(_ told: Window) -> Bool {
        guard let index = windows.firstIndex(where: { $0.scope == told.scope }) else {
            windows.append(told)
            return true
        }
        let known = windows[index]
        // Some servers work the end out anew for each answer, and come to the second before or after.
        if abs(told.reset - known.reset) <= 1 {
            // Calls that have asked since are not in what the server tells, and answers overtake each other.
            windows[index].remaining = min(known.remaining, told.remaining)
            windows[index].reset = max(known.reset, told.reset)
            windows[index].limit = told.limit ?? known.limit
            return false
        }
        // A late answer tells of a window before.
        guard told.reset > known.reset else { return false }
        windows[index] = told
        return true
    }

    private mutating func refuse(
        retryAfter: Double?, _ headers: RateLimitHeaders, isPresent: Bool, at now: Double, random: Double
    ) {
        _ = learn(headers, at: now)
        let hasEnd = exhaust(headers, at: now)
        if let retryAfter, retryAfter > 0 {
            refusedUntil = max(refusedUntil, now + retryAfter)
        } else if !hasEnd, isPresent {
            // Calls that were refused together make one step, for they are of one epoch.
            refusedUntil = max(refusedUntil, now + BackOff.refusals.upperHalf(refusals, random: random))
            refusals += 1
        }
        // When it is over, one call goes ahead.
        isKnown = !windows.isEmpty
        (ahead, fruitless) = (0, 0)
        beginEpoch(at: now)
    }

    /// Sets what is left to nothing in the windows that are told of as used up, or without saying what is left.
    ///
    /// - Returns: Whether there is one that has not ended.
    private mutating func exhaust(_ headers: RateLimitHeaders, at now: Double) -> Bool {
        var isExhausted = false
        for (scope, told) in headers.byScope where told.remaining ?? 0 == 0 {
            guard let reset = told.reset?.timeIntervalSince1970, reset > now else { continue }
            isExhausted = true
            _ = merge(Window(scope: scope, limit: told.limit, remaining: 0, reset: reset))
        }
        return isExhausted
    }
}

extension RateLimitHeaders {
    /// The limits that are told, with their scope in a budget.
    fileprivate var byScope: [(Budget.Window.Scope, RateLimit)] {
        // Most answers tell of one or none.
        if appDay == nil, userDay == nil, media == nil { return window.map { [(.window, $0)] } ?? [] }
        let all: [(Budget.Window.Scope, RateLimit?)] = [
            (.window, window), (.appDay, appDay), (.userDay, userDay), (.media, media),
        ]
        return all.compactMap { scope, limit in limit.map { (scope, $0) } }
    }
}
