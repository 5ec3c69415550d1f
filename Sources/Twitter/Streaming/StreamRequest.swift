public import OAuth1
public import TwitterHTTP

/// A call of a streaming endpoint with the client that will send it; nothing is sent before ``bytes`` is iterated.
///
/// The connection stays open for as long as somebody iterates. A service allows one or few of them for each account.
public struct StreamRequest: Sendable, CustomStringConvertible, CustomReflectable {
    private var plan: CallPlan

    init(_ call: Call, api: TwitterAPI) {
        plan = CallPlan(call: call, api: api, isStream: true)
    }

    /// What is called: a plain value to compare and print.
    public var call: Call {
        get { plan.call }
        set { plan = CallPlan(call: newValue, options: plan.options, api: plan.api, isStream: true) }
    }

    /// What is set for this call alone; ``with(_:)`` changes it.
    public var options: CallOptions { plan.options }

    /// The endpoint and the names of the parameters.
    public var description: String { call.description }

    /// A mirror of the call and its options, without secrets.
    public var customMirror: Mirror { Mirror(self, children: ["call": call, "options": plan.options]) }

    /// Returns the same request with options of its own.
    ///
    /// - Parameter change: Sets options; those of the request so far are there to start from.
    /// - Returns: The changed request.
    public func with(_ change: (inout CallOptions) throws -> Void) rethrows -> StreamRequest {
        var options = plan.options
        try change(&options)
        var request = self
        request.plan = CallPlan(call: plan.call, options: options, api: plan.api, isStream: true)
        return request
    }

    /// The body as it comes, in pieces that begin and end anywhere.
    ///
    /// Each iteration opens a connection of its own and closes it when it ends, is left or is cancelled. It ends when
    /// the server ends the body. There is no limit to its length, only to the time that opening takes and to silence:
    /// 90 seconds, or the client's idle limit if that is longer.
    public var bytes: StreamBytes { StreamBytes(plan: plan) }

    /// Builds and signs the request without sending it, for sending it with another client.
    ///
    /// The signature is good for one use within a few minutes.
    ///
    /// - Returns: The request as it would go on the wire now, credentials included.
    /// - Throws: ``TwitterError`` if it cannot be built, or `CancellationError` if the task was cancelled.
    public func prepared() async throws -> TransportRequest {
        try await CallRun(plan).prepare().request
    }

    /// Signs the call without sending it and shows what is signed.
    ///
    /// - Returns: The signature with its base string; `nil` for credentials that do not sign. It holds the values of
    ///   the parameters.
    /// - Throws: ``TwitterError`` if the call cannot be signed, or `CancellationError` if the task was cancelled.
    public func signature() async throws -> OAuth1Signature? {
        try await CallRun(plan).prepare().signature
    }
}
