public import TwitterHTTP

/// A decoded answer with all that came along.
public struct TwitterResponse<Value: Sendable>: Sendable {
    /// What the body says.
    public let value: Value
    /// The answer itself: header fields, body and metrics.
    public let transport: TransportResponse
    /// How many times the request was sent; more than 1 after a repeat.
    public let attempts: Int

    /// The status code.
    public var status: Int { transport.status }
    /// The header fields.
    public var headers: HTTPFields { transport.headers }
    /// What the answer says of the limit; `nil` if it says nothing.
    public var rateLimit: RateLimit? { RateLimit(headers: transport.headers) }
}
