public import FoundationEssentials

/// Told what happens to calls, for logs and metrics.
///
/// No event holds a secret, a parameter's value or a body. The method is called from the task of the call and delays it
/// while it runs.
public protocol RequestObserver: Sendable {
    /// Takes note of an event.
    func observe(_ event: RequestEvent)
}

/// Something that happened to a call.
public struct RequestEvent: Sendable {
    /// What can happen; a client may tell of more in later versions.
    public enum Happening: Sendable {
        /// The request was built and signed; sizes are in bytes, without header fields.
        case built(bodySize: Int)
        /// The request was handed to the transport.
        case sent
        /// An answer came, whatever its status.
        case answered(status: Int, bodySize: Int, duration: Duration, rateLimit: RateLimit?)
        /// The call waits: for its limit, or before it is sent once more.
        ///
        /// The dates are of our clock. `after` is the refusal or the fault that made it wait, with its header fields, if
        /// there was one. A call may turn out to have to wait longer, and is told of again then.
        case waiting(from: Date, until: Date, reason: String, after: TwitterError?)
        /// The store that processes share their counts in threw; the client counts for itself. No number of a call
        /// belongs to it.
        case budgetStoreFailed(errorType: String)
        /// The request is about to be sent once more, for this reason.
        case repeated(reason: String)
        /// The call ended with an error.
        case failed(TwitterError)
        /// The call was cancelled.
        case cancelled
    }

    /// The number of the call within this client.
    public let call: UInt64
    /// The endpoint.
    public let endpoint: Endpoint
    /// Which attempt it is, from 1.
    public let attempt: Int
    /// What happened.
    public let happening: Happening
}

extension RequestEvent {
    /// The event that the store of budgets threw.
    init(storeFailedFor endpoint: Endpoint, _ type: any Error.Type) {
        self.init(call: 0, endpoint: endpoint, attempt: 0, happening: .budgetStoreFailed(errorType: "\(type)"))
    }
}
