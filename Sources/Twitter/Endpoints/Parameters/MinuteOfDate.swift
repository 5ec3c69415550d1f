import FoundationEssentials
import TwitterHTTP

/// An instant as `yyyyMMddHHmm` in UTC, to the minute below.
struct MinuteOfDate: ParameterValue {
    let date: Date

    init?(_ date: Date?) {
        guard let date else { return nil }
        self.date = date
    }

    var parameterText: String {
        let time = CivilTime(date)
        return CivilTime.padded(time.year, to: 4)
            + [time.month, time.day, time.hour, time.minute].map { CivilTime.padded($0) }.joined()
    }
}
