import FoundationEssentials
import Twitter

/// How Tweets are to look in an answer.
struct TweetShape {
    var isExtended: Bool
    var hasWholeUser: Bool
    var hasEntities: Bool

    init(_ request: Inbound) {
        // GNU social cuts no text and has no modes.
        isExtended = request.parameters["tweet_mode"] == "extended" || request.dialect == .gnuSocial
        hasWholeUser = request.isOn("trim_user") != true
        hasEntities = request.isOn("include_entities") != false
    }
}

/// How users are to look in an answer.
struct UserShape {
    var tweets: TweetShape
    var hasStatus = false
    var hasEmail = false

    init(_ request: Inbound) { tweets = TweetShape(request) }

    /// Users with their newest Tweets, unless the request does not want them.
    init(withStatus request: Inbound) {
        self.init(request)
        hasStatus = request.isOn("skip_status") != true
    }
}

extension World {
    func json(of tweet: StoredTweet, in shape: TweetShape) -> JSONText {
        guard let author = accounts.user(id: tweet.author) else { return .null }
        var user: [(String, JSONText)] = Self.identity(author.id)
        if shape.hasWholeUser { user += profile(of: author) }
        let whole = configuration.escapesTexts ? Self.escaped(tweet.text) : tweet.text
        let text = shape.isExtended ? whole : Self.cut(whole)
        var members: [(String, JSONText)] = [
            ("created_at", .text(TwitterDate.format(tweet.createdAt))),
            ("id", .integer(tweet.id)), ("id_str", .text(String(tweet.id))),
        ]
        if shape.isExtended {
            members += [
                ("full_text", .text(text)), ("truncated", false),
                ("display_text_range", [0, .integer(UInt64(text.unicodeScalars.count))]),
            ]
        } else {
            members += [("text", .text(text)), ("truncated", .bool(text != whole))]
        }
        if shape.hasEntities {
            var entities = entities(of: text)
            let media = tweet.media.map(Self.json)
            if let first = media.first { entities.append(("media", [first])) }
            members.append(("entities", .object(entities)))
            if !media.isEmpty { members.append(("extended_entities", ["media": .list(media)])) }
        }
        let answered = tweet.inReplyTo.flatMap(tweets.tweet)
        let answeredAuthor = answered.flatMap { accounts.user(id: $0.author) }
        members += [
            ("source", "<a href=\"http://localhost/\" rel=\"nofollow\">Sandbox</a>"),
            ("in_reply_to_status_id", answered.map { .integer($0.id) } ?? nil),
            ("in_reply_to_status_id_str", answered.map { .text(String($0.id)) } ?? nil),
            ("in_reply_to_user_id", answeredAuthor?.id.integer.map { .integer($0) } ?? nil),
            ("in_reply_to_user_id_str", answeredAuthor.map { .text($0.id.description) } ?? nil),
            ("in_reply_to_screen_name", answeredAuthor.map { .text($0.screenName) } ?? nil),
            ("user", .object(user)),
            ("geo", nil), ("coordinates", nil), ("place", nil), ("contributors", nil), ("is_quote_status", false),
            ("retweet_count", .integer(UInt64(tweets.retweets(of: tweet.id).count))),
            ("favorite_count", .integer(UInt64(likes.ones(of: tweet.id).count))),
            ("favorited", .bool(viewer.map { likes.has($0, tweet.id) } ?? false)),
            ("retweeted", .bool(viewer.map { tweets.retweet(of: tweet.id, by: $0) != nil } ?? false)),
            ("lang", "und"),
        ]
        if let original = tweet.retweetOf.flatMap(tweets.tweet) {
            members.append(("retweeted_status", json(of: original, in: shape)))
        }
        return .object(members)
    }

    func json(of user: SandboxUser, in shape: UserShape) -> JSONText {
        var members = Self.identity(user.id) + profile(of: user)
        if shape.hasStatus, let tweet = tweets.newest(by: user.id) {
            var trimmed = shape.tweets
            trimmed.hasWholeUser = false
            members.append(("status", json(of: tweet, in: trimmed)))
        }
        if shape.hasEmail { members.append(("email", .text("\(user.screenName)@example.com"))) }
        return .object(members)
    }

