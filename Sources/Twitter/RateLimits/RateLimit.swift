public import FoundationEssentials
public import TwitterHTTP

/// What an answer says of the limit that its endpoint counts against.
public struct RateLimit: Hashable, Sendable {
    /// Calls allowed in a window; `nil` if the answer does not say.
    public var limit: Int?
    /// Calls left in this window; `nil` if the answer does not say, which is not the same as 0.
    public var remaining: Int?
    /// When the window ends, by the server's clock; `nil` if the answer does not say.
    public var reset: Date?

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - limit: Calls allowed in a window.
    ///   - remaining: Calls left in this window.
    ///   - reset: When the window ends.
    public init(limit: Int? = nil, remaining: Int? = nil, reset: Date? = nil) {
        self.limit = limit
        self.remaining = remaining
        self.reset = reset
    }

    /// Reads the `x-rate-limit-` header fields, whatever their case; `nil` if none of them is there or can be read.
    ///
    /// - Parameter headers: The header fields of an answer.
    public init?(headers: HTTPFields) {
        guard let window = RateLimitHeaders(headers).window else { return nil }
        self = window
    }
}
