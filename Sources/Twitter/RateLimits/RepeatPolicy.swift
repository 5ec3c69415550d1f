import TwitterHTTP

/// How often, and after which waits, a client sends a call once more that failed for a reason that may pass.
///
/// A call that only reads (`GET`) is repeated when no whole answer came, and after 500, 502, 503 and 504. All others are
/// repeated only when it is certain that nothing of the request left. Before each repeat lies a wait of anything between
/// nothing and a limit that doubles each time; if the service says with `Retry-After` how long, it is at least that.
///
/// Apart from this, and with ``never`` too, one cure each is tried at once for a wrong clock, a refused credential, and a
/// kept connection that the server had just closed. Refusals for the limit are up to ``RateLimitPolicy``.
public struct RepeatPolicy: Hashable, Sendable {
    /// How many times a call is sent once more, at most.
    public var maximum: Int
    /// The longest wait before the first repeat; it doubles with each.
    public var firstDelay: Duration
    /// What the doubling ends at.
    public var longestDelay: Duration
    /// The longest `Retry-After` that is obeyed; a call that is asked to wait longer fails.
    public var longestRetryAfter: Duration

    /// Three repeats, after up to 0.5, 1 and 2 seconds, and a `Retry-After` of up to two minutes.
    public static let standard = RepeatPolicy()

    /// No repeats.
    public static let never = RepeatPolicy(maximum: 0)

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - maximum: How many times a call is sent once more, at most.
    ///   - firstDelay: The longest wait before the first repeat.
    ///   - longestDelay: What the doubling of the waits ends at.
    ///   - longestRetryAfter: The longest `Retry-After` that is obeyed.
    public init(
        maximum: Int = 3, firstDelay: Duration = .milliseconds(500), longestDelay: Duration = .seconds(30),
        longestRetryAfter: Duration = .seconds(120)
    ) {
        self.maximum = maximum
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
        self.longestRetryAfter = longestRetryAfter
    }

    /// How an attempt ended.
    enum Ending: Equatable {
        /// An answer came.
        case answered(status: Int)
        /// No whole answer came.
        case fault(TransportError.Kind, requestMayHaveBeenSent: Bool)
    }

    /// What follows an attempt.
    enum Verdict: Equatable {
        /// It is what was asked for.
        case done
        /// The limit decides when it is sent once more, if ever.
        case wait
        /// It is sent once more after so many seconds.
        case again(after: Double)
        /// Sending it once more does not help, or could do harm.
        case fail
    }

    /// Decides what follows an attempt.
    ///
    /// - Parameters:
    ///   - ending: How it ended.
    ///   - method: The request method.
    ///   - retryAfter: The seconds that the service asks to wait.
    ///   - repeats: How many repeats there were before.
    ///   - random: Chance, from 0 to 1.
    /// - Returns: What follows.
    func verdict(
        after ending: Ending, of method: HTTPMethod, retryAfter: Double? = nil, repeats: Int, random: Double
    ) -> Verdict {
        switch ending {
        case .answered(let status):
            if (200..<300).contains(status) { return .done }
            if status == 429 || status == 420 { return .wait }
            guard method.isSafe, [500, 502, 503, 504].contains(status) else { return .fail }
        case .fault(let kind, let requestMayHaveBeenSent):
            guard method.isSafe || !requestMayHaveBeenSent, !Self.lasting.contains(kind) else { return .fail }
        }
        guard repeats < maximum else { return .fail }
        let asked = max(0, retryAfter ?? 0)
        guard asked <= longestRetryAfter / .seconds(1) else { return .fail }
        let ladder = BackOff(first: firstDelay / .seconds(1), cap: longestDelay / .seconds(1))
        return .again(after: max(asked, ladder.anywhere(repeats, random: random)))
    }

    /// Faults that the next attempt would meet again, and a queue that another one would only make longer.
    private static let lasting: Set<TransportError.Kind> = [
        .invalidRequest, .unavailable, .shutDown, .overloaded, .queueTimeout, .bodyUnavailable, .untrustedCertificate,
        .responseTooLarge, .headersTooLarge,
    ]
}
