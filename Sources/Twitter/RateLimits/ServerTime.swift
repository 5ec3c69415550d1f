/// How far the server's clock is ahead of ours, as far as the `Date` fields of answers show; all in seconds.
///
/// A `Date` is cut to whole seconds, so each answer leaves more than a second open; where several answers overlap it is
/// known more exactly. What is asked is always the earliest time that it may be there: a wait that was worked out from it
/// is never too short, and at most ``uncertainty`` too long.
struct ServerTime: Equatable {
    private var least: Double?
    private var most = 0.0

    /// Takes an answer into account.
    ///
    /// - Parameters:
    ///   - date: What its `Date` says.
    ///   - sent: When the request was sent, by our clock.
    ///   - received: When the answer came, by our clock.
    mutating func learn(date: Double, sent: Double, received: Double) {
        // The date was taken after the request left and before the answer came, and up to a second was cut off.
        let (low, high) = (date - received, date + 1 - sent)
        guard let known = least, low <= most, high >= known else {
            // Nothing was known, or one of the clocks was set.
            (least, most) = (low, high)
            return
        }
        (least, most) = (max(known, low), min(most, high))
    }

    /// The earliest that it may be at the server; our own time while nothing is known.
    func earliest(at local: Double) -> Double { local + (least ?? 0) }

    /// How much later than ``earliest(at:)`` it may be there; 0 while nothing is known.
    var uncertainty: Double { least.map { max(0, most - $0) } ?? 0 }
}
