import Testing

@testable import Twitter

@Suite struct AttemptPolicyTests {
    private static let clock = AttemptPolicy.Decision.repeated(reason: "the clock was corrected by the server's")
    private static let pool = AttemptPolicy.Decision.repeated(
        reason: "the server had closed a connection that was kept open")

    private static func error(_ kind: TwitterError.Kind) -> TwitterError { TwitterError(kind: kind, message: "m") }

    private static func lost(
        _ method: HTTPMethod = .get, kind: TransportError.Kind = .connectionLost,
        stage: TransportError.Stage = .sending, pooled: Bool = true
    ) -> TwitterError {
        TwitterError(
            TransportError(
                kind: kind, stage: stage, message: "m", requestMayHaveBeenSent: true, usedPooledConnection: pooled),
            of: Endpoint(method, "a"))
    }

    /// Failures of one call in order, whether the clock was found wrong, and what follows each.
    static let cases: [[(TwitterError, clockWasWrong: Bool, AttemptPolicy.Decision)]] = [
        [(error(.unauthorized), true, clock), (error(.unauthorized), true, .askAuthenticator)],
        [(error(.unauthorized), false, .askAuthenticator), (error(.unauthorized), false, .fail)],
        [
            (error(.unauthorized), true, clock), (error(.unauthorized), false, .askAuthenticator),
            (error(.unauthorized), true, .fail),
        ],
        [(error(.accountUnusable), false, .askAuthenticator), (error(.unauthorized), false, .fail)],
        [(lost(), false, pool), (lost(), false, .fail)],
        [(lost(), false, pool), (error(.unauthorized), true, clock), (lost(), false, .fail)],
        [(lost(.head), false, pool)],
        [(lost(.post), false, .fail)], [(lost(.put), false, .fail)], [(lost(.delete), false, .fail)],
        [(lost(pooled: false), false, .fail)],
        [(lost(stage: .receiving), false, .fail)],
        [(lost(kind: .totalTimeout), false, .fail)],
        [(error(.forbidden), true, .fail)], [(error(.rateLimited), false, .fail)],
        [(error(.serviceUnavailable), false, .fail)], [(error(.accessLevel), false, .fail)],
        [(error(.duplicate), false, .fail)], [(error(.notFound), false, .fail)],
    ]

    @Test(arguments: cases.indices) func everyCureIsTriedOnce(index: Int) {
        var policy = AttemptPolicy()
        for (error, clockWasWrong, expected) in Self.cases[index] {
            #expect(policy.decide(after: error, clockWasWrong: clockWasWrong) == expected)
        }
    }
}
