import TwitterHTTP

/// How a call counts against its limit.
extension CallRun {
    /// What the call counts in.
    var gateKey: RateLimitGate.Key {
        RateLimitGate.Key(
            credential: (options.credential ?? credential).budgetKey,
            family: RateLimitFamily(method: call.endpoint.method, path: call.endpoint.name))
    }

    /// Whether the limit lets the call go at once.
    @inline(never)
    func passesGate() -> Bool {
        epoch = client.gate.enter(gateKey, (options.limits ?? client.configuration.rateLimits).pace)
        return epoch != nil
    }

    /// Tells the gate how the attempt ended; at once, if it counts for this client alone.
    @inline(never)
    func settle(_ ending: Budget.Ending, headers: HTTPFields = [:]) {
        guard let epoch else { return }
        guard client.gate.store == nil else {
            unsettled = Box(Unsettled(ending: ending, headers: headers))
            return
        }
        self.epoch = nil
        client.gate.settle(gateKey, epoch: epoch, ending, headers: headers, sent: sentAt)
    }

    @inline(never)
    func settleShared() async {
        guard let epoch, let ended = unsettled?.value else { return }
        (self.epoch, unsettled) = (nil, nil)
        await client.gate.settleShared(gateKey, epoch: epoch, ended.ending, headers: ended.headers, sent: sentAt)
    }

    /// How the attempt ended, for its limit.
    func ending(of response: TransportResponse, _ refusal: TwitterError?) -> Budget.Ending {
        guard refusal?.kind == .rateLimited else { return .answered }
        let now = client.gate.localTime
        let present = client.gate.serverTime(at: now) ?? now
        return .refused(retryAfter: RetryAfter.seconds(in: response.headers, now: present))
    }
}

/// How an attempt ended, for a gate that has not been told yet.
struct Unsettled: Hashable {
    var ending: Budget.Ending
    var headers: HTTPFields
}
