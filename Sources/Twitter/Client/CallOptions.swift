public import TwitterHTTP

/// What can be set for one call alone.
public struct CallOptions: Sendable, CustomReflectable {
    /// The time limit from the call to the last byte of the answer, per attempt; `nil` keeps the client's.
    ///
    /// For a stream, which has no last byte, it is the limit for the first byte.
    public var timeout: Duration?
    /// Further header fields; one of a name that the client would write itself replaces it.
    public var headers: HTTPFields = [:]
    /// The credential to use in place of the client's authenticator.
    public var credential: Credential?
    /// What the call does when its limit is used up; `nil` does as the client is set to.
    public var limits: RateLimitPolicy?
    /// How often the call is sent once more after a failure that may pass; `nil` does as the client is set to.
    public var repeats: RepeatPolicy?
    /// What happens when it is not known whether a Tweet or a message was posted; `nil` does as the client is set to.
    public var unknownOutcome: UnknownOutcomePolicy?
    /// Told how many bytes have moved, on a thread of the transport, which it must not hold up.
    public var progress: TransportProgress.Handler?

    /// Creates options that change nothing.
    public init() {}

    /// A mirror without the values of header fields.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "timeout": timeout as Any, "headers": headers.map(\.name), "credential": credential as Any,
                "limits": limits as Any, "repeats": repeats as Any, "unknownOutcome": unknownOutcome as Any,
            ])
    }
}
