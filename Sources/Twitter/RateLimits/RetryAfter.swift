import FoundationEssentials
import TwitterHTTP

/// The `Retry-After` of an answer (RFC 9110, section 10.2.3): a number of seconds, or a date.
enum RetryAfter {
    /// How long the server asks to wait, in seconds, never less than zero; `nil` if it does not ask or cannot be
    /// understood.
    ///
    /// A date counts from the `Date` of the same answer, so that it does not matter how our clock goes; `now` stands in
    /// for a `Date` that is missing.
    static func seconds(in headers: HTTPFields, now: TimeInterval) -> TimeInterval? {
        guard let text = headers["Retry-After"] else { return nil }
        if !text.isEmpty, let seconds = RateLimitHeaders.number(text) { return TimeInterval(seconds) }
        guard let date = HTTPDate.parse(text) else { return nil }
        let present = headers["Date"].flatMap(HTTPDate.parse)?.timeIntervalSince1970 ?? now
        return max(0, date.timeIntervalSince1970 - present)
    }
}
