public import TwitterHTTP

/// A decoded answer with all that came along.
public struct TwitterResponse<Value: Sendable>: Sendable {
    /// What the body says.
    public let value: Value
    /// The answer itself: header fields, body and metrics.
    public let transport: TransportResponse
    /// How many times the request was sent; more than 1 after a repeat.
    public let attempts: Int
    /// How long the call waited for its limit and before repeats, all its waits together.
    public let waited: Duration

    /// The status code.
    public var status: Int { transport.status }
    /// The header fields.
    public var headers: HTTPFields { transport.headers }
    /// What the answer says of the limit; `nil` if it says nothing.
    public var rateLimit: RateLimit? { RateLimit(headers: transport.headers) }
    /// All limits that the answer tells of, those of 24 hours among them.
    public var rateLimits: RateLimitHeaders { RateLimitHeaders(transport.headers) }
}
