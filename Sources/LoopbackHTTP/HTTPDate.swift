/// The one form in which dates are written (IMF-fixdate; RFC 9110, section 5.6.7).
enum HTTPDate {
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Writes an instant.
    ///
    /// - Parameter seconds: Seconds since 1970, from 0 on.
    /// - Returns: The date as 29 characters of ASCII.
    static func text(_ seconds: Int) -> String {
        let (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        // Days are counted from 1 March of year 0, so that the leap day is the last of its year.
        let shifted = day + 719_468
        let (era, dayOfEra) = shifted.quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * march + 2) / 5 + 1
        let month = (march + 2) % 12
        let year = era * 400 + yearOfEra + (month < 2 ? 1 : 0)
        let time = "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
        return "\(days[(day + 4) % 7]), \(two(dayOfMonth)) \(months[month]) \(year) \(time) GMT"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
