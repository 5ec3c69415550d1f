import FoundationEssentials
import TwitterHTTP

/// Reads and writes dates in the forms of ISO 8601 that services write: `2008-08-27T13:08:45Z`, with or without fractions of
/// a second, `Z` or an offset; also with blanks, as webhooks have it: `2008-08-27 13:08:45 +0000`.
enum ISO8601Date {
    /// Writes a date in UTC, without fractions of a second.
    static func format(_ date: Date) -> String {
        let time = CivilTime(date)
        let day = "\(CivilTime.padded(time.year, to: 4))-\(CivilTime.padded(time.month))-\(CivilTime.padded(time.day))"
        return "\(day)T\(time.clock)Z"
    }

    static func parse(_ text: String) -> Date? {
        var scanner = DateScanner(text)
        guard let year = scanner.digits(4), scanner.skip("-"), let month = scanner.digits(2), scanner.skip("-"),
            let day = scanner.digits(2), scanner.skip("T") || scanner.skip(" "), let clock = scanner.clock()
        else { return nil }
        var fraction = 0.0
        if scanner.skip(".") {
            var place = 0.1
            guard let first = scanner.digits(1) else { return nil }
            fraction = Double(first) * place
            while let digit = scanner.digits(1) {
                place /= 10
                fraction += Double(digit) * place
            }
        }
        _ = scanner.skip(" ")
        guard let offset = scanner.skip("Z") ? 0 : offset(&scanner), scanner.isAtEnd else { return nil }
        let time = CivilTime(
            year: year, month: month, day: day, hour: clock.hour, minute: clock.minute, second: clock.second)
        guard time.isValid else { return nil }
        return Date(timeIntervalSince1970: Double(time.secondsSince1970 - offset) + fraction)
    }

    /// Reads an offset with or without a colon.
    private static func offset(_ scanner: inout DateScanner) -> Int? {
        var plain = scanner
        if let offset = plain.offset() {
            scanner = plain
            return offset
        }
        return scanner.offset(separator: ":")
    }
}
