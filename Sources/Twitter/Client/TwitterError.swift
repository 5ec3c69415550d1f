public import TwitterHTTP

/// Why a call did not give what it should.
///
/// Cancellation is thrown as `CancellationError`, everything else as this. No text of it shows a secret; ``bodyPrefix``
/// and ``headers`` hold what the server sent.
public struct TwitterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of fault it was.
    public var kind: Kind
    /// A sentence for a person.
    public var message: String
    /// The refusals in the body, in order; empty if there was none.
    public var entries: [APIErrorEntry] = []
    /// The status code; `nil` if no answer came.
    public var status: Int?
    /// The header fields of the answer.
    public var headers: HTTPFields = [:]
    /// The first 200 bytes of the body; left out where a body could hold new credentials.
    public var bodyPrefix: [UInt8] = []
    /// The endpoint.
    public var endpoint: Endpoint?
    /// The fault of the transport, if no answer came.
    public var transportError: TransportError?
    /// What went wrong in reading the body, with the place in it.
    public var decodingFailure: String?
    /// Whether any byte of the request may have left.
    public var requestMayHaveBeenSent = false
    /// How many times the request was sent.
    public var attempts = 0
    /// How long the call waited for its limit and before repeats, all its waits together.
    public var waited = Duration.zero
    /// The limit for which the client did not send the call.
    var budget: RateLimit?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: What kind of fault it was.
    ///   - message: A sentence for a person, without secrets.
    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    /// The first code of the refusals that has one.
    public var code: APIErrorCode? { entries.lazy.compactMap(\.code).first }

    /// What the answer says of the limit, or what is known of it if the client did not send the call; `nil` if nothing is.
    public var rateLimit: RateLimit? { RateLimit(headers: headers) ?? budget }

    /// Whether the same request may succeed later, and sending it once more does no harm.
    public var canRepeat: Bool {
        switch kind {
        case .serviceUnavailable, .rateLimited: endpoint?.method.isSafe ?? false || kind == .rateLimited
        case .transport: !requestMayHaveBeenSent || endpoint?.method.isSafe ?? false
        default: false
        }
    }

    /// Whether the refusals include a code.
    public func has(_ code: APIErrorCode) -> Bool { entries.contains { $0.code == code } }

    /// The sentence, then endpoint, status and code in brackets.
    public var description: String {
        let details = [
            endpoint.map(\.description), status.map { "HTTP \($0)" }, code.map { "code \($0)" },
            transportError?.underlyingCode.map { "curl \($0)" },
        ].compactMap(\.self)
        return details.isEmpty ? message : "\(message) (\(details.joined(separator: ", ")))"
    }
}
