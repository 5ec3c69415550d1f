public import FoundationEssentials
import TwitterHTTP

/// Reads and writes dates as Twitter spells them: `Wed Aug 27 13:08:45 +0000 2008`.
///
/// No locale and no formatter takes part; the years are 1970 to 9999.
public enum TwitterDate {
    /// A form of dates.
    public enum Form: Hashable, Sendable {
        /// That of `created_at` in nearly all answers: `Wed Aug 27 13:08:45 +0000 2008`.
        case usual
        /// That of trends, ISO 8601: `2008-08-27T13:08:45Z`.
        case trends
    }

    /// Reads a date in one of the forms.
    ///
    /// - Parameters:
    ///   - text: The date.
    ///   - form: Its form; that of trends may have fractions of a second, and an offset in place of the `Z`.
    /// - Returns: `nil` when the text is anything else.
    public static func parse(_ text: String, as form: Form) -> Date? {
        switch form {
        case .usual: parse(text)
        case .trends: ISO8601Date.parse(text)
        }
    }

    /// Writes a date in one of the forms, without fractions of a second.
    ///
    /// - Parameters:
    ///   - date: The date; one outside of the years 1970 to 9999 becomes the nearest inside.
    ///   - form: The form.
    /// - Returns: The text.
    public static func format(_ date: Date, as form: Form) -> String {
        switch form {
        case .usual: format(date)
        case .trends: ISO8601Date.format(date)
        }
    }

    /// Reads a date.
    ///
    /// Each part must have its width, but for a day of one digit, and be in its range; an offset from UTC is honoured, a wrong weekday is not noticed and a
    /// leap second is the second after it.
    ///
    /// - Returns: `nil` when the text is anything else.
    public static func parse(_ text: String) -> Date? {
        var text = text
        return text.withUTF8 { parse($0.span) }
    }

    /// Reads a date from its bytes; each part has its place, which a day of one digit shifts.
    static func parse(_ bytes: Span<UInt8>) -> Date? {
        let blank = UInt8(ascii: " ")
        // The reference of the user streams writes days without a zero in front.
        let dayWidth = bytes.count - 28
        guard dayWidth == 1 || dayWidth == 2, name(at: 0, in: bytes, of: CivilTime.weekdayNames) != nil,
            let month = name(at: 4, in: bytes, of: CivilTime.monthNames), bytes[3] == blank, bytes[7] == blank,
            let day = dayWidth == 1 ? digit(at: 8, in: bytes) : number(at: 8, in: bytes)
        else { return nil }
        let rest = bytes.extracting(8 + dayWidth..<bytes.count)
        guard let hour = number(at: 1, in: rest), let minute = number(at: 4, in: rest),
            let second = number(at: 7, in: rest), let offsetHours = number(at: 11, in: rest),
            let offsetMinutes = number(at: 13, in: rest), let century = number(at: 16, in: rest),
            let yearOfCentury = number(at: 18, in: rest),
            rest[3] == UInt8(ascii: ":"), rest[6] == UInt8(ascii: ":"),
            rest[0] == blank, rest[9] == blank, rest[15] == blank,
            rest[10] == UInt8(ascii: "+") || rest[10] == UInt8(ascii: "-"),
            offsetHours <= 23, offsetMinutes <= 59
        else { return nil }
        let time = CivilTime(
            year: century * 100 + yearOfCentury, month: month + 1, day: day, hour: hour, minute: minute, second: second)
        guard time.isValid else { return nil }
        let offset = (offsetHours * 60 + offsetMinutes) * (rest[10] == UInt8(ascii: "-") ? -60 : 60)
        return Date(timeIntervalSince1970: Double(time.secondsSince1970 - offset))
    }

    /// The number of two digits at a place.
    private static func number(at place: Int, in bytes: Span<UInt8>) -> Int? {
        guard let tens = digit(at: place, in: bytes), let ones = digit(at: place + 1, in: bytes) else { return nil }
        return tens * 10 + ones
    }

    private static func digit(at place: Int, in bytes: Span<UInt8>) -> Int? {
        let digit = bytes[place] &- UInt8(ascii: "0")
        return digit < 10 ? Int(digit) : nil
    }

    /// Which of the names of three letters stands at a place.
    private static func name(at place: Int, in bytes: Span<UInt8>, of names: [String]) -> Int? {
        names.firstIndex { name in
            var place = place
            for letter in name.utf8 {
                guard bytes[place] == letter else { return false }
                place += 1
            }
            return true
        }
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
