import FoundationEssentials
import Locking
import TwitterHTTP

extension TwitterAPI {
    /// Asks what is left of the limits and takes it over into the client's count.
    ///
    /// Worth it before the first of many calls, or where others use the same token. It asks
    /// `GET application/rate_limit_status`, which has a limit of its own, 180 calls in 15 minutes.
    ///
    /// - Parameter resources: The families to ask for, such as `statuses`; all by default.
    /// - Returns: What the service says.
    /// - Throws: ``TwitterError``, or `CancellationError` if the task was cancelled.
    @discardableResult
    public func refreshRateLimits(resources: [String]? = nil) async throws -> RateLimitStatus {
        let endpoint = Endpoint(.get, "application/rate_limit_status")
        let credential = try await authenticator.credential(for: endpoint)
        let status = try await application.rateLimitStatus(resources: resources).with { $0.credential = credential }
            .value
        for (path, limit) in status.resources.values.joined() {
            let key = RateLimitGate.Key(
                credential: credential.budgetKey, family: RateLimitFamily(statusPath: path))
            await client.gate.learn(limit, of: key)
        }
        return status
    }
}

extension RateLimitGate {
    /// Takes over what a status says of a limit.
    func learn(_ limit: RateLimit, of key: Key) async {
        if store != nil {
            try? await changeShared(key) { budget, now, _ in budget.learn(limit, at: now) }
        } else {
            let local = localTime
            state.withLock { state in
                let time = state.time.earliest(at: local)
                state.budgets[key, default: Budget()].learn(limit, at: time)
            }
        }
        state.withLock { $0.lines[key]?.change() }?.resume()
    }
}

extension RateLimitFamily {
    /// The endpoint that the family is named after.
    var endpoint: Endpoint {
        let words = name.split(separator: " ", maxSplits: 1).map(String.init)
        return Endpoint(HTTPMethod(rawValue: words[0]), words.count > 1 ? words[1] : "")
    }
}