    /// Links are not shortened, and symbols not looked for.
    private func entities(of text: String) -> [(String, JSONText)] {
        func indices(_ found: TextEntities.Found) -> JSONText {
            [.integer(UInt64(found.start)), .integer(UInt64(found.end))]
        }
        let found = TextEntities(text)
        let urls = found.links.map { link -> JSONText in
            let display = link.text.drop { $0 != "/" }.dropFirst(2)
            return [
                "url": .text(link.text), "expanded_url": .text(link.text), "display_url": .text(String(display)),
                "indices": indices(link),
            ]
        }
        // Names that nobody has are no mentions.
        let mentions = found.mentions.compactMap { mention -> JSONText? in
            accounts.user(screenName: mention.text).map { user in
                .object(
                    Self.identity(user.id) + [
                        ("screen_name", .text(user.screenName)), ("name", .text(profiles[user.id].name ?? user.name)),
                        ("indices", indices(mention)),
                    ])
            }
        }
        return [
            ("hashtags", .list(found.hashtags.map { ["text": .text($0.text), "indices": indices($0)] })),
            ("symbols", []), ("user_mentions", .list(mentions)), ("urls", .list(urls)),
        ]
    }

    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    private static func json(of media: StoredMedia) -> JSONText {
        let address = "://localhost/media/\(media.id)"
        let size: JSONText = ["w": .integer(media.width), "h": .integer(media.height), "resize": "fit"]
        return [
            "id": .integer(media.id), "id_str": .text(String(media.id)), "indices": [0, 0],
            "media_url": .text("http" + address), "media_url_https": .text("https" + address),
            "url": .text("http" + address), "display_url": .text("localhost/media/\(media.id)"),
            "expanded_url": .text("http" + address), "type": "photo", "sizes": ["large": size],
        ]
    }

    private static func identity(_ id: User.ID) -> [(String, JSONText)] {
        [("id", id.integer.map { .integer($0) } ?? nil), ("id_str", .text(id.description))]
    }

    private func profile(of user: SandboxUser) -> [(String, JSONText)] {
        let changes = profiles[user.id]
        let version = changes.pictures == 0 ? "" : "\(changes.pictures)_"
        let image = "://localhost/profile_images/\(user.screenName)_\(version)normal.png"
        let follows = relations.follows
        var members: [(String, JSONText)] = [
            ("name", .text(changes.name ?? user.name)), ("screen_name", .text(user.screenName)),
            ("location", .text(changes.location ?? "")),
            ("description", .text(changes.description ?? "\(user.name) lives in the sandbox.")),
            ("url", changes.url.flatMap { $0.isEmpty ? nil : .text($0) } ?? nil),
            ("entities", ["description": ["urls": []]]),
            ("protected", false), ("verified", false),
            ("followers_count", .integer(UInt64(follows.ones(of: user.id).count))),
            ("friends_count", .integer(UInt64(follows.others(of: user.id).count))),
            ("listed_count", .integer(UInt64(lists.all.count { $0.members.contains(user.id) }))),
            ("favourites_count", .integer(UInt64(likes.others(of: user.id).count))),
            ("statuses_count", .integer(UInt64(tweets.all.count { $0.author == user.id }))),
            ("created_at", "Tue Mar 21 20:50:14 +0000 2006"),
            ("default_profile", true), ("default_profile_image", .bool(changes.pictures == 0)),
            ("profile_image_url", .text("http" + image)), ("profile_image_url_https", .text("https" + image)),
            ("utc_offset", nil), ("time_zone", nil), ("geo_enabled", false), ("lang", nil),
            ("following", viewer.map { .bool(follows.has($0, user.id)) } ?? nil),
            ("follow_request_sent", nil),
            ("notifications", viewer.map { .bool(relations.notifications.has($0, user.id)) } ?? nil),
        ]
        if changes.hasBanner { members.append(("profile_banner_url", .text(banner(of: user)))) }
        return members
    }

    /// The address below which the sizes of a user's banner are.
    func banner(of user: SandboxUser) -> String { "https://localhost/profile_banners/\(user.id)" }

    /// A text of more than 140 characters is cut for clients that did not ask for whole texts.
    private static func cut(_ text: String) -> String {
        guard text.unicodeScalars.count > 140 else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(139))) + "…"
    }
}
