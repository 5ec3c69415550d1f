import OAuth1
import TwitterHTTP

extension TwitterError {
    /// The error for a request that got no whole answer.
    init(_ error: TransportError, of endpoint: Endpoint) {
        let isUnknown = error.requestMayHaveBeenSent && !endpoint.method.isSafe
        let kind: Kind =
            switch error.kind {
            case .invalidRequest: .invalidRequest
            // An answer of which only the size was wrong had come, but what it said is lost as well.
            default: isUnknown ? .outcomeUnknown : .transport
            }
        self.init(
            kind: kind,
            message: isUnknown ? "\(error.message) It is unknown whether the call was carried out." : error.message)
        transportError = error
        requestMayHaveBeenSent = error.requestMayHaveBeenSent
        self.endpoint = endpoint
    }

    /// The error for a call that cannot be signed.
    init(_ error: OAuth1Error, of endpoint: Endpoint) {
        self.init(kind: .invalidRequest, message: "The call cannot be signed: \(error).")
        self.endpoint = endpoint
    }
}
