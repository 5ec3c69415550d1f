import FoundationEssentials
public import TwitterHTTP

/// All limits that an answer tells of.
///
/// Most reads tell of a window of 15 minutes, some writes of 24 hours, once for the app and once for the user; uploads had a
/// set of their own. Names are read in any case; what is missing or no plain number is `nil`.
public struct RateLimitHeaders: Hashable, Sendable {
    /// `x-rate-limit-`: usually 15 minutes.
    public var window: RateLimit?
    /// `x-app-limit-24hour-`: the app's day.
    public var appDay: RateLimit?
    /// `x-user-limit-24hour-`: the user's day.
    public var userDay: RateLimit?
    /// `x-mediaratelimit-`: uploads, in old answers.
    public var media: RateLimit?
    /// `x-access-level`: what the token may do, such as `read-write`.
    public var accessLevel: String?

    /// Creates a value that tells of nothing.
    public init() {}

    /// Reads the header fields of an answer.
    public init(_ headers: HTTPFields) {
        // One walk over the fields, for each answer is read.
        for field in headers where field.name.utf8.first.map({ $0 & 0xDF == UInt8(ascii: "X") }) == true {
            read(field.name.lowercased(), field.value)
        }
    }

    /// Whether no limit is told.
    public var isEmpty: Bool { window == nil && appDay == nil && userDay == nil && media == nil }

    private mutating func read(_ name: String, _ value: String) {
        switch name {
        case "x-rate-limit-limit", "x-rate-limit-remaining", "x-rate-limit-reset": Self.read(name, value, &window)
        case "x-app-limit-24hour-limit", "x-app-limit-24hour-remaining", "x-app-limit-24hour-reset":
            Self.read(name, value, &appDay)
        case "x-user-limit-24hour-limit", "x-user-limit-24hour-remaining", "x-user-limit-24hour-reset":
            Self.read(name, value, &userDay)
        case "x-mediaratelimit-limit", "x-mediaratelimit-remaining", "x-mediaratelimit-reset":
            Self.read(name, value, &media)
        case "x-access-level": accessLevel = accessLevel ?? value
        default: break
        }
    }

    private static func read(_ name: String, _ value: String, _ limit: inout RateLimit?) {
        guard let number = number(value) else { return }
        var told = limit ?? RateLimit()
        // Of a repeated field the first counts, as everywhere.
        if name.hasSuffix("-limit") {
            told.limit = told.limit ?? number
        } else if name.hasSuffix("-remaining") {
            told.remaining = told.remaining ?? number
        } else {
            guard number <= latestReset else { return }
            told.reset = told.reset ?? Date(timeIntervalSince1970: TimeInterval(number))
        }
        limit = told
    }

    /// Digits and nothing else; `Int` would take signs as well.
    static func number(_ text: String) -> Int? {
        let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return isPlain ? Int(text) : nil
    }

    /// The end of the year 9999: what lies beyond it is no number of seconds.
    private static let latestReset = 253_402_300_799
}
