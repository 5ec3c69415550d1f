import Testing
import TwitterHTTP

@testable import Twitter

@Suite struct RepeatPolicyTests {
    private static let policy = RepeatPolicy(
        maximum: 3, firstDelay: .seconds(2), longestDelay: .seconds(5), longestRetryAfter: .seconds(60))
    private static let again = RepeatPolicy.Verdict.again(after: 1)

    private static func verdict(
        _ ending: RepeatPolicy.Ending, _ method: HTTPMethod, retryAfter: Double? = nil, repeats: Int = 0
    ) -> RepeatPolicy.Verdict {
        policy.verdict(after: ending, of: method, retryAfter: retryAfter, repeats: repeats, random: 0.5)
    }

    private static let safe: [HTTPMethod] = [.get, .head, "OPTIONS", "TRACE"]
    private static let unsafe: [HTTPMethod] = [.post, .put, .delete, "PATCH", "get"]

    /// What follows a status, for methods that only read and for all others.
    private static let statuses: [(Int, RepeatPolicy.Verdict, RepeatPolicy.Verdict)] = [
        (200, .done, .done), (201, .done, .done), (204, .done, .done), (299, .done, .done), (199, .fail, .fail),
        (300, .fail, .fail), (302, .fail, .fail), (304, .fail, .fail), (400, .fail, .fail), (401, .fail, .fail),
        (403, .fail, .fail), (404, .fail, .fail), (408, .fail, .fail), (420, .wait, .wait), (429, .wait, .wait),
        (422, .fail, .fail), (500, again, .fail), (501, .fail, .fail), (502, again, .fail), (503, again, .fail),
        (504, again, .fail), (505, .fail, .fail), (0, .fail, .fail), (999, .fail, .fail),
    ]

    @Test func methodsAndStatuses() {
        for (status, read, write) in Self.statuses {
            for method in Self.safe {
                #expect(Self.verdict(.answered(status: status), method) == read, "\(method) \(status)")
            }
            for method in Self.unsafe {
                #expect(Self.verdict(.answered(status: status), method) == write, "\(method) \(status)")
            }
        }
    }

    private static let passing: [TransportError.Kind] = [
        .nameNotResolved, .connectionFailed, .tlsFailed, .connectionLost, .malformedResponse, .connectTimeout,
        .firstByteTimeout, .idleTimeout, .totalTimeout, .other,
    ]
    private static let lasting: [TransportError.Kind] = [
        .invalidRequest, .unavailable, .shutDown, .overloaded, .queueTimeout, .bodyUnavailable, .untrustedCertificate,
        .responseTooLarge, .headersTooLarge,
    ]

    @Test func methodsAndFaults() {
        for isSent in [false, true] {
            for kind in Self.passing {
                let fault = RepeatPolicy.Ending.fault(kind, requestMayHaveBeenSent: isSent)
                for method in Self.safe { #expect(Self.verdict(fault, method) == Self.again, "\(method) \(kind)") }
                for method in Self.unsafe {
                    #expect(Self.verdict(fault, method) == (isSent ? .fail : Self.again), "\(method) \(kind) \(isSent)")
                }
            }
            for kind in Self.lasting {
                let fault = RepeatPolicy.Ending.fault(kind, requestMayHaveBeenSent: isSent)
                for method in Self.safe + Self.unsafe {
                    #expect(Self.verdict(fault, method) == .fail, "\(method) \(kind)")
                }
            }
        }
    }

    @Test func repeatsHaveAnEnd() {
        let ending = RepeatPolicy.Ending.answered(status: 503)
        #expect(
            (0..<5).map { Self.verdict(ending, .get, repeats: $0) }
                == [.again(after: 1), .again(after: 2), .again(after: 2.5), .fail, .fail])
        #expect(RepeatPolicy.never.verdict(after: ending, of: .get, repeats: 0, random: 0) == .fail)
        #expect(RepeatPolicy.never.verdict(after: .answered(status: 200), of: .get, repeats: 0, random: 0) == .done)
        #expect(RepeatPolicy.never.verdict(after: .answered(status: 429), of: .get, repeats: 0, random: 0) == .wait)
    }

    @Test(
        arguments: [
            (nil, .again(after: 1)), (0, .again(after: 1)), (-5, .again(after: 1)), (0.5, .again(after: 1)),
            (7, .again(after: 7)), (60, .again(after: 60)), (60.5, .fail),
        ] as [(Double?, RepeatPolicy.Verdict)]) func serversAdviceIsTheLeast(
            advice: Double?, verdict: RepeatPolicy.Verdict
        )
    {
        #expect(Self.verdict(.answered(status: 503), .get, retryAfter: advice) == verdict)
        #expect(Self.verdict(.answered(status: 503), .post, retryAfter: advice) == .fail)
    }

    @Test func standardIsThreeRepeatsAndTwoMinutes() {
        let policy = RepeatPolicy.standard
        let ending = RepeatPolicy.Ending.answered(status: 500)
        let delays = (0..<4).map { policy.verdict(after: ending, of: .get, repeats: $0, random: 0.5) }
        #expect(delays == [.again(after: 0.25), .again(after: 0.5), .again(after: 1), .fail])
        #expect(policy.verdict(after: ending, of: .get, retryAfter: 120, repeats: 0, random: 0) == .again(after: 120))
        #expect(policy.verdict(after: ending, of: .get, retryAfter: 121, repeats: 0, random: 0) == .fail)
        let many = RepeatPolicy(maximum: 99)
        #expect(many.verdict(after: ending, of: .get, repeats: 50, random: 0.5) == .again(after: 15))
        #expect(policy.longestDelay == .seconds(30) && policy.longestRetryAfter == .seconds(120))
    }
}

@Suite struct RateLimitPolicyTests {
    @Test func policiesAndTheirPaces() {
        #expect(RateLimitPolicy.ignore.pace == .regardless && RateLimitPolicy.ignore.refusals == 0)
        #expect(RateLimitPolicy.fail.pace == .whileLeft && RateLimitPolicy.fail.refusals == 0)
        #expect(RateLimitPolicy.wait().pace == .patient && RateLimitPolicy.wait().refusals == 5)
        #expect(RateLimitPolicy.spread().pace == .even && RateLimitPolicy.spread().refusals == 5)
        #expect(RateLimitPolicy.wait().longest == .seconds(960))
        #expect(RateLimitPolicy.spread(longest: .seconds(3)).longest == .seconds(3))
        #expect(!Budget.Pace.regardless.waits && !Budget.Pace.whileLeft.waits)
        #expect(Budget.Pace.patient.waits && Budget.Pace.even.waits)
    }
}
