public import TwitterJSON

extension User: JSONModel {
    /// Reads what can be read; only a missing identifier fails.
    public init(json: JSONView) throws(JSONError) {
        self.init(id: "")
        try readMembers(of: json)
        if id.isEmpty { throw json.missing("id") }
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "name": name = try member.value.text
        case "screen_name": screenName = try member.value.text
        case "location": location = try member.value.text
        case "description": description = try member.value.text
        case "url": url = try member.value.text
        case "entities": entities = try member.value.model()
        case "protected": protected = member.value.boolean
        case "verified": verified = member.value.boolean
        case "followers_count": followersCount = member.value.integer
        case "friends_count": friendsCount = member.value.integer
        case "listed_count": listedCount = member.value.integer
        case "favourites_count": favouritesCount = member.value.integer
        case "statuses_count": statusesCount = member.value.integer
        case "created_at": createdAt = try member.value.date
        // As webhooks have it.
        case "created_timestamp": createdAt = member.value.milliseconds ?? createdAt
        case "status": statusBox = try member.value.boxed()
        case "default_profile": defaultProfile = member.value.boolean
        case "default_profile_image": defaultProfileImage = member.value.boolean
        case "profile_image_url": profileImageURL = try member.value.text
        case "profile_image_url_https": profileImageURLHTTPS = try member.value.text
        case "profile_banner_url": profileBannerURL = try member.value.text
        case "profile_background_color": profileBackgroundColor = try member.value.text
        case "profile_background_image_url": profileBackgroundImageURL = try member.value.text
        case "profile_background_image_url_https": profileBackgroundImageURLHTTPS = try member.value.text
        case "profile_background_tile": profileBackgroundTile = member.value.boolean
        case "profile_link_color": profileLinkColor = try member.value.text
        case "profile_sidebar_border_color": profileSidebarBorderColor = try member.value.text
        case "profile_sidebar_fill_color": profileSidebarFillColor = try member.value.text
        case "profile_text_color": profileTextColor = try member.value.text
        case "profile_use_background_image": profileUseBackgroundImage = member.value.boolean
        case "utc_offset": utcOffset = member.value.integer
        case "time_zone": timeZone = try member.value.text
        case "geo_enabled": geoEnabled = member.value.boolean
        case "lang": lang = try member.value.text
        case "contributors_enabled", "contributors_enabed":
            contributorsEnabled = member.value.boolean ?? contributorsEnabled
        case "is_translator": isTranslator = member.value.boolean
        case "is_translation_enabled": isTranslationEnabled = member.value.boolean
        case "translator_type": translatorType = try member.value.text
        case "has_extended_profile": hasExtendedProfile = member.value.boolean
        case "following": following = member.value.boolean
        case "follow_request_sent": followRequestSent = member.value.boolean
        case "notifications": notifications = member.value.boolean
        case "blocking": blocking = member.value.boolean
        case "blocked_by": blockedBy = member.value.boolean
        case "muting": muting = member.value.boolean
        case "live_following": liveFollowing = member.value.boolean
        case "suspended": suspended = member.value.boolean
        case "needs_phone_verification": needsPhoneVerification = member.value.boolean
        case "withheld_in_countries": withheldInCountries = try member.value.texts
        case "withheld_scope": withheldScope = try member.value.text
        case "email": email = try member.value.text
        case "profile_location": profileLocationBox = try member.value.boxed()
        case "derived": derived = try member.value.freeForm
        case "counts": counts = try member.value.freeForm
        case "deactivated_bit": deactivatedBit = member.value.boolean
        case "display_url": displayURL = try member.value.text
        case "expanded_url": expandedURL = try member.value.text
        case "show_all_inline_media": showAllInlineMedia = member.value.boolean
        default: break
        }
    }
}
