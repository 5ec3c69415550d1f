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

        "GeoResult": ModelShape(
            documented: ["query", "result"], parts: ["query": "GeoResult.Query", "result": "GeoResult.Result"]),
        "GeoResult.Query": ModelShape(documented: ["url", "type", "params"]),
        "GeoResult.Result": ModelShape(documented: ["places", "token"], parts: ["places": "Place"]),
        "UserList": ModelShape(
            documented: [
                "id", "id_str", "name", "slug", "full_name", "uri", "description", "mode", "member_count",
                "subscriber_count", "following", "created_at", "user",
            ], parts: ["user": "User"]),
        "UsersPage": ModelShape(
            documented: [
                "users", "next_cursor", "next_cursor_str", "previous_cursor", "previous_cursor_str", "total_count",
            ], parts: ["users": "User"]),
        "ListsPage": ModelShape(
            documented: [
                "lists", "next_cursor", "next_cursor_str", "previous_cursor", "previous_cursor_str", "total_count",
            ], parts: ["lists": "UserList"]),
        "App": ModelShape(documented: ["id", "name", "url"]),
        "EventsPage": ModelShape(
            documented: ["events", "apps", "next_cursor"], parts: ["events": "DirectMessageEvent", "apps": "*App"]),
        "DirectMessage": ModelShape(
            documented: [
                "id", "id_str", "created_at", "text", "sender", "sender_id", "sender_id_str", "sender_screen_name",
                "recipient", "recipient_id", "recipient_id_str", "recipient_screen_name", "entities",
            ], parts: ["sender": "User", "recipient": "User", "entities": "Entities"]),
        "DirectMessageEvent": ModelShape(
            documented: ["type", "id", "created_timestamp", "initiated_via", "message_create"],
            parts: ["initiated_via": "DirectMessageEvent.Initiation", "message_create": "MessageCreate"]),
        "DirectMessageEvent.Initiation": ModelShape(documented: ["tweet_id", "welcome_message_id"]),
        "DirectMessageAnswer": ModelShape(
            documented: ["event", "apps"], parts: ["event": "DirectMessageEvent", "apps": "*App"]),
        "MessageCreate": ModelShape(
            documented: ["target", "sender_id", "source_app_id", "custom_profile_id", "message_data"],
            parts: ["target": "MessageCreate.Target", "message_data": "MessageData"]),
        "MessageCreate.Target": ModelShape(documented: ["recipient_id"]),
        "MessageData": ModelShape(
            documented: ["text", "entities", "attachment", "quick_reply", "quick_reply_response", "ctas"],
            parts: [
                "entities": "Entities", "attachment": "MessageData.Attachment", "quick_reply": "MessageData.QuickReply",
                "quick_reply_response": "MessageData.QuickReplyResponse", "ctas": "MessageData.CallToAction",
            ]),
        "MessageData.Attachment": ModelShape(
            documented: ["type", "media", "location"],
            parts: ["media": "MediaEntity", "location": "MessageData.Location"]),
        "MessageData.Location": ModelShape(
            documented: ["type", "shared_coordinate", "shared_place"],
            parts: ["shared_coordinate": "MessageData.SharedCoordinate", "shared_place": "MessageData.SharedPlace"]),
        "MessageData.SharedCoordinate": ModelShape(documented: ["coordinates"], parts: ["coordinates": "Coordinates"]),
        "MessageData.SharedPlace": ModelShape(documented: ["place"], parts: ["place": "Place"]),
        "MessageData.QuickReply": ModelShape(
            documented: ["type", "options"], parts: ["options": "MessageData.QuickReplyOption"]),
        "MessageData.QuickReplyOption": ModelShape(documented: ["label", "description", "metadata"]),
        "MessageData.QuickReplyResponse": ModelShape(documented: ["type", "metadata"]),
        "MessageData.CallToAction": ModelShape(documented: ["type", "label", "url", "tco_url"]),
        "WelcomeMessage": ModelShape(
            documented: ["id", "created_timestamp", "name", "message_data", "source_app_id"],
            parts: ["message_data": "MessageData"]),
        "WelcomeMessageAnswer": ModelShape(
            documented: ["welcome_message", "apps", "name"],
            parts: ["welcome_message": "WelcomeMessage", "apps": "*App"]),
        "WelcomeMessagesPage": ModelShape(
            documented: ["welcome_messages", "apps", "next_cursor"],
            parts: ["welcome_messages": "WelcomeMessage", "apps": "*App"]),
        "WelcomeMessageRule": ModelShape(documented: ["id", "created_timestamp", "welcome_message_id"]),
        "WelcomeMessageRulesPage": ModelShape(
            documented: ["welcome_message_rules", "next_cursor"], parts: ["welcome_message_rules": "WelcomeMessageRule"]
        ),
        "CustomProfile": ModelShape(
            documented: ["id", "created_timestamp", "name", "avatar"], parts: ["avatar": "CustomProfile.Avatar"]),
        "CustomProfile.Avatar": ModelShape(documented: ["media"], parts: ["media": "CustomProfile.AvatarMedia"]),
        "CustomProfile.AvatarMedia": ModelShape(documented: ["url"]),
        "CustomProfilesPage": ModelShape(
            documented: ["custom_profiles", "next_cursor"], parts: ["custom_profiles": "CustomProfile"]),
        "Relationship": ModelShape(
            documented: ["source", "target"], parts: ["source": "RelationshipSide", "target": "RelationshipSide"]),
        "RelationshipSide": ModelShape(documented: [
            "id", "id_str", "screen_name", "following", "followed_by", "following_received", "following_requested",
            "notifications_enabled", "can_dm", "can_media_tag", "blocking", "blocked_by", "muting", "want_retweets",
            "all_replies", "marked_spam", "live_following",
        ]),
        "Friendship": ModelShape(documented: ["name", "screen_name", "id", "id_str", "connections"]),
        "PremiumSearchResult": ModelShape(
            documented: ["results", "next", "requestParameters"],
            parts: ["results": "Tweet", "requestParameters": "PremiumSearchParameters"]),
        "PremiumSearchParameters": ModelShape(documented: ["maxResults", "fromDate", "toDate", "bucket"]),
        "PremiumSearchCounts": ModelShape(
            documented: ["results", "totalCount", "next", "requestParameters"],
            parts: ["results": "PremiumSearchCounts.Period", "requestParameters": "PremiumSearchParameters"]),
        "PremiumSearchCounts.Period": ModelShape(documented: ["timePeriod", "count"]),
        "SavedSearch": ModelShape(documented: ["id", "id_str", "name", "query", "position", "created_at"]),
        "TrendLocation": ModelShape(
            documented: ["name", "woeid", "url", "country", "countryCode", "parentid", "placeType"],
            parts: ["placeType": "TrendLocation.PlaceType"]),
        "TrendLocation.PlaceType": ModelShape(documented: ["code", "name"]),
        "Settings": ModelShape(
            documented: [
                "screen_name", "protected", "language", "geo_enabled", "always_use_https", "sleep_time", "time_zone",
                "trend_location", "discoverable_by_email", "discoverable_by_mobile_phone", "display_sensitive_media",
                "use_cookie_personalization", "show_all_inline_media", "allow_contributor_request", "allow_dms_from",
                "allow_dm_groups_from", "translator_type", "smart_mute",
            ],
            parts: [
                "sleep_time": "Settings.SleepTime", "time_zone": "Settings.TimeZone", "trend_location": "TrendLocation",
            ]),
        "Settings.SleepTime": ModelShape(documented: ["enabled", "start_time", "end_time"]),
        "Settings.TimeZone": ModelShape(documented: ["name", "utc_offset", "tzinfo_name"]),
        "Category": ModelShape(documented: ["name", "slug", "size", "users"], parts: ["users": "User"]),
        "ProfileBanner": ModelShape(documented: ["sizes"], parts: ["sizes": "*ProfileBanner.Size"]),
        "ProfileBanner.Size": ModelShape(documented: ["w", "h", "url"]),
        "OEmbed": ModelShape(documented: [
            "url", "author_name", "author_url", "html", "width", "height", "type", "cache_age", "provider_name",
            "provider_url", "version",
        ]),
        "Configuration": ModelShape(
            documented: [
                "characters_reserved_per_media", "dm_text_character_limit", "max_media_per_upload", "photo_size_limit",
                "photo_sizes", "short_url_length", "short_url_length_https", "non_username_paths",
            ], parts: ["photo_sizes": "MediaSizes"]),
        "Language": ModelShape(documented: ["code", "name", "status", "local_name"]),
        "Privacy": ModelShape(documented: ["privacy"]),
        "TermsOfService": ModelShape(documented: ["tos"]),
        "Webhook": ModelShape(documented: ["id", "url", "valid", "created_timestamp", "created_at"]),
        "WebhookEnvironments": ModelShape(
            documented: ["environments"], parts: ["environments": "WebhookEnvironments.Environment"]),
        "WebhookEnvironments.Environment": ModelShape(
            documented: ["environment_name", "webhooks"], parts: ["webhooks": "Webhook"]),
        "WebhookSubscriptions": ModelShape(
            documented: ["environment", "application_id", "subscriptions"],
            parts: ["subscriptions": "WebhookSubscriptions.Subscription"]),
        "WebhookSubscriptions.Subscription": ModelShape(documented: ["user_id"]),
        "WebhookSubscriptionsCount": ModelShape(
            documented: ["account_name", "subscriptions_count", "provisioned_count"],
            parts: ["subscriptions_count": "WebhookSubscriptionsCount.Counts"]),
        "WebhookSubscriptionsCount.Counts": ModelShape(documented: ["all", "direct_messages"]),
        "WebhookEvent": ModelShape(
            documented: [
                "for_user_id", "user_has_blocked", "tweet_create_events", "favorite_events", "follow_events",
                "unfollow_events", "block_events", "unblock_events", "mute_events", "unmute_events",
                "tweet_delete_events", "direct_message_events", "direct_message_indicate_typing_events",
                "direct_message_mark_read_events", "user_event", "users", "apps",
            ],
            parts: [
                "tweet_create_events": "Tweet", "favorite_events": "WebhookEvent.Favorite",
                "follow_events": "WebhookEvent.Relation", "unfollow_events": "WebhookEvent.Relation",
                "block_events": "WebhookEvent.Relation", "unblock_events": "WebhookEvent.Relation",
                "mute_events": "WebhookEvent.Relation", "unmute_events": "WebhookEvent.Relation",
                "tweet_delete_events": "WebhookEvent.Deletion", "direct_message_events": "DirectMessageEvent",
                "direct_message_indicate_typing_events": "WebhookEvent.MessageNotice",
                "direct_message_mark_read_events": "WebhookEvent.MessageNotice", "user_event": "WebhookEvent.UserEvent",
                "users": "*User", "apps": "*App",
            ]),
        "WebhookEvent.Favorite": ModelShape(
            documented: ["id", "created_at", "timestamp_ms", "favorited_status", "user"],
            parts: ["favorited_status": "Tweet", "user": "User"]),
        "WebhookEvent.Relation": ModelShape(
            documented: ["type", "created_timestamp", "source", "target"], parts: ["source": "User", "target": "User"]),
        "WebhookEvent.Deletion": ModelShape(
            documented: ["status", "timestamp_ms"], parts: ["status": "WebhookEvent.DeletedTweet"]),
        "WebhookEvent.DeletedTweet": ModelShape(documented: ["id", "user_id"]),
        "WebhookEvent.MessageNotice": ModelShape(
            documented: ["created_timestamp", "sender_id", "target", "last_read_event_id"],
            parts: ["target": "MessageCreate.Target"]),
        "WebhookEvent.UserEvent": ModelShape(documented: ["revoke"], parts: ["revoke": "WebhookEvent.Revocation"]),
        "WebhookEvent.Revocation": ModelShape(
            documented: ["date_time", "target", "source"],
            parts: ["target": "WebhookEvent.RevokedApp", "source": "WebhookEvent.RevokingUser"]),
        "WebhookEvent.RevokedApp": ModelShape(documented: ["app_id"]),
        "WebhookEvent.RevokingUser": ModelShape(documented: ["user_id"]),
        "TweetCollection": ModelShape(documented: [
            "name", "user_id", "collection_url", "custom_timeline_url", "description", "url", "visibility",
            "timeline_order", "collection_type", "custom_timeline_type", "following",
        ]),
        "CollectionTimeline": ModelShape(
            documented: ["objects", "response"],
            parts: ["objects": "CollectionObjects", "response": "CollectionTimeline.Response"]),
        "CollectionTimeline.Response": ModelShape(
            documented: ["timeline_id", "timeline", "position"],
            parts: ["timeline": "CollectionTimeline.Entry", "position": "CollectionTimeline.Position"]),
        "CollectionTimeline.Entry": ModelShape(
            documented: ["tweet", "feature_context"], parts: ["tweet": "CollectionTimeline.EntryTweet"]),
        "CollectionTimeline.EntryTweet": ModelShape(documented: ["id", "sort_index"]),
        "CollectionTimeline.Position": ModelShape(documented: ["max_position", "min_position", "was_truncated"]),
        "CollectionObjects": ModelShape(
            documented: ["tweets", "users", "timelines"],
            parts: ["tweets": "*Tweet", "users": "*User", "timelines": "*TweetCollection"]),
        "CollectionsPage": ModelShape(
            documented: ["objects", "response"],
            parts: ["objects": "CollectionObjects", "response": "CollectionsPage.Response"]),
        "CollectionsPage.Response": ModelShape(
            documented: ["results", "cursors"],
            parts: ["results": "CollectionsPage.Item", "cursors": "CollectionsPage.Cursors"]),
        "CollectionsPage.Item": ModelShape(documented: ["timeline_id"]),
        "CollectionsPage.Cursors": ModelShape(documented: ["next_cursor", "previous_cursor"]),
        "Activity": ModelShape(documented: [
            "action", "created_at", "max_position", "min_position", "sources", "sources_size", "targets",
            "targets_size", "target_objects", "target_objects_size",
        ]),
        "ActivitySummary": ModelShape(documented: [
            "favoriters", "repliers", "retweeters", "favoriters_count", "repliers_count", "retweeters_count",
        ]),
        "ScheduledTweet": ModelShape(documented: ["id", "id_str", "execute_at", "status", "media_ids"]),
        "Discover": ModelShape(documented: ["metadata", "modules"]),
        "Typeahead": ModelShape(
            documented: ["users", "topics", "completed_in", "query", "num_results", "hashtags", "oneclick"],
            parts: ["users": "User"]),
        "UserRecommendation": ModelShape(documented: ["user", "token", "connections"], parts: ["user": "User"]),
        "Count": ModelShape(documented: ["count", "url"]),
        "StreamInfo": ModelShape(documented: ["info"], parts: ["info": "StreamInfo.Info"]),
        "StreamInfo.Info": ModelShape(
            documented: [
                "users", "delimited", "include_followings_activity", "include_user_changes", "replies", "with",
            ], parts: ["users": "StreamInfo.Subscriber"]),
        "StreamInfo.Subscriber": ModelShape(documented: ["id", "name", "dm"]),
        "*App": ModelShape(every: "App"),
        "*ProfileBanner.Size": ModelShape(every: "ProfileBanner.Size"),
        "*Tweet": ModelShape(every: "Tweet"),
        "*TweetCollection": ModelShape(every: "TweetCollection"),
        "*User": ModelShape(every: "User"),

        // What comes in streams.
        "DeletionNotice": ModelShape(
            documented: ["status", "direct_message", "timestamp_ms"],
            parts: ["status": "DeletionNotice.Deleted", "direct_message": "DeletionNotice.Deleted"]),
        "DeletionNotice.Deleted": ModelShape(documented: ["id", "id_str", "user_id", "user_id_str"]),
        "LocationDeletionNotice": ModelShape(documented: [
            "user_id", "user_id_str", "up_to_status_id", "up_to_status_id_str", "timestamp_ms",
        ]),
        "LimitNotice": ModelShape(documented: ["track", "timestamp_ms"]),
        "StatusWithheldNotice": ModelShape(documented: ["id", "user_id", "withheld_in_countries", "timestamp_ms"]),
        "UserWithheldNotice": ModelShape(documented: ["id", "withheld_in_countries", "timestamp_ms"]),
        "DisconnectNotice": ModelShape(documented: ["code", "stream_name", "reason"]),
        "StreamWarning": ModelShape(documented: ["code", "message", "percent_full", "user_id", "timestamp_ms"]),
        "FriendsList": ModelShape(documented: ["friends", "friends_str"]),
        "StreamEvent": ModelShape(
            documented: ["event", "created_at", "source", "target", "target_object"],
            parts: ["source": "User", "target": "User", "target_object": "StreamEvent.Object"]),
        "StreamEnvelope": ModelShape(documented: ["for_user", "message"]),
        "StreamControl": ModelShape(documented: ["control_uri"]),

        // Bodies around models.
        "RelationshipOfBody": ModelShape(documented: ["relationship"], parts: ["relationship": "Relationship"]),
        "RuleOfBody": ModelShape(
            documented: ["welcome_message_rule"], parts: ["welcome_message_rule": "WelcomeMessageRule"]),
    ]
}
