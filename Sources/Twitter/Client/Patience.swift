/// How long a call has borne with the service: its waits and repeats; made when the first is needed.
final class Patience {
    /// How often it was sent once more after a failure that may pass.
    var repeats = 0
    /// The last refusal for the limit, and how many there were.
    var refusal: TwitterError?
    var refusals = 0
    /// The first failure that left open whether something was posted, and when that was sent, by our clock.
    var unknown: TwitterError?
    var unknownSince = 0.0
    /// How long it waited for its limit, in seconds.
    var waitedForLimit = 0.0
    /// How long it waited before repeats, in seconds.
    var waitedForRepeat = 0.0
}
