import FoundationEssentials

/// An instant as a whole number of units since 1970, rounded down.
struct UnixTime: ParameterValue {
    let parameterText: String

    /// Counts seconds.
    init(seconds date: Date) { self.init(date.timeIntervalSince1970) }

    /// Counts milliseconds.
    init(milliseconds date: Date) { self.init(date.timeIntervalSince1970 * 1000) }

    /// A time that no integer can hold is sent as 0, which every endpoint refuses.
    private init(_ count: Double) {
        parameterText = (Int64(exactly: count.rounded(.down)) ?? 0).parameterText
    }
}
