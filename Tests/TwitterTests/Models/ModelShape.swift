/// What the service puts into an object of one kind, independent of what the models read.
struct ModelShape {
    /// The names that must come back when a body has them.
    var documented: Set<String> = []
    /// The kinds of the objects below a name, whether it holds one, a list of them or lists of lists.
    var parts: [String: String] = [:]
    /// The kind of the objects below every name, where names are data.
    var every: String?
}

extension ModelShape {
    static let all: [String: ModelShape] = [
        "Tweet": ModelShape(
            documented: [
                "created_at", "id", "id_str", "text", "full_text", "display_text_range", "truncated", "source",
                "in_reply_to_status_id", "in_reply_to_status_id_str", "in_reply_to_user_id", "in_reply_to_user_id_str",
                "in_reply_to_screen_name", "user", "geo", "coordinates", "place", "contributors", "is_quote_status",
                "quoted_status_id", "quoted_status_id_str", "quoted_status", "quoted_status_permalink",
                "retweeted_status", "quote_count", "reply_count", "retweet_count", "favorite_count", "entities",
                "extended_entities", "favorited", "retweeted", "possibly_sensitive", "possibly_sensitive_appealable",
                "filter_level", "lang", "timestamp_ms", "extended_tweet", "matching_rules", "metadata",
                "current_user_retweet", "scopes", "withheld_copyright", "withheld_in_countries", "withheld_scope",
                "card_uri", "edit_history", "edit_controls", "editable", "cards", "ext", "hashtags", "media", "new_id",
                "new_id_str", "relative_created_at", "urls", "user_mentions",
            ],
            parts: [
                "user": "User", "geo": "Geo", "coordinates": "Coordinates", "place": "Place",
                "contributors": "Contributor", "quoted_status": "Tweet", "quoted_status_permalink": "QuotedPermalink",
                "retweeted_status": "Tweet", "entities": "Entities", "extended_entities": "ExtendedEntities",
                "extended_tweet": "ExtendedTweet", "matching_rules": "MatchingRule", "metadata": "TweetMetadata",
                "current_user_retweet": "CurrentUserRetweet", "scopes": "TweetScopes", "edit_history": "TweetEdits",
                "edit_controls": "TweetEdits",
            ]),
        "ExtendedTweet": ModelShape(
            documented: ["full_text", "display_text_range", "entities", "extended_entities"],
            parts: ["entities": "Entities", "extended_entities": "ExtendedEntities"]),
        "TweetMetadata": ModelShape(documented: ["iso_language_code", "result_type"]),
        "TweetScopes": ModelShape(documented: ["followers"]),
        "TweetEdits": ModelShape(
            documented: ["initial_tweet_id", "edit_tweet_ids", "editable_until_ms", "edits_remaining"]),
        "CurrentUserRetweet": ModelShape(documented: ["id", "id_str"]),
        "QuotedPermalink": ModelShape(documented: ["url", "expanded", "display"]),
        "MatchingRule": ModelShape(documented: ["tag", "id", "id_str"]),
        "Geo": ModelShape(documented: ["type", "coordinates"]),
        "Coordinates": ModelShape(documented: ["type", "coordinates"]),
        "Contributor": ModelShape(documented: ["id", "id_str", "screen_name"]),
        "User": ModelShape(
            documented: [
                "id", "id_str", "name", "screen_name", "location", "description", "url", "entities", "protected",
                "verified", "followers_count", "friends_count", "listed_count", "favourites_count", "statuses_count",
                "created_at", "status", "default_profile", "default_profile_image", "profile_image_url",
                "profile_image_url_https", "profile_banner_url", "profile_background_color",
                "profile_background_image_url", "profile_background_image_url_https", "profile_background_tile",
                "profile_link_color", "profile_sidebar_border_color", "profile_sidebar_fill_color",
                "profile_text_color", "profile_use_background_image", "profile_location", "utc_offset", "time_zone",
                "geo_enabled", "lang", "contributors_enabled", "is_translator", "is_translation_enabled",
                "translator_type", "has_extended_profile", "following", "follow_request_sent", "notifications",
                "blocking", "blocked_by", "muting", "live_following", "suspended", "needs_phone_verification",
                "withheld_in_countries", "withheld_scope", "email", "derived", "counts", "deactivated_bit",
                "display_url", "expanded_url", "show_all_inline_media",
            ],
            parts: ["entities": "UserEntities", "status": "Tweet", "profile_location": "Place"]),
        "UserEntities": ModelShape(
            documented: ["url", "description"], parts: ["url": "LinkSet", "description": "LinkSet"]),
        "LinkSet": ModelShape(documented: ["urls"], parts: ["urls": "URLEntity"]),
        "Entities": ModelShape(
            documented: ["hashtags", "symbols", "urls", "user_mentions", "media", "polls"],
            parts: [
                "hashtags": "HashtagEntity", "symbols": "SymbolEntity", "urls": "URLEntity",
                "user_mentions": "UserMentionEntity", "media": "MediaEntity", "polls": "PollEntity",
            ]),
        "ExtendedEntities": ModelShape(documented: ["media"], parts: ["media": "MediaEntity"]),
        "HashtagEntity": ModelShape(documented: ["text", "indices"]),
        "SymbolEntity": ModelShape(documented: ["text", "indices"]),
        "URLEntity": ModelShape(
            documented: ["url", "expanded_url", "display_url", "indices", "unwound"], parts: ["unwound": "UnwoundURL"]),
        "UnwoundURL": ModelShape(documented: ["url", "status", "title", "description"]),
        "UserMentionEntity": ModelShape(documented: ["id", "id_str", "screen_name", "name", "indices"]),
        "PollEntity": ModelShape(
            documented: ["options", "end_datetime", "duration_minutes"], parts: ["options": "PollOption"]),
        "PollOption": ModelShape(documented: ["position", "text"]),
        "MediaEntity": ModelShape(
            documented: [
                "id", "id_str", "indices", "media_url", "media_url_https", "url", "display_url", "expanded_url", "type",
                "sizes", "source_status_id", "source_status_id_str", "source_user_id", "source_user_id_str",
                "video_info", "additional_media_info", "ext_alt_text", "features",
            ],
            parts: [
                "sizes": "MediaSizes", "video_info": "VideoInfo", "additional_media_info": "AdditionalMediaInfo",
            ]),
        "AdditionalMediaInfo": ModelShape(
            documented: ["title", "description", "embeddable", "monetizable", "source_user", "call_to_actions"],
            parts: ["source_user": "User"]),
        "MediaSizes": ModelShape(
            documented: ["thumb", "small", "medium", "large"],
            parts: ["thumb": "MediaSize", "small": "MediaSize", "medium": "MediaSize", "large": "MediaSize"]),
        "MediaSize": ModelShape(documented: ["w", "h", "resize"]),
        "VideoInfo": ModelShape(
            documented: ["aspect_ratio", "duration_millis", "variants"], parts: ["variants": "VideoVariant"]),
        "VideoVariant": ModelShape(documented: ["content_type", "url", "bitrate"]),
        "Place": ModelShape(
            documented: [
                "id", "url", "place_type", "name", "full_name", "country_code", "country", "bounding_box", "attributes",
                "contained_within", "centroid", "geometry", "polylines",
            ],
            parts: ["bounding_box": "BoundingBox", "contained_within": "Place"]),
        "BoundingBox": ModelShape(documented: ["type", "coordinates"]),

        "IDsPage": ModelShape(
            documented: [
                "ids", "next_cursor", "next_cursor_str", "previous_cursor", "previous_cursor_str", "total_count",
            ]),
        "SearchResult": ModelShape(
            documented: ["statuses", "search_metadata"],
            parts: ["statuses": "Tweet", "search_metadata": "SearchMetadata"]),
        "SearchMetadata": ModelShape(
            documented: [
                "completed_in", "count", "query", "max_id", "max_id_str", "since_id", "since_id_str", "refresh_url",
                "next_results", "next_page", "page",
            ]),
        "Trends": ModelShape(
            documented: ["trends", "as_of", "created_at", "locations"],
            parts: ["trends": "Trend", "locations": "TrendPlace"]),
        "Trend": ModelShape(documented: ["name", "url", "query", "promoted_content", "tweet_volume", "events"]),
        "TrendPlace": ModelShape(documented: ["name", "woeid"]),
        "RateLimitStatus": ModelShape(
            documented: ["rate_limit_context", "resources"],
            parts: ["rate_limit_context": "RateLimitContext", "resources": "RateLimitFamilies"]),
        "RateLimitContext": ModelShape(documented: ["access_token", "application"]),
        "RateLimitFamilies": ModelShape(every: "RateLimitPaths"),
        "RateLimitPaths": ModelShape(every: "RateLimit"),
        "RateLimit": ModelShape(documented: ["limit", "remaining", "reset"]),
        "Media": ModelShape(
            documented: [
                "media_id", "media_id_string", "size", "expires_after_secs", "image", "video", "processing_info",
                "media_key",
            ],
            parts: ["image": "MediaImage", "video": "MediaVideo", "processing_info": "ProcessingInfo"]),
        "MediaImage": ModelShape(documented: ["image_type", "w", "h"]),
        "MediaVideo": ModelShape(documented: ["video_type"]),
        "ProcessingInfo": ModelShape(
            documented: ["state", "check_after_secs", "progress_percent", "error"],
            parts: ["error": "ProcessingFailure"]),
        "ProcessingFailure": ModelShape(documented: ["code", "name", "message"]),

        // Bodies around models.
        "UsersOfBody": ModelShape(documented: ["users"], parts: ["users": "User"]),
        "TweetsOfBody": ModelShape(documented: ["results"], parts: ["results": "Tweet"]),
        "PlacesOfBody": ModelShape(documented: ["result"], parts: ["result": "PlacesOfResult"]),
        "PlacesOfResult": ModelShape(documented: ["places"], parts: ["places": "Place"]),
    ]
}
