import TwitterHTTP

/// The time as the loop sees it: looked at once for all that happens together.
final class LoopClock {
    /// The time of the last look; unchecked because it is read for each line of a header.
    @exclusivity(unchecked) private(set) var now = LoopTime(nanoseconds: 0)
    /// The same for those outside the loop.
    private(set) var instant: ContinuousClock.Instant
    private let origin: ContinuousClock.Instant

    init() {
        instant = .now
        origin = instant
    }

    /// Looks at the clock.
    func look() {
        instant = .now
        now = time(of: instant)
    }

    /// A moment outside the loop as one inside.
    func time(of instant: ContinuousClock.Instant) -> LoopTime {
        LoopTime(nanoseconds: origin.duration(to: instant).wholeNanoseconds)
    }
}

/// A moment inside the loop, counted from when its clock was made.
///
/// `ContinuousClock.Instant` would say the same, but its layout is the library's own affair, so that each copy is a call;
/// with some twenty of them for each request that adds up.
struct LoopTime: Comparable {
    let nanoseconds: Int64

    static func < (one: LoopTime, other: LoopTime) -> Bool { one.nanoseconds < other.nanoseconds }

    /// A later moment; whatever the limit, the sum is in range.
    func after(nanoseconds limit: Int64) -> LoopTime {
        LoopTime(nanoseconds: nanoseconds + min(max(limit, 0), Self.tenYears))
    }

    /// The nanoseconds from this moment to another one.
    func nanoseconds(to other: LoopTime) -> Int64 { other.nanoseconds - nanoseconds }

    private static let tenYears: Int64 = 10 * 365 * 86_400 * 1_000_000_000
}
