/// What happens when a Tweet or a direct message was sent and no answer came, so that it may have been posted or not.
///
/// It counts for `POST statuses/update` and `POST direct_messages/events/new`; all other calls fail.
public struct UnknownOutcomePolicy: Hashable, Sendable {
    let looks: Bool

    /// Fail with ``TwitterError/Kind/outcomeUnknown``, and leave it to the caller.
    public static let fail = UnknownOutcomePolicy(looks: false)

    /// Look whether it was posted, and return it if so.
    ///
    /// A Tweet is looked for in the user's own timeline, by its text and by what it answers, among those that are not older
    /// than the attempt. If it is not there, it is sent once more, as often as the ``RepeatPolicy`` lets reads be repeated:
    /// if it was posted after all, the service refuses the same text (code 187), and it is looked for again. What comes
    /// back is the Tweet as `GET statuses/show/:id` gives it. Looking costs one call of `GET statuses/user_timeline` and
    /// one of `GET statuses/show/:id`.
    ///
    /// A message is looked for in `GET direct_messages/events/list`, which allows 15 calls in 15 minutes. If it is not
    /// there, the call fails: the service would deliver the same message twice.
    ///
    /// Answers of 500, 502, 503 and 504 leave the outcome open as well and are handled alike.
    public static let look = UnknownOutcomePolicy(looks: true)
}
