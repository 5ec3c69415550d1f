public import FoundationEssentials
public import TwitterJSON

/// A tweet.
///
/// Read its text from ``text``, or from ``wholeText`` where a retweet is to show the text of the original; both hide in which
/// of three shapes the service sent it. Every field but the identifier is optional: what is missing, `null` or unreadable is
/// `nil`, and what the type does not know is not kept.
///
/// Tweets and places inside of one another are read to a depth of about 32; what is nested deeper is left out.
public struct Tweet: Identifiable, Hashable, Sendable {
    /// The identifier of a tweet.
    public typealias ID = Identifier<Tweet>

    /// The identifier.
    public var id: ID
    /// When it was posted.
    public var createdAt: Date?
    /// The field `text`: cut after 140 characters where the tweet is longer and the request did not ask for extended
    /// mode; read ``text`` instead.
    public var compatText: String?
    /// The field `full_text`, which extended mode sends in place of `text`; read ``text`` instead.
    public var fullText: String?
    /// The part of `full_text` to show, in Unicode code points: without leading mentions and trailing links.
    public var displayTextRange: Range<Int>?
    /// Whether `text` was cut.
    public var truncated: Bool?
    /// The posting application, an HTML link; may be empty.
    public var source: String?
    /// The tweet that this one answers.
    public var inReplyToStatusID: Tweet.ID?
    /// The author of the tweet that this one answers.
    public var inReplyToUserID: User.ID?
    /// The screen name of that author.
    public var inReplyToScreenName: String?
    /// The author; nothing but an identifier when the request asked for trimmed users.
    public var user: User? {
        get { userBox?.value }
        set { userBox = newValue.map(Box.init) }
    }
    /// The position in its old, deprecated form.
    public var geo: Geo?
    /// The position.
    public var coordinates: Coordinates?
    /// The place that the tweet names.
    public var place: Place? {
        get { placeBox?.value }
        set { placeBox = newValue.map(Box.init) }
    }
    /// The accounts that wrote in the name of the author; obsolete.
    public var contributors: [Contributor]?
    /// Whether the tweet quotes another, even when that one is gone.
    public var isQuoteStatus: Bool?
    /// The quoted tweet.
    public var quotedStatusID: Tweet.ID?
    /// The quoted tweet, one level deep; `nil` when it is gone.
    public var quotedStatus: Tweet? {
        get { quotedStatusBox?.value }
        set { quotedStatusBox = newValue.map(Box.init) }
    }
    /// The link to the quoted tweet.
    public var quotedStatusPermalink: QuotedPermalink?
    /// The original, on retweets only.
    public var retweetedStatus: Tweet? {
        get { retweetedStatusBox?.value }
        set { retweetedStatusBox = newValue.map(Box.init) }
    }
    /// How often it was quoted; streams and premium products only.
    public var quoteCount: Int?
    /// How often it was answered; streams and premium products only.
    public var replyCount: Int?
    /// How often it was retweeted; the 100 of an old `100+` is a lower bound.
    public var retweetCount: Int?
    /// How often it was liked.
    public var favoriteCount: Int?
    /// The parts of the field `text` or `full_text`; see ``wholeTextEntities``.
    public var entities: Entities?
    /// All media; see ``wholeTextMedia``.
    public var extendedEntities: ExtendedEntities?
    /// Whether the signed-in user likes it.
    public var favorited: Bool?
    /// Whether the signed-in user has retweeted it.
    public var retweeted: Bool?
    /// Whether a link or medium may be unfit for some; present only with links or media.
    public var possiblySensitive: Bool?
    /// Whether that judgement may be appealed against.
    public var possiblySensitiveAppealable: Bool?
    /// The strictest filter that lets it pass: `none`, `low` or `medium`; streams only.
    public var filterLevel: String?
    /// The language as a BCP 47 tag, `und` when unknown.
    public var lang: String?
    /// When it was posted, in milliseconds since 1970; streams only.
    public var timestampMilliseconds: Int?
    /// The whole text of a cut tweet, in streams and premium search.
    public var extendedTweet: ExtendedTweet? {
        get { extendedTweetBox?.value }
        set { extendedTweetBox = newValue.map(Box.init) }
    }
    /// The rules that it matched; premium products only.
    public var matchingRules: [MatchingRule]?
    /// Annotations of the search; `GET search/tweets` only.
    public var metadata: TweetMetadata?
    /// The signed-in user's own retweet of it, when the request asked for that.
    public var currentUserRetweet: CurrentUserRetweet?
    /// Whether it is withheld for reasons of copyright.
    public var withheldCopyright: Bool?
    /// The countries where it is withheld, in two letters; `XX` is everywhere, `XY` is copyright.
    public var withheldInCountries: [String]?
    /// What is withheld: `status` or `user`.
    public var withheldScope: String?
    /// The address of its card, when the request asked for that.
    public var cardURI: String?
    /// Whether it can be edited, when the request asked for that.
    public var editable: Bool?
    /// Its versions, when the request asked for that.
    public var editHistory: TweetEdits?
    /// How much longer it can be edited, when the request asked for that.
    public var editControls: TweetEdits?
    /// Who can see it; promoted tweets.
    public var scopes: TweetScopes?
    /// Its cards; seen in recorded answers, not documented.
    public var cards: JSON?
    /// Extensions that the request asked for; seen in recorded answers, not documented.
    public var ext: JSON?
    /// Another identifier; seen in recorded answers, not documented.
    public var newID: Tweet.ID?
    /// How long ago it was posted, in words; seen in recorded answers, not documented.
    public var relativeCreatedAt: String?
    /// A copy of the hashtags beside ``entities``; seen in recorded answers, not documented.
    public var topLevelHashtags: JSON?
    /// A copy of the links beside ``entities``; seen in recorded answers, not documented.
    public var topLevelURLs: JSON?
    /// A copy of the mentions beside ``entities``; seen in recorded answers, not documented.
    public var topLevelUserMentions: JSON?
    /// A copy of the media beside ``entities``; seen in recorded answers, not documented.
    public var topLevelMedia: JSON?

    var userBox: Box<User>?
    var placeBox: Box<Place>?
    var quotedStatusBox: Box<Tweet>?
    var retweetedStatusBox: Box<Tweet>?
    var extendedTweetBox: Box<ExtendedTweet>?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) {
        self.id = id
    }
}
