public import FoundationEssentials
import TwitterHTTP

/// A day of the calendar, as `YYYY-MM-DD`.
public struct CalendarDay: Hashable, Sendable, ParameterValue {
    /// The year, such as 2026.
    public var year: Int
    /// The month, from 1.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int

    /// Creates a day.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates the day on which an instant is in UTC.
    public init(_ date: Date) {
        let time = CivilTime(date)
        self.init(year: time.year, month: time.month, day: time.day)
    }

    /// The day as `YYYY-MM-DD`.
    public var parameterText: String {
        "\(CivilTime.padded(year, to: 4))-\(CivilTime.padded(month))-\(CivilTime.padded(day))"
    }
}
