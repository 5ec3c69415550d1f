public import FoundationEssentials

/// Reads and writes dates of HTTP headers in the preferred form, IMF-fixdate (RFC 9110, section 5.6.7):
/// `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// The two obsolete forms are not read; the years are 1970 to 9999.
public enum HTTPDate {
    /// Reads a date; a wrong weekday is not noticed and a leap second is the second after it.
    ///
    /// - Returns: `nil` when the text is anything else.
    public static func parse(_ text: String) -> Date? {
        var scanner = DateScanner(text)
        guard scanner.name(of: CivilTime.weekdayNames) != nil, scanner.skip(", "),
            let day = scanner.digits(2), scanner.skip(" "),
            let month = scanner.name(of: CivilTime.monthNames), scanner.skip(" "),
            let year = scanner.digits(4), scanner.skip(" "),
            let clock = scanner.clock(), scanner.skip(" GMT"), scanner.isAtEnd
        else { return nil }
        let time = CivilTime(
            year: year, month: month + 1, day: day, hour: clock.hour, minute: clock.minute, second: clock.second)
        return time.isValid ? Date(timeIntervalSince1970: Double(time.secondsSince1970)) : nil
    }

    /// Writes a date, without fractions of a second; one outside of the years 1970 to 9999 becomes the nearest inside.
    public static func format(_ date: Date) -> String {
        let time = CivilTime(date)
        let weekday = CivilTime.weekdayNames[time.weekday]
        let month = CivilTime.monthNames[time.month - 1]
        return
            "\(weekday), \(CivilTime.padded(time.day)) \(month) \(CivilTime.padded(time.year, to: 4)) \(time.clock) GMT"
    }
}
