/// The time as the loop sees it: looked at once for all that happens together.
final class LoopClock {
    /// The time of the last look; unchecked because it is read for each line of a header.
    @exclusivity(unchecked) private(set) var now = ContinuousClock.now

    /// Looks at the clock.
    func look() { now = .now }
}
