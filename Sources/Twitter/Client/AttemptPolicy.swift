import TwitterHTTP

/// Decides what follows a failed attempt of a call; a value without input and output.
///
/// Each cure is tried once a call: a new signature with the server's time, a new credential from the authenticator,
/// and a new connection for a call that only reads.
struct AttemptPolicy {
    enum Decision: Equatable {
        case fail
        /// Send it once more, signed anew.
        case repeated(reason: String)
        /// Ask the authenticator what to do about the refused credential.
        case askAuthenticator
    }

    private(set) var hasCorrectedClock = false
    private var hasAskedAuthenticator = false
    private var hasReplacedConnection = false

    /// - Parameters:
    ///   - error: How the attempt failed.
    ///   - clockWasWrong: Whether the answer shows that our clock was, which has been corrected.
    /// - Returns: What to do.
    mutating func decide(after error: TwitterError, clockWasWrong: Bool) -> Decision {
        if error.kind == .unauthorized, clockWasWrong, !hasCorrectedClock {
            hasCorrectedClock = true
            return .repeated(reason: "the clock was corrected by the server's")
        }
        if Self.isOfCredential(error.kind), !hasAskedAuthenticator {
            hasAskedAuthenticator = true
            return .askAuthenticator
        }
        if let fault = error.transportError, fault.kind == .connectionLost, fault.stage != .receiving,
            fault.usedPooledConnection, error.endpoint?.method.isSafe == true, !hasReplacedConnection
        {
            hasReplacedConnection = true
            return .repeated(reason: "the server had closed a connection that was kept open")
        }
        return .fail
    }

    /// Whether another credential may be accepted.
    private static func isOfCredential(_ kind: TwitterError.Kind) -> Bool {
        [.unauthorized, .accountSuspended, .accountLocked, .accountUnusable].contains(kind)
    }
}
