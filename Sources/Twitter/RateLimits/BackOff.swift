/// Waits that double up to a cap, with chance in them, so that many callers do not come back at the same moment.
struct BackOff: Equatable {
    /// In seconds.
    var first: Double
    /// In seconds.
    var cap: Double

    /// For refusals for the limit that do not say how long it lasts.
    static let refusals = BackOff(first: 5, cap: 320)

    /// The step of the ladder, without chance.
    func step(_ number: Int) -> Double {
        var step = min(max(0, first), max(0, cap))
        // After so many doublings every step has reached its cap, or is nothing.
        for _ in 0..<max(0, min(number, 64)) { step = min(step * 2, max(0, cap)) }
        return step
    }

    /// Anything from nothing to the whole step: full jitter, which spreads the load best.
    func anywhere(_ number: Int, random: Double) -> Double { step(number) * random }

    /// From half of the step to the whole: for where coming back too early makes it worse.
    func upperHalf(_ number: Int, random: Double) -> Double { step(number) * (0.5 + random / 2) }
}
