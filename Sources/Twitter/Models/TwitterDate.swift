public import FoundationEssentials
import TwitterHTTP

/// Reads and writes dates as Twitter spells them: `Wed Aug 27 13:08:45 +0000 2008`.
///
/// No locale and no formatter takes part; the years are 1970 to 9999.
public enum TwitterDate {
    /// Reads a date.
    ///
    /// Each part must have its width and be in its range; an offset from UTC is honoured, a wrong weekday is not noticed and a
    /// leap second is the second after it.
    ///
    /// - Returns: `nil` when the text is anything else.
    public static func parse(_ text: String) -> Date? {
        var scanner = DateScanner(text)
        guard scanner.name(of: CivilTime.weekdayNames) != nil, scanner.skip(" "),
            let month = scanner.name(of: CivilTime.monthNames), scanner.skip(" "),
            let day = scanner.digits(2), scanner.skip(" "),
            let clock = scanner.clock(), scanner.skip(" "),
            let offset = scanner.offset(), scanner.skip(" "),
            let year = scanner.digits(4), scanner.isAtEnd
        else { return nil }
        let time = CivilTime(
            year: year, month: month + 1, day: day, hour: clock.hour, minute: clock.minute, second: clock.second)
        guard time.isValid else { return nil }
        return Date(timeIntervalSince1970: Double(time.secondsSince1970 - offset))
    }

    /// Writes a date, without fractions of a second; one outside of the years 1970 to 9999 becomes the nearest inside.
    public static func format(_ date: Date) -> String {
        let time = CivilTime(date)
        let weekday = CivilTime.weekdayNames[time.weekday]
        let month = CivilTime.monthNames[time.month - 1]
        return
            "\(weekday) \(month) \(CivilTime.padded(time.day)) \(time.clock) +0000 \(CivilTime.padded(time.year, to: 4))"
    }
}
