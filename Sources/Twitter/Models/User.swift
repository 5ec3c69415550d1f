public import FoundationEssentials
public import TwitterJSON

/// An account.
///
/// Every field but the identifier is optional: a trimmed user has nothing else, and many settings are `null` since 2019. What the
/// type does not know is not kept.
public struct User: Identifiable, Hashable, Sendable {
    /// The identifier of a user.
    public typealias ID = Identifier<User>

    /// The identifier.
    public var id: ID
    /// The name that is shown.
    public var name: String?
    /// The name behind the @ sign: at most 15 characters, and it can change.
    public var screenName: String?
    /// Where the user claims to be.
    public var location: String?
    /// What the user says about the account.
    public var description: String?
    /// The link of the profile in its t.co form.
    public var url: String?
    /// The links in ``url`` and ``description``.
    public var entities: UserEntities?
    /// Whether only followers may read the tweets.
    public var protected: Bool?
    /// Whether the account is verified.
    public var verified: Bool?
    /// How many follow the account.
    public var followersCount: Int?
    /// How many the account follows.
    public var friendsCount: Int?
    /// How many public lists hold the account.
    public var listedCount: Int?
    /// How many tweets the account likes.
    public var favouritesCount: Int?
    /// How many tweets the account has posted.
    public var statusesCount: Int?
    /// When the account was opened.
    public var createdAt: Date?
    /// The newest tweet; absent when the request asked so, when the account is protected, and inside a tweet.
    public var status: Tweet? {
        get { statusBox?.value }
        set { statusBox = newValue.map(Box.init) }
    }
    /// Whether the profile still has its first decoration.
    public var defaultProfile: Bool?
    /// Whether the account has no picture of its own.
    public var defaultProfileImage: Bool?
    /// The picture over plain http; ends in `_normal`, and other sizes have another suffix.
    public var profileImageURL: String?
    /// The picture over https; ends in `_normal`, and other sizes have another suffix.
    public var profileImageURLHTTPS: String?
    /// The base address of the banner, to which a size such as `/1500x500` is appended.
    public var profileBannerURL: String?
    /// The colour of the background; obsolete decoration.
    public var profileBackgroundColor: String?
    /// The picture of the background over plain http; obsolete decoration.
    public var profileBackgroundImageURL: String?
    /// The picture of the background over https; obsolete decoration.
    public var profileBackgroundImageURLHTTPS: String?
    /// Whether the background repeats; obsolete decoration.
    public var profileBackgroundTile: Bool?
    /// The colour of links; obsolete decoration.
    public var profileLinkColor: String?
    /// The colour of the border of the side bar; obsolete decoration.
    public var profileSidebarBorderColor: String?
    /// The colour of the side bar; obsolete decoration.
    public var profileSidebarFillColor: String?
    /// The colour of the text; obsolete decoration.
    public var profileTextColor: String?
    /// Whether the background has a picture; obsolete decoration.
    public var profileUseBackgroundImage: Bool?
    /// The offset of the time zone from UTC in seconds; `null` since 2018.
    public var utcOffset: Int?
    /// The name of the time zone; `null` since 2018.
    public var timeZone: String?
    /// Whether tweets may carry positions; `null` for others since 2019.
    public var geoEnabled: Bool?
    /// The language of the settings; `null` for others since 2019.
    public var lang: String?
    /// Whether others may write in the name of the account.
    public var contributorsEnabled: Bool?
    /// Whether the user is a translator of the service.
    public var isTranslator: Bool?
    /// Whether the profile may be translated.
    public var isTranslationEnabled: Bool?
    /// The kind of translator, `none` for most.
    public var translatorType: String?
    /// Whether the profile has further parts.
    public var hasExtendedProfile: Bool?
    /// Whether the signed-in user follows the account; deprecated, look the friendship up instead.
    public var following: Bool?
    /// Whether the signed-in user has asked to follow; deprecated, look the friendship up instead.
    public var followRequestSent: Bool?
    /// Whether the signed-in user is notified of tweets; deprecated.
    public var notifications: Bool?
    /// Whether the signed-in user blocks the account; sometimes present.
    public var blocking: Bool?
    /// Whether the account blocks the signed-in user; sometimes present.
    public var blockedBy: Bool?
    /// Whether the signed-in user mutes the account; sometimes present.
    public var muting: Bool?
    /// Whether the signed-in user gets a text message of each tweet; sometimes present.
    public var liveFollowing: Bool?
    /// Whether the account is suspended; in answers about the own account.
    public var suspended: Bool?
    /// Whether a telephone number must be confirmed; in answers about the own account.
    public var needsPhoneVerification: Bool?
    /// The countries where the account is withheld, in two letters.
    public var withheldInCountries: [String]?
    /// What is withheld: `user`.
    public var withheldScope: String?
    /// The address for mail, of the own account and with permission; empty or `nil` when unconfirmed.
    public var email: String?
    /// The place that ``location`` was taken for; `null` for most.
    public var profileLocation: Place? {
        get { profileLocationBox?.value }
        set { profileLocationBox = newValue.map(Box.init) }
    }
    /// What enterprise products add, such as `klout` and `locations`.
    public var derived: JSON?
    /// Counts of the account; seen in recorded answers, not documented.
    public var counts: JSON?
    /// Whether the account is deactivated; seen in recorded answers, not documented.
    public var deactivatedBit: Bool?
    /// The text to show for ``url``; seen in recorded answers, not documented.
    public var displayURL: String?
    /// The address that ``url`` leads to; seen in recorded answers, not documented.
    public var expandedURL: String?
    /// Whether all media are shown in timelines; seen in recorded answers, not documented.
    public var showAllInlineMedia: Bool?

    var statusBox: Box<Tweet>?
    var profileLocationBox: Box<Place>?

    /// Creates a value with nothing but its identifier.
    public init(id: ID) {
        self.id = id
    }
}
