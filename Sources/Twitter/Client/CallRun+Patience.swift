import FoundationEssentials
import TwitterHTTP

/// What a call does that cannot go at once, or has failed; apart from the way of every call, whose frames stay small.
extension CallRun {
    private var gate: RateLimitGate { client.gate }
    private var limits: RateLimitPolicy { options.limits ?? client.configuration.rateLimits }
    private var repeats: RepeatPolicy { options.repeats ?? client.configuration.repeats }

    /// How long the call has waited so far.
    var waited: Duration {
        guard let patience else { return .zero }
        return .milliseconds(((patience.waitedForLimit + patience.waitedForRepeat) * 1000).rounded())
    }

    private func needPatience() -> Patience {
        let patience = patience ?? Patience()
        self.patience = patience
        return patience
    }

    /// Waits until the limit lets the call go.
    @inline(never)
    func waitAtGate() async throws {
        let patience = needPatience()
        let start = gate.localTime
        defer { patience.waitedForLimit += max(0, gate.localTime - start) }
        let deadline = start + limits.longest / .seconds(1) - patience.waitedForLimit
        do {
            epoch = try await gate.pass(gateKey, limits.pace, until: deadline, tell: teller(from: start, patience))
        } catch let closed as RateLimitGate.Closed {
            // What the service said tells more than what was counted.
            throw patience.refusal ?? TwitterError(closed.wait, of: call.endpoint, family: gateKey.family)
        }
    }

    private func teller(from start: Double, _ patience: Patience) -> RateLimitGate.Teller? {
        guard let observer = client.configuration.observer else { return nil }
        let (number, endpoint, attempt, refusal) = (number, call.endpoint, attempts, patience.refusal)
        let from = Date(timeIntervalSince1970: start)
        return { until, reason in
            let reason =
                switch reason {
                case .usedUp, .underWay: "the limit is used up"
                case .refused: "the service asks for it"
                case .distance: "calls keep a distance"
                }
            observer.observe(
                RequestEvent(
                    call: number, endpoint: endpoint, attempt: attempt,
                    happening: .waiting(from: from, until: until, reason: reason, after: refusal)))
        }
    }

    /// Decides whether a failure that no cure helps against may pass, and waits for that.
    ///
    /// - Returns: Whether the call is sent once more; if not, it has its answer.
    /// - Throws: The failure if it is to be thrown.
    @inline(never)
    func bears(_ failure: TwitterError) async throws -> Bool {
        let patience = needPatience()
        if failure.kind == .rateLimited {
            guard patience.refusals < limits.refusals else { throw failure }
            patience.refusals += 1
            patience.refusal = failure
            tell(.repeated(reason: "the limit was used up"))
            return true
        }
        if let once = postingOnce(after: failure, patience) { return try await looks(once, after: failure, patience) }
        try await waitForRepeat(after: failure, of: call.endpoint.method, patience)
        return true
    }

    private func waitForRepeat(
        after failure: TwitterError, of method: HTTPMethod, instead: TwitterError? = nil, _ patience: Patience
    ) async throws {
        let now = gate.localTime
        let verdict = repeats.verdict(
            after: failure.ending, of: method,
            retryAfter: RetryAfter.seconds(in: failure.headers, now: gate.serverTime(at: now) ?? now),
            repeats: patience.repeats, random: client.configuration.random())
        guard case .again(let delay) = verdict else { throw instead ?? failure }
        patience.repeats += 1
        let start = Date(timeIntervalSince1970: now)
        tell(
            .waiting(
                from: start, until: start + delay, reason: "before repeat \(patience.repeats)", after: failure))
        try await client.configuration.clock.sleep(for: .milliseconds((delay * 1000).rounded(.up)))
        patience.waitedForRepeat += delay
        tell(.repeated(reason: "the failure may pass"))
    }

    // MARK: Posting once

    private func postingOnce(after failure: TwitterError, _ patience: Patience) -> PostingOnce? {
        guard (options.unknownOutcome ?? client.configuration.unknownOutcomes).looks,
            let post = PostingOnce.Post(call)
        else { return nil }
        // A duplicate is one of ours only if an attempt of ours may have been carried out.
        let isOpen = failure.kind == .outcomeUnknown || failure.kind == .serviceUnavailable
        guard isOpen || failure.kind == .duplicate && patience.unknown != nil else { return nil }
        if patience.unknown == nil { (patience.unknown, patience.unknownSince) = (failure, sentAt) }
        return PostingOnce(post: post, plan: plan, sent: patience.unknownSince)
    }

    /// Looks whether it was posted; if not, waits for another attempt, where one does no harm.
    private func looks(_ once: PostingOnce, after failure: TwitterError, _ patience: Patience) async throws -> Bool {
        let unknown = patience.unknown ?? failure
        do {
            if let answer = try await once.find() {
                take(answer)
                return false
            }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            // Nobody can be asked; so nothing is sent that might be posted twice.
            throw unknown
        }
        guard once.post.isRefusedTwice else { throw unknown.notFound }
        // As if it only read, for a second attempt is refused if the first one was carried out. That it was refused and is
        // not to be seen means that it will be.
        try await waitForRepeat(
            after: failure.kind == .duplicate ? unknown : failure, of: .get, instead: unknown.notFound, patience)
        return true
    }
}

extension TwitterError {
    /// The error for a call that was not sent for its limit.
    init(_ wait: Budget.Wait, of endpoint: Endpoint, family: RateLimitFamily) {
        let date = Date(timeIntervalSince1970: wait.until)
        let what = wait.reason == .refused ? "The service wants no calls of" : "The limit is used up of"
        self.init(
            kind: .rateLimited,
            message: "\(what) \(family.name) until \(HTTPDate.format(date)); the call was not sent.")
        budget = RateLimit(limit: wait.limit, remaining: 0, reset: date)
        self.endpoint = endpoint
    }

    /// How the attempt ended, for deciding whether to repeat it.
    fileprivate var ending: RepeatPolicy.Ending {
        if let transportError {
            return .fault(transportError.kind, requestMayHaveBeenSent: transportError.requestMayHaveBeenSent)
        }
        // A refusal inside a success, that the service is overloaded, is one with 503.
        let status = status ?? 0
        return .answered(status: kind == .serviceUnavailable && status < 500 ? 503 : status)
    }

    /// The same error with a sentence on what was looked for.
    fileprivate var notFound: TwitterError {
        var error = self
        error.message = Self.joined(message, "It was looked for and is not there.")
        return error
    }
}
