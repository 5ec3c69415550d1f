package import FoundationEssentials

/// A date and a time of day in the Gregorian calendar at an offset of zero, by integer arithmetic alone.
package struct CivilTime: Equatable {
    package static let monthNames = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    package static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    package var year: Int
    /// 1 to 12.
    package var month: Int
    package var day: Int
    package var hour: Int
    package var minute: Int
    /// 0 to 60; 60 is a leap second and counts as the next second.
    package var second: Int

    package init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// Whether each part is in its range, for the years 1970 to 9999.
    package var isValid: Bool {
        (1970...9999).contains(year) && (1...12).contains(month) && (1...daysInMonth).contains(day)
            && (0...23).contains(hour) && (0...59).contains(minute) && (0...60).contains(second)
    }

    private var daysInMonth: Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Seconds since the start of 1970.
    package var secondsSince1970: Int {
        // The year starts in March, so that the leap day is its last: an era of 400 years has 146,097 days.
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted % 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        return ((days * 24 + hour) * 60 + minute) * 60 + second
    }

    /// 0 is Sunday.
    package var weekday: Int {
        (secondsSince1970 / 86_400 + 4) % 7
    }
}

extension CivilTime {
    private static let lastSecond = 253_402_300_799

    /// The time of an instant, to the second below; before 1970 or after 9999 the nearest time between.
    package init(_ date: Date) {
        let exact = date.timeIntervalSince1970
        let seconds = exact > 0 ? (exact < Double(Self.lastSecond) ? Int(exact) : Self.lastSecond) : 0
        let shifted = seconds / 86_400 + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        hour = seconds / 3600 % 24
        minute = seconds / 60 % 60
        second = seconds % 60
    }

    /// A number with leading zeros.
    package static func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    /// The time of day as `HH:mm:ss`.
    package var clock: String {
        "\(Self.padded(hour)):\(Self.padded(minute)):\(Self.padded(second))"
    }
}

/// Reads the fixed pieces of a date from its bytes.
package struct DateScanner {
    private var rest: Substring.UTF8View

    package init(_ text: String) { rest = text[...].utf8 }

    package var isAtEnd: Bool { rest.isEmpty }

    /// Steps over a literal; false when something else stands there.
    package mutating func skip(_ literal: String) -> Bool {
        guard rest.starts(with: literal.utf8) else { return false }
        rest = rest.dropFirst(literal.utf8.count)
        return true
    }

    /// Reads exactly so many digits.
    package mutating func digits(_ count: Int) -> Int? {
        let piece = rest.prefix(count)
        guard piece.count == count else { return nil }
        var number = 0
        for byte in piece {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest = rest.dropFirst(count)
        return number
    }

    /// Reads one of the names; the answer is its place in the list.
    package mutating func name(of names: [String]) -> Int? {
        guard let index = names.firstIndex(where: { rest.starts(with: $0.utf8) }) else { return nil }
        rest = rest.dropFirst(names[index].utf8.count)
        return index
    }

    /// Reads `HH:mm:ss`.
    package mutating func clock() -> (hour: Int, minute: Int, second: Int)? {
        guard let hour = digits(2), skip(":"), let minute = digits(2), skip(":"), let second = digits(2) else {
            return nil
        }
        return (hour, minute, second)
    }

    /// Reads an offset from UTC, a sign and four digits with the separator between hours and minutes; in seconds.
    package mutating func offset(separator: String = "") -> Int? {
        guard let sign = name(of: ["+", "-"]), let hours = digits(2), skip(separator), let minutes = digits(2) else {
            return nil
        }
        guard hours <= 23, minutes <= 59 else { return nil }
        return (sign == 0 ? 1 : -1) * (hours * 60 + minutes) * 60
    }
}
