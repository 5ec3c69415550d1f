import FoundationEssentials
import Testing

@testable import Twitter

@Suite struct UserTests {
    private static let texts = [
        "name", "screen_name", "location", "description", "url", "profile_image_url", "profile_image_url_https",
        "profile_banner_url", "profile_background_color", "profile_background_image_url",
        "profile_background_image_url_https", "profile_link_color", "profile_sidebar_border_color",
        "profile_sidebar_fill_color", "profile_text_color", "time_zone", "lang", "translator_type", "withheld_scope",
        "email", "display_url", "expanded_url",
    ]
    private static let counts = [
        "followers_count", "friends_count", "listed_count", "favourites_count", "statuses_count", "utc_offset",
    ]
    private static let flags = [
        "protected", "verified", "default_profile", "default_profile_image", "profile_background_tile",
        "profile_use_background_image", "geo_enabled", "contributors_enabled", "is_translator",
        "is_translation_enabled",
        "has_extended_profile", "following", "follow_request_sent", "notifications", "blocking", "blocked_by", "muting",
        "live_following", "suspended", "needs_phone_verification", "deactivated_bit", "show_all_inline_media",
    ]

    /// Each text is its own name in capitals, each count its place in the list; the flags are all the same.
    private func body(flag: Bool) -> String {
        let fields =
            Self.texts.map { "\"\($0)\": \"\($0.uppercased())\"" }
            + Self.counts.enumerated().map { "\"\($1)\": \($0 + 1)" } + Self.flags.map { "\"\($0)\": \(flag)" }
        return #"""
            {"id": 700000000000000513, "id_str": "700000000000000513", "created_at": "Wed Aug 27 13:08:45 +0000 2008",
             "entities": {"url": {"urls": [{"url": "u", "expanded_url": null, "display_url": null, "indices": [0, 1]}]},
                          "description": {"urls": []}},
             "status": {"id": 5, "id_str": "5", "text": "newest"}, "withheld_in_countries": ["DE", "FR"],
             "profile_location": {"id": "5a110d", "name": "Town"}, "derived": {"klout": {"score": 54}}, "counts": {"a": 1},
             \#(fields.joined(separator: ", "))}
            """#
    }

    private func user(_ body: String) throws -> User {
        try decodeModel(User.self, from: Array(body.utf8))
    }

    @Test(arguments: [true, false])
    func eachField(flag: Bool) throws {
        let user = try user(body(flag: flag))
        #expect(user.id == 700_000_000_000_000_513)
        #expect(user.createdAt == Date(timeIntervalSince1970: 1_219_842_525))
        let texts = [
            user.name, user.screenName, user.location, user.description, user.url, user.profileImageURL,
            user.profileImageURLHTTPS, user.profileBannerURL, user.profileBackgroundColor,
            user.profileBackgroundImageURL,
            user.profileBackgroundImageURLHTTPS, user.profileLinkColor, user.profileSidebarBorderColor,
            user.profileSidebarFillColor, user.profileTextColor, user.timeZone, user.lang, user.translatorType,
            user.withheldScope, user.email, user.displayURL, user.expandedURL,
        ]
        #expect(texts == Self.texts.map { $0.uppercased() })
        let counts = [
            user.followersCount, user.friendsCount, user.listedCount, user.favouritesCount, user.statusesCount,
            user.utcOffset,
        ]
        #expect(counts == [1, 2, 3, 4, 5, 6])
        #expect(flags(user) == Self.flags.map { _ in flag })
        #expect(user.entities?.url?.urls?.first?.url == "u")
        #expect(user.entities?.url?.urls?.first?.expandedURL == nil)
        #expect(user.entities?.description?.urls == [])
        #expect(user.status?.text == "newest")
        #expect(user.withheldInCountries == ["DE", "FR"])
        #expect(user.profileLocation?.id == "5a110d" && user.profileLocation?.name == "Town")
        #expect(user.derived?["klout"]?["score"]?.int == 54)
        #expect(user.counts == ["a": 1])
    }

    /// One flag at a time, so that no two fields can be mistaken for each other.
    @Test func eachFlagIsReadFromItsOwnField() throws {
        for (index, name) in Self.flags.enumerated() {
            let user = try user("{\"id\": 1, \"\(name)\": true}")
            #expect(flags(user).map { $0 == true } == Self.flags.indices.map { $0 == index }, "\(name)")
        }
    }

    private func flags(_ user: User) -> [Bool?] {
        [
            user.protected, user.verified, user.defaultProfile, user.defaultProfileImage, user.profileBackgroundTile,
            user.profileUseBackgroundImage, user.geoEnabled, user.contributorsEnabled, user.isTranslator,
            user.isTranslationEnabled, user.hasExtendedProfile, user.following, user.followRequestSent,
            user.notifications,
            user.blocking, user.blockedBy, user.muting, user.liveFollowing, user.suspended, user.needsPhoneVerification,
            user.deactivatedBit, user.showAllInlineMedia,
        ]
    }

    @Test func contributorsUnderTheMisspeltName() throws {
        #expect(try user(#"{"id": 1, "contributors_enabed": true}"#).contributorsEnabled == true)
        #expect(
            try user(#"{"id": 1, "contributors_enabed": true, "contributors_enabled": false}"#).contributorsEnabled
                == false)
    }

    @Test func trimmedUserAndNulls() throws {
        #expect(try user(#"{"id": 6, "id_str": "6"}"#) == User(id: 6))
        let nulls = (Self.texts + Self.counts + Self.flags).map { "\"\($0)\": null" }.joined(separator: ", ")
        #expect(
            try user("{\"id\": 6, \"entities\": null, \"status\": null, \"created_at\": null, \(nulls)}") == User(id: 6)
        )
    }

    @Test func writingAndReadingGivesTheSame() throws {
        let body = body(flag: true)
        let user = try user(body)
        let written = try JSONEncoder().encode(user)
        #expect(try decodeModel(User.self, from: Array(written)) == user)
        #expect(try keyPaths(written) == keyPaths(Data(body.utf8)))
    }
}
