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
    /// Told how many bytes have moved, on a thread of the transport, which it must not hold up.
    public var progress: TransportProgress.Handler?

    /// Creates options that change nothing.
    public init() {}

    /// A mirror without the values of header fields.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: ["timeout": timeout as Any, "headers": headers.map(\.name), "credential": credential as Any])
    }
}
