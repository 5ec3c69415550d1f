/// How much a stream leaves out for the sake of wide audiences; an open set.
public struct FilterLevel: RawRepresentable, Hashable, Sendable, ParameterValue {
    /// The value of `filter_level`.
    public let rawValue: String

    /// Creates a level from the value of `filter_level`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is left out, which is the default.
    public static let none = FilterLevel(rawValue: "none")
    /// Some Tweets are left out.
    public static let low = FilterLevel(rawValue: "low")
    /// Many Tweets are left out.
    public static let medium = FilterLevel(rawValue: "medium")
}
