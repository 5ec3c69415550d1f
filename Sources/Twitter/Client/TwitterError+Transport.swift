import OAuth1
import TwitterHTTP

extension TwitterError {
    /// The error for a request that got no whole answer; one for a stream has no effect whatever its method.
    init(_ error: TransportError, of endpoint: Endpoint, isStream: Bool = false) {
        let isUnknown = error.requestMayHaveBeenSent && !endpoint.method.isSafe && !isStream
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

extension TransportError {
    /// The error for one of a transport's own that it should not have thrown.
    ///
    /// Its text may hold anything, so only its type is told; nobody knows how far the request had come.
    init(foreign error: any Error) {
        self.init(
            kind: .other, stage: .sending, message: "The transport threw \(type(of: error)).",
            requestMayHaveBeenSent: true)
    }
}
