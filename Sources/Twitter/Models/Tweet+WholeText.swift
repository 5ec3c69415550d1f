extension Tweet {
    /// The text, whole whenever the service sent it whole: `full_text`, that of `extended_tweet`, or else `text`.
    ///
    /// That of a retweet begins with `RT @name:` and may be cut; ``wholeText`` is the text of the original.
    public var text: String? {
        fullText ?? extendedTweet?.fullText ?? compatText
    }

    /// The text to show: that of the original on retweets, else ``text``.
    public var wholeText: String? { origin.text }

    /// The parts of ``wholeText``; their places count its Unicode code points.
    public var wholeTextEntities: Entities? {
        let origin = origin
        // The outer entities belong to the cut text: their places may lie beyond it, and they hold the link "read more".
        return origin.isTextExtended ? origin.extendedTweet?.entities : origin.entities
    }

    /// The part of ``wholeText`` to show, in Unicode code points; `nil` is all of it.
    public var wholeTextDisplayRange: Range<Int>? {
        let origin = origin
        return origin.isTextExtended ? origin.extendedTweet?.displayTextRange : origin.displayTextRange
    }

    /// The media that belong to ``wholeText``, all of them where the service sent all.
    public var wholeTextMedia: [MediaEntity] {
        let origin = origin
        let media =
            (origin.isTextExtended ? origin.extendedTweet?.extendedEntities : origin.extendedEntities)?.media
        return media ?? wholeTextEntities?.media ?? []
    }

    private var isTextExtended: Bool {
        fullText == nil && extendedTweet?.fullText != nil
    }

    /// The original of a retweet that brings a text, else the tweet itself.
    private var origin: Tweet {
        guard let original = retweetedStatus, original.text != nil else { return self }
        return original
    }
}
