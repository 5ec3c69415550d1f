public import TwitterJSON

extension Tweet: JSONModel {
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
        case "created_at": createdAt = try member.value.date
        case "text": compatText = try member.value.text
        case "full_text": fullText = try member.value.text
        case "display_text_range": displayTextRange = member.value.range
        case "truncated": truncated = member.value.boolean
        case "source": source = try member.value.text
        case "in_reply_to_status_id": try member.value.readNumber(into: &inReplyToStatusID)
        case "in_reply_to_status_id_str": try member.value.readText(into: &inReplyToStatusID)
        case "in_reply_to_user_id": try member.value.readNumber(into: &inReplyToUserID)
        case "in_reply_to_user_id_str": try member.value.readText(into: &inReplyToUserID)
        case "in_reply_to_screen_name": inReplyToScreenName = try member.value.text
        case "user": userBox = try member.value.boxed()
        case "geo": geo = try member.value.model()
        case "coordinates": coordinates = try member.value.model()
        case "place": placeBox = try member.value.boxed()
        case "contributors": contributors = member.value.list()
        case "is_quote_status": isQuoteStatus = member.value.boolean
        case "quoted_status_id": try member.value.readNumber(into: &quotedStatusID)
        case "quoted_status_id_str": try member.value.readText(into: &quotedStatusID)
        case "quoted_status": quotedStatusBox = try member.value.boxed()
        case "quoted_status_permalink": quotedStatusPermalink = try member.value.model()
        case "retweeted_status": retweetedStatusBox = try member.value.boxed()
        case "quote_count": quoteCount = member.value.integer
        case "reply_count": replyCount = member.value.integer
        case "retweet_count": retweetCount = member.value.integer
        case "favorite_count": favoriteCount = member.value.integer
        case "entities": entities = try member.value.model()
        case "extended_entities": extendedEntities = try member.value.model()
        case "favorited": favorited = member.value.boolean
        case "retweeted": retweeted = member.value.boolean
        case "possibly_sensitive": possiblySensitive = member.value.boolean
        case "possibly_sensitive_appealable": possiblySensitiveAppealable = member.value.boolean
        case "filter_level": filterLevel = try member.value.text
        case "lang": lang = try member.value.text
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        case "extended_tweet": extendedTweetBox = try member.value.boxed()
        case "matching_rules": matchingRules = member.value.list()
        case "metadata": metadata = try member.value.model()
        case "current_user_retweet": currentUserRetweet = try member.value.model()
        case "withheld_copyright": withheldCopyright = member.value.boolean
        case "withheld_in_countries": withheldInCountries = try member.value.texts
        case "withheld_scope": withheldScope = try member.value.text
        case "card_uri": cardURI = try member.value.text
        case "editable": editable = member.value.boolean
        case "edit_history": editHistory = try member.value.model()
        case "edit_controls": editControls = try member.value.model()
        case "scopes": scopes = try member.value.model()
        case "cards": cards = try member.value.freeForm
        case "ext": ext = try member.value.freeForm
        case "new_id": try member.value.readNumber(into: &newID)
        case "new_id_str": try member.value.readText(into: &newID)
        case "relative_created_at": relativeCreatedAt = try member.value.text
        case "hashtags": topLevelHashtags = try member.value.freeForm
        case "urls": topLevelURLs = try member.value.freeForm
        case "user_mentions": topLevelUserMentions = try member.value.freeForm
        case "media": topLevelMedia = try member.value.freeForm
        default: break
        }
    }
}
