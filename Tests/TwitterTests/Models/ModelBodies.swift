import Twitter

/// A body of each model with every field of the reference, in the form that the service writes.
enum ModelBodies {
    typealias Model = Codable & Hashable & JSONReadable & Sendable

    static let all = answers + streamed

    /// What requests are answered with.
    private static let answers: [(type: any Model.Type, body: String)] = [
        (
            Tweet.self,
            #"""
            {"created_at": "Wed Aug 27 13:08:45 +0000 2008", "id": 700000000000000629,
            "id_str": "700000000000000629", "text": "text é🎉", "full_text": "full_text é🎉",
            "display_text_range": [3, 10], "truncated": false, "source": "source é🎉",
            "in_reply_to_status_id": 700000000000000631,
            "in_reply_to_status_id_str": "700000000000000631",
            "in_reply_to_user_id": 700000000000000632,
            "in_reply_to_user_id_str": "700000000000000632",
            "in_reply_to_screen_name": "in_reply_to_screen_name é🎉",
            "user": {"id": 700000000000000633, "id_str": "700000000000000633"},
            "geo": {"type": "type é🎉"}, "coordinates": {"type": "type é🎉"}, "place": {"id": "392"},
            "contributors": [{"id": 700000000000000909, "id_str": "700000000000000909"}],
            "is_quote_status": false, "quoted_status_id": 700000000000000911,
            "quoted_status_id_str": "700000000000000911", "quoted_status": {"id": 700000000000000912,
            "id_str": "700000000000000912"}, "quoted_status_permalink": {"url": "url é🎉",
            "expanded": "expanded é🎉"}, "retweeted_status": {"id": 700000000000001550,
            "id_str": "700000000000001550"}, "quote_count": 1675, "reply_count": 1676,
            "retweet_count": 1677, "favorite_count": 1678,
            "entities": {"hashtags": [{"text": "text é🎉"}], "symbols": [{"text": "text é🎉"}]},
            "extended_entities": {"media": [{"id": 700000000000002206,
            "id_str": "700000000000002206"}]}, "favorited": true, "retweeted": false,
            "possibly_sensitive": true, "possibly_sensitive_appealable": false,
            "filter_level": "filter_level é🎉", "lang": "lang é🎉", "timestamp_ms": "1538313376518",
            "extended_tweet": {"full_text": "full_text é🎉"},
            "matching_rules": [{"id": 700000000000002232, "id_str": "700000000000002232"}],
            "metadata": {"iso_language_code": "iso_language_code é🎉",
            "result_type": "result_type é🎉"}, "current_user_retweet": {"id": 700000000000002233,
            "id_str": "700000000000002233"}, "scopes": {"followers": false},
            "withheld_copyright": false, "withheld_in_countries": ["DE", "FR"],
            "withheld_scope": "withheld_scope é🎉", "card_uri": "card_uri é🎉",
            "edit_history": {"initial_tweet_id": "700000000000000513",
            "edit_tweet_ids": ["700000000000000513"]},
            "edit_controls": {"editable_until_ms": "1667000000000", "edits_remaining": 5},
            "editable": true, "cards": {"a": [1, null]}, "ext": {"b": true},
            "hashtags": [{"text": "a"}], "media": [{"id": 1}], "new_id": 700000000000002236,
            "new_id_str": "700000000000002236", "relative_created_at": "relative_created_at é🎉",
            "urls": [{"url": "u"}], "user_mentions": [{"id": 2}]}
            """#
        ),
        (
            ExtendedTweet.self,
            #"""
            {"full_text": "full_text é🎉", "display_text_range": [3, 10],
            "entities": {"hashtags": [{"text": "text é🎉"}], "symbols": [{"text": "text é🎉"}]},
            "extended_entities": {"media": [{"id": 700000000000002251,
            "id_str": "700000000000002251"}]}}
            """#
        ),
        (
            TweetMetadata.self,
            #"""
            {"iso_language_code": "iso_language_code é🎉", "result_type": "result_type é🎉"}
            """#
        ),
        (
            CurrentUserRetweet.self,
            #"""
            {"id": 700000000000002264, "id_str": "700000000000002264"}
            """#
        ),
        (
            QuotedPermalink.self,
            #"""
            {"url": "url é🎉", "expanded": "expanded é🎉", "display": "display é🎉"}
            """#
        ),
        (
            MatchingRule.self,
            #"""
            {"tag": "tag é🎉", "id": 700000000000002265, "id_str": "700000000000002265"}
            """#
        ),
        (
            Geo.self,
            #"""
            {"type": "type é🎉", "coordinates": [-122.5, 37.75]}
            """#
        ),
        (
            Coordinates.self,
            #"""
            {"type": "type é🎉", "coordinates": [-122.5, 37.75]}
            """#
        ),
        (
            Contributor.self,
            #"""
            {"id": 700000000000002266, "id_str": "700000000000002266",
            "screen_name": "screen_name é🎉"}
            """#
        ),
        (
            User.self,
            #"""
            {"id": 700000000000002267, "id_str": "700000000000002267", "name": "name é🎉",
            "screen_name": "screen_name é🎉", "location": "location é🎉",
            "description": "description é🎉", "url": "url é🎉",
            "entities": {"url": {"urls": [{"url": "url é🎉", "expanded_url": "expanded_url é🎉"}]},
            "description": {"urls": [{"url": "url é🎉", "expanded_url": "expanded_url é🎉"}]}},
            "protected": false, "verified": true, "followers_count": 1757, "friends_count": 1758,
            "listed_count": 1759, "favourites_count": 1760, "statuses_count": 1761,
            "created_at": "Wed Aug 27 13:08:45 +0000 2008", "status": {"id": 700000000000002275,
            "id_str": "700000000000002275"}, "default_profile": true, "default_profile_image": false,
            "profile_image_url": "profile_image_url é🎉",
            "profile_image_url_https": "profile_image_url_https é🎉",
            "profile_banner_url": "profile_banner_url é🎉",
            "profile_background_color": "profile_background_color é🎉",
            "profile_background_image_url": "profile_background_image_url é🎉",
            "profile_background_image_url_https": "profile_background_image_url_https é🎉",
            "profile_background_tile": true, "profile_link_color": "profile_link_color é🎉",
            "profile_sidebar_border_color": "profile_sidebar_border_color é🎉",
            "profile_sidebar_fill_color": "profile_sidebar_fill_color é🎉",
            "profile_text_color": "profile_text_color é🎉", "profile_use_background_image": false,
            "profile_location": {"id": "5a110d312052166f", "name": "here"}, "utc_offset": 2404,
            "time_zone": "time_zone é🎉", "geo_enabled": false, "lang": "en",
            "contributors_enabled": true, "is_translator": false, "is_translation_enabled": true,
            "translator_type": "translator_type é🎉", "has_extended_profile": false, "following": true,
            "follow_request_sent": false, "notifications": true, "blocking": false,
            "blocked_by": true, "muting": false, "live_following": true, "suspended": false,
            "needs_phone_verification": true, "withheld_in_countries": ["DE", "FR"],
            "withheld_scope": "withheld_scope é🎉", "email": "email é🎉",
            "derived": {"klout": {"score": 50}}, "counts": {"c": 1}, "deactivated_bit": false,
            "display_url": "display_url é🎉", "expanded_url": "expanded_url é🎉",
            "show_all_inline_media": true}
            """#
        ),
        (
            UserEntities.self,
            #"""
            {"url": {"urls": [{"url": "url é🎉", "expanded_url": "expanded_url é🎉"}]},
            "description": {"urls": [{"url": "url é🎉", "expanded_url": "expanded_url é🎉"}]}}
            """#
        ),
        (
            LinkSet.self,
            #"""
            {"urls": [{"url": "url é🎉", "expanded_url": "expanded_url é🎉"}]}
            """#
        ),
        (
            Entities.self,
            #"""
            {"hashtags": [{"text": "text é🎉"}], "symbols": [{"text": "text é🎉"}],
            "urls": [{"url": "url é🎉", "expanded_url": "expanded_url é🎉"}],
            "user_mentions": [{"id": 700000000000002934, "id_str": "700000000000002934"}],
            "media": [{"id": 700000000000002935, "id_str": "700000000000002935"}],
            "polls": [{"end_datetime": "Wed Aug 27 13:08:45 +0000 2008", "duration_minutes": "60"}]}
            """#
        ),
        (
            ExtendedEntities.self,
            #"""
            {"media": [{"id": 700000000000002948, "id_str": "700000000000002948"}]}
            """#
        ),
        (
            HashtagEntity.self,
            #"""
            {"text": "text é🎉", "indices": [3, 10]}
            """#
        ),
        (
            SymbolEntity.self,
            #"""
            {"text": "text é🎉", "indices": [3, 10]}
            """#
        ),
        (
            URLEntity.self,
            #"""
            {"url": "url é🎉", "expanded_url": "expanded_url é🎉", "display_url": "display_url é🎉",
            "indices": [3, 10], "unwound": {"url": "https://example.org/", "status": 200,
            "title": "t", "description": "d"}}
            """#
        ),
        (
            UserMentionEntity.self,
            #"""
            {"id": 700000000000002961, "id_str": "700000000000002961",
            "screen_name": "screen_name é🎉", "name": "name é🎉", "indices": [3, 10]}
            """#
        ),
        (
            PollEntity.self,
            #"""
            {"options": [{"position": 1, "text": "yes"}],
            "end_datetime": "Wed Aug 27 13:08:45 +0000 2008", "duration_minutes": "60"}
            """#
        ),
        (
            MediaEntity.self,
            #"""
            {"id": 700000000000002962, "id_str": "700000000000002962", "indices": [3, 10],
            "media_url": "media_url é🎉", "media_url_https": "media_url_https é🎉", "url": "url é🎉",
            "display_url": "display_url é🎉", "expanded_url": "expanded_url é🎉",
            "type": "animated_gif", "sizes": {"thumb": {"w": 2450, "h": 2451}, "small": {"w": 2452,
            "h": 2453}}, "source_status_id": 700000000000002971,
            "source_status_id_str": "700000000000002971", "source_user_id": 700000000000002972,
            "source_user_id_str": "700000000000002972", "video_info": {"duration_millis": 2460},
            "additional_media_info": {"title": "t", "description": "d", "embeddable": true,
            "monetizable": false, "source_user": {"id": 3, "id_str": "3"},
            "call_to_actions": {"visit_site": {"url": "https://example.org/"}}},
            "ext_alt_text": "ext_alt_text é🎉", "features": {"large": {"faces": [{"x": 1}]}}}
            """#
        ),
        (
            MediaSizes.self,
            #"""
            {"thumb": {"w": 2462, "h": 2463}, "small": {"w": 2464, "h": 2465}, "medium": {"w": 2466,
            "h": 2467}, "large": {"w": 2468, "h": 2469}}
            """#
        ),
        (
            MediaSize.self,
            #"""
            {"w": 2470, "h": 2471, "resize": "resize é🎉"}
            """#
        ),
        (
            VideoInfo.self,
            #"""
            {"aspect_ratio": [16, 9], "duration_millis": 2472,
            "variants": [{"content_type": "content_type é🎉", "url": "url é🎉"}]}
            """#
        ),
        (
            VideoVariant.self,
            #"""
            {"content_type": "content_type é🎉", "url": "url é🎉", "bitrate": 2474}
            """#
        ),
        (
            Media.self,
            #"""
            {"media_id": 700000000000002988, "media_id_string": "700000000000002988", "size": 2476,
            "expires_after_secs": 2477, "image": {"image_type": "image/jpeg", "w": 1, "h": 2},
            "video": {"video_type": "video/mp4"}, "processing_info": {"state": "state é🎉",
            "check_after_secs": 2478}, "media_key": "media_key é🎉"}
            """#
        ),
        (
            ProcessingInfo.self,
            #"""
            {"state": "state é🎉", "check_after_secs": 2480, "progress_percent": 2481,
            "error": {"code": 1, "name": "InvalidMedia", "message": "m"}}
            """#
        ),
        (
            Place.self,
            #"""
            {"id": "2482", "url": "url é🎉", "place_type": "place_type é🎉", "name": "name é🎉",
            "full_name": "full_name é🎉", "country_code": "country_code é🎉", "country": "country é🎉",
            "bounding_box": {"type": "type é🎉"}, "attributes": {"street_address": "1 Main St",
            "locality": "here"}, "contained_within": [{"id": "2483"}], "centroid": [-122.5, 37.75],
            "geometry": {"type": "Point", "coordinates": [1.5, 2.5]}, "polylines": ["DE", "FR"]}
            """#
        ),
        (
            BoundingBox.self,
            #"""
            {"type": "type é🎉", "coordinates": [[[-122.5, 37.5], [-122.25, 37.5], [-122.25, 37.75]]]}
            """#
        ),
        (
            GeoResult.self,
            #"""
            {"query": {"url": "https://example.org/", "type": "search", "params": {"accuracy": 0,
            "query": "here"}}, "result": {"places": [{"id": "5a110d312052166f"}], "token": "abc"}}
            """#
        ),
        (
            UserList.self,
            #"""
            {"id": 700000000000003000, "id_str": "700000000000003000", "name": "name é🎉",
            "slug": "slug é🎉", "full_name": "full_name é🎉", "uri": "uri é🎉",
            "description": "description é🎉", "mode": "public", "member_count": 2488,
            "subscriber_count": 2489, "following": true,
            "created_at": "Wed Aug 27 13:08:45 +0000 2008", "user": {"id": 700000000000003004,
            "id_str": "700000000000003004"}}
            """#
        ),
        (
            IDsPage<User>.self,
            #"""
            {"ids": [14645160, 700000000000000513], "next_cursor": 2763, "next_cursor_str": "2763",
            "previous_cursor": 2764, "previous_cursor_str": "2764", "total_count": 2765}
            """#
        ),
        (
            UsersPage.self,
            #"""
            {"users": [{"id": 700000000000003279, "id_str": "700000000000003279"}],
            "next_cursor": 3038, "next_cursor_str": "3038", "previous_cursor": 3039,
            "previous_cursor_str": "3039", "total_count": 3040}
            """#
        ),
        (
            ListsPage.self,
            #"""
            {"lists": [{"id": 700000000000003554, "id_str": "700000000000003554"}],
            "next_cursor": 3158, "next_cursor_str": "3158", "previous_cursor": 3159,
            "previous_cursor_str": "3159"}
            """#
        ),
        (
            EventsPage.self,
            #"""
            {"events": [{"id": "3160"}], "apps": {"7": {"id": "7", "name": "app",
            "url": "https://example.org/"}}, "next_cursor": "opaque"}
            """#
        ),
        (
            DirectMessage.self,
            #"""
            {"id": 700000000000003677, "id_str": "700000000000003677",
            "created_at": "Wed Aug 27 13:08:45 +0000 2008", "text": "text é🎉",
            "sender": {"id": 700000000000003678, "id_str": "700000000000003678"},
            "sender_id": 700000000000003950, "sender_id_str": "700000000000003950",
            "sender_screen_name": "sender_screen_name é🎉", "recipient": {"id": 700000000000003951,
            "id_str": "700000000000003951"}, "recipient_id": 700000000000004223,
            "recipient_id_str": "700000000000004223",
            "recipient_screen_name": "recipient_screen_name é🎉",
            "entities": {"hashtags": [{"text": "text é🎉"}], "symbols": [{"text": "text é🎉"}]}}
            """#
        ),
        (
            DirectMessageEvent.self,
            #"""
            {"type": "type é🎉", "id": "3725", "created_timestamp": "1538313376518",
            "initiated_via": {"tweet_id": "700000000000000513", "welcome_message_id": "8"},
            "message_create": {"sender_id": "3726", "source_app_id": "3727"}}
            """#
        ),
        (
            MessageCreate.self,
            #"""
            {"target": {"recipient_id": "9"}, "sender_id": "3733", "source_app_id": "3734",
            "custom_profile_id": "3735", "message_data": {"text": "text é🎉"}}
            """#
        ),
        (
            MessageData.self,
            #"""
            {"text": "text é🎉", "entities": {"hashtags": [{"text": "text é🎉"}],
            "symbols": [{"text": "text é🎉"}]}, "attachment": {"type": "media", "media": {"id": 4,
            "id_str": "4", "type": "photo"}, "location": {"type": "shared_coordinate",
            "shared_coordinate": {"coordinates": {"type": "Point", "coordinates": [-122.5, 37.5]}},
            "shared_place": {"place": {"id": "5a110d312052166f"}}}},
            "quick_reply": {"type": "options", "options": [{"label": "l", "description": "d",
            "metadata": "m"}]}, "quick_reply_response": {"type": "options", "metadata": "m"},
            "ctas": [{"type": "web_url", "label": "l", "url": "https://example.org/",
            "tco_url": "https://t.co/a"}]}
            """#
        ),
        (
            WelcomeMessage.self,
            #"""
            {"id": "3755", "created_timestamp": "1538313376518", "name": "name é🎉",
            "message_data": {"text": "text é🎉"}, "source_app_id": "3761"}
            """#
        ),
        (
            WelcomeMessagesPage.self,
            #"""
            {"welcome_messages": [{"id": "3762"}], "apps": {"7": {"id": "7", "name": "app",
            "url": "https://example.org/"}}, "next_cursor": "opaque"}
            """#
        ),
        (
            WelcomeMessageRule.self,
            #"""
            {"id": "3768", "created_timestamp": "1538313376518", "welcome_message_id": "3769"}
            """#
        ),
        (
            WelcomeMessageRulesPage.self,
            #"""
            {"welcome_message_rules": [{"id": "3770"}], "next_cursor": "opaque"}
            """#
        ),
        (
            CustomProfile.self,
            #"""
            {"id": "3772", "created_timestamp": "1538313376518", "name": "name é🎉",
            "avatar": {"media": {"url": "https://example.org/a.png"}}}
            """#
        ),
        (
            CustomProfilesPage.self,
            #"""
            {"custom_profiles": [{"id": "3773"}], "next_cursor": "opaque"}
            """#
        ),
        (
            Relationship.self,
            #"""
            {"source": {"id": 700000000000004287, "id_str": "700000000000004287"},
            "target": {"id": 700000000000004302, "id_str": "700000000000004302"}}
            """#
        ),
        (
            RelationshipSide.self,
            #"""
            {"id": 700000000000004317, "id_str": "700000000000004317",
            "screen_name": "screen_name é🎉", "following": false, "followed_by": true,
            "following_received": false, "following_requested": true, "notifications_enabled": false,
            "can_dm": true, "can_media_tag": false, "blocking": true, "blocked_by": false,
            "muting": true, "want_retweets": false, "all_replies": true, "marked_spam": false,
            "live_following": true}
            """#
        ),
        (
            Friendship.self,
            #"""
            {"name": "name é🎉", "screen_name": "screen_name é🎉", "id": 700000000000004332,
            "id_str": "700000000000004332", "connections": ["following", "none", "other"]}
            """#
        ),
        (
            SearchResult.self,
            #"""
            {"statuses": [{"id": 700000000000004333, "id_str": "700000000000004333"}],
            "search_metadata": {"completed_in": 0.25, "count": 4458}}
            """#
        ),
        (
            SearchMetadata.self,
            #"""
            {"completed_in": 0.25, "count": 4462, "query": "query é🎉", "max_id": 700000000000004976,
            "max_id_str": "700000000000004976", "since_id": 700000000000004977,
            "since_id_str": "700000000000004977", "refresh_url": "refresh_url é🎉",
            "next_results": "next_results é🎉", "next_page": "next_page é🎉", "page": 4465}
            """#
        ),
        (
            PremiumSearchResult.self,
            #"""
            {"results": [{"id": 700000000000004979, "id_str": "700000000000004979"}],
            "next": "next é🎉", "requestParameters": {"maxResults": 100, "fromDate": "201801010000",
            "toDate": "201801020000"}}
            """#
        ),
        (
            PremiumSearchCounts.self,
            #"""
            {"results": [{"timePeriod": "201801010000", "count": 5}], "totalCount": 5104,
            "next": "next é🎉", "requestParameters": {"bucket": "day", "fromDate": "201801010000",
            "toDate": "201801020000"}}
            """#
        ),
        (
            SavedSearch.self,
            #"""
            {"id": 700000000000005618, "id_str": "700000000000005618", "name": "name é🎉",
            "query": "query é🎉", "position": 5106, "created_at": "Wed Aug 27 13:08:45 +0000 2008"}
            """#
        ),
        (
            Trends.self,
            #"""
            {"trends": [{"name": "name é🎉", "url": "url é🎉"}], "as_of": "2008-08-27T13:08:45Z",
            "created_at": "2008-08-27T13:08:45Z", "locations": [{"name": "Worldwide", "woeid": 1}]}
            """#
        ),
        (
            Trend.self,
            #"""
            {"name": "name é🎉", "url": "url é🎉", "query": "query é🎉",
            "promoted_content": "promoted_content é🎉", "tweet_volume": 5108, "events": "events é🎉"}
            """#
        ),
        (
            TrendLocation.self,
            #"""
            {"name": "name é🎉", "woeid": 5109, "url": "url é🎉", "country": "country é🎉",
            "countryCode": "countryCode é🎉", "parentid": 5110, "placeType": {"code": 7,
            "name": "Town"}}
            """#
        ),
        (
            Settings.self,
            #"""
            {"screen_name": "screen_name é🎉", "protected": false, "language": "language é🎉",
            "geo_enabled": true, "always_use_https": false, "sleep_time": {"enabled": true,
            "start_time": 20, "end_time": 8}, "time_zone": {"name": "Berlin", "utc_offset": 7200,
            "tzinfo_name": "Europe/Berlin"}, "trend_location": [{"name": "name é🎉", "woeid": 5114}],
            "discoverable_by_email": true, "discoverable_by_mobile_phone": false,
            "display_sensitive_media": true, "use_cookie_personalization": false,
            "show_all_inline_media": true,
            "allow_contributor_request": "allow_contributor_request é🎉",
            "allow_dms_from": "allow_dms_from é🎉", "allow_dm_groups_from": "allow_dm_groups_from é🎉",
            "translator_type": "translator_type é🎉", "smart_mute": false}
            """#
        ),
        (
            RateLimitStatus.self,
            #"""
            {"rate_limit_context": {"access_token": "t", "application": "a"},
            "resources": {"statuses": {"/statuses/show/:id": {"limit": 900, "remaining": 899,
            "reset": 1700000000}}}}
            """#
        ),
        (
            Category.self,
            #"""
            {"name": "name é🎉", "slug": "slug é🎉", "size": 5122, "users": [{"id": 700000000000005636,
            "id_str": "700000000000005636"}]}
            """#
        ),
        (
            ProfileBanner.self,
            #"""
            {"sizes": {"web": {"w": 520, "h": 260, "url": "https://example.org/web"}}}
            """#
        ),
        (
            OEmbed.self,
            #"""
            {"url": "url é🎉", "author_name": "author_name é🎉", "author_url": "author_url é🎉",
            "html": "html é🎉", "width": 5395, "height": 5396, "type": "type é🎉",
            "cache_age": "3153600000", "provider_name": "provider_name é🎉",
            "provider_url": "provider_url é🎉", "version": "version é🎉"}
            """#
        ),
        (
            Configuration.self,
            #"""
            {"characters_reserved_per_media": 5397, "dm_text_character_limit": 5398,
            "max_media_per_upload": 5399, "photo_size_limit": 5400,
            "photo_sizes": {"thumb": {"w": 5401, "h": 5402}, "small": {"w": 5403, "h": 5404}},
            "short_url_length": 5409, "short_url_length_https": 5410, "non_username_paths": ["DE",
            "FR"]}
            """#
        ),
        (
            Language.self,
            #"""
            {"code": "code é🎉", "name": "name é🎉", "status": "status é🎉",
            "local_name": "local_name é🎉"}
            """#
        ),
        (
            Privacy.self,
            #"""
            {"privacy": "privacy é🎉"}
            """#
        ),
        (
            TermsOfService.self,
            #"""
            {"tos": "tos é🎉"}
            """#
        ),
        (
            Webhook.self,
            #"""
            {"id": "5411", "url": "url é🎉", "valid": true, "created_at": "2008-08-27T13:08:45Z"}
            """#
        ),
        (
            WebhookEnvironments.self,
            #"""
            {"environments": [{"environment_name": "e", "webhooks": [{"id": "5",
            "url": "https://example.org/", "valid": true, "created_at": "2008-08-27T13:08:45Z"}]}]}
            """#
        ),
        (
            WebhookSubscriptions.self,
            #"""
            {"environment": "environment é🎉", "application_id": "5413",
            "subscriptions": [{"user_id": "6"}]}
            """#
        ),
        (
            WebhookSubscriptionsCount.self,
            #"""
            {"account_name": "account_name é🎉", "subscriptions_count": {"all": 1,
            "direct_messages": 0}, "provisioned_count": "15"}
            """#
        ),
        (
            WebhookEvent.self,
            #"""
            {"for_user_id": "5414", "user_has_blocked": false,
            "tweet_create_events": [{"id": 700000000000005929, "id_str": "700000000000005929"}],
            "favorite_events": [{"id": "a1b2", "created_at": "Wed Aug 27 13:08:45 +0000 2008",
            "timestamp_ms": 1538313376518, "favorited_status": {"id": 1, "id_str": "1"},
            "user": {"id": 2, "id_str": "2"}}], "follow_events": [{"type": "follow",
            "created_timestamp": "1538313376518", "source": {"id": 2, "id_str": "2"},
            "target": {"id": 3, "id_str": "3"}}], "unfollow_events": [{"type": "unfollow",
            "created_timestamp": "1538313376518", "source": {"id": 2, "id_str": "2"},
            "target": {"id": 3, "id_str": "3"}}], "block_events": [{"type": "block",
            "created_timestamp": "1538313376518", "source": {"id": 2, "id_str": "2"},
            "target": {"id": 3, "id_str": "3"}}], "unblock_events": [{"type": "unblock",
            "created_timestamp": "1538313376518", "source": {"id": 2, "id_str": "2"},
            "target": {"id": 3, "id_str": "3"}}], "mute_events": [{"type": "mute",
            "created_timestamp": "1538313376518", "source": {"id": 2, "id_str": "2"},
            "target": {"id": 3, "id_str": "3"}}], "unmute_events": [{"type": "unmute",
            "created_timestamp": "1538313376518", "source": {"id": 2, "id_str": "2"},
            "target": {"id": 3, "id_str": "3"}}], "tweet_delete_events": [{"status": {"id": "1",
            "user_id": "2"}, "timestamp_ms": 1538313376518}],
            "direct_message_events": [{"id": "6054"}],
            "direct_message_indicate_typing_events": [{"created_timestamp": "1538313376518",
            "sender_id": "1", "target": {"recipient_id": "2"}}],
            "direct_message_mark_read_events": [{"created_timestamp": "1538313376518",
            "sender_id": "1", "target": {"recipient_id": "2"}, "last_read_event_id": "3"}],
            "user_event": {"revoke": {"date_time": "2008-08-27T13:08:45Z", "target": {"app_id": "1"},
            "source": {"user_id": "2"}}}, "users": {"2": {"id": 2, "id_str": "2", "name": "n"}},
            "apps": {"7": {"id": "7", "name": "app", "url": "https://example.org/"}}}
            """#
        ),
        (
            TweetCollection.self,
            #"""
            {"name": "name é🎉", "user_id": "6058", "collection_url": "collection_url é🎉",
            "custom_timeline_url": "custom_timeline_url é🎉", "description": "description é🎉",
            "url": "url é🎉", "visibility": "visibility é🎉", "timeline_order": "timeline_order é🎉",
            "collection_type": "collection_type é🎉",
            "custom_timeline_type": "custom_timeline_type é🎉"}
            """#
        ),
        (
            CollectionTimeline.self,
            #"""
            {"objects": {"tweets": {"1": {"id": 1, "id_str": "1", "text": "t"}},
            "users": {"2": {"id": 2, "id_str": "2"}}, "timelines": {"custom-1": {"name": "c",
            "user_id": "2"}}}, "response": {"timeline_id": "custom-1",
            "timeline": [{"tweet": {"id": "1", "sort_index": "9"},
            "feature_context": "HBgGY3VyYXRl"}], "position": {"max_position": "9",
            "min_position": "1", "was_truncated": false}}}
            """#
        ),
        (
            CollectionsPage.self,
            #"""
            {"objects": {"users": {"2": {"id": 2, "id_str": "2"}},
            "timelines": {"custom-1": {"name": "c", "user_id": "2"}}},
            "response": {"results": [{"timeline_id": "custom-1"}], "cursors": {"next_cursor": "n",
            "previous_cursor": "p"}}}
            """#
        ),
        (
            Activity.self,
            #"""
            {"action": "action é🎉", "created_at": "Wed Aug 27 13:08:45 +0000 2008",
            "max_position": "max_position é🎉", "min_position": "min_position é🎉",
            "sources": [{"id": 1}], "sources_size": 6059, "targets": [{"id": 2}],
            "targets_size": 6060, "target_objects": [], "target_objects_size": 6061}
            """#
        ),
        (
            ActivitySummary.self,
            #"""
            {"favoriters": ["700000000000000513", "7"], "repliers": ["700000000000000513", "7"],
            "retweeters": ["700000000000000513", "7"], "favoriters_count": "3", "repliers_count": "2",
            "retweeters_count": "1"}
            """#
        ),
        (
            ScheduledTweet.self,
            #"""
            {"id": 700000000000006575, "id_str": "700000000000006575", "execute_at": 1700000000,
            "status": "status é🎉", "media_ids": "1,2"}
            """#
        ),
        (
            Discover.self,
            #"""
            {"metadata": {"m": 1}, "modules": [{"s": {}}]}
            """#
        ),
        (
            Typeahead.self,
            #"""
            {"users": [{"id": 2, "id_str": "2"}], "topics": [{"topic": "t"}], "completed_in": 0.25,
            "query": "query é🎉", "num_results": 6063, "hashtags": [{"hashtag": "h"}], "oneclick": []}
            """#
        ),
        (
            UserRecommendation.self,
            #"""
            {"user": {"id": 700000000000006577, "id_str": "700000000000006577"}, "token": "token é🎉",
            "connections": [{"id": 3}]}
            """#
        ),
        (
            Count.self,
            #"""
            {"count": 6336, "url": "url é🎉"}
            """#
        ),
        (
            StreamInfo.self,
            #"""
            {"info": {"users": [{"id": "1", "name": "n", "dm": false}], "delimited": "none",
            "include_followings_activity": false, "include_user_changes": true, "replies": "none",
            "with": "user"}}
            """#
        ),
        (
            DirectMessageAnswer.self,
            #"""
            {"event": {"type": "type é🎉", "id": "101", "created_timestamp": "1538313376518",
            "initiated_via": {"tweet_id": "700000000000000513", "welcome_message_id": "8"},
            "message_create": {"sender_id": "102", "source_app_id": "103"}}, "apps": {"7": {"id": "7",
            "name": "app", "url": "https://example.org/"}}}
            """#
        ),
        (
            WelcomeMessageAnswer.self,
            #"""
            {"welcome_message": {"id": "109", "created_timestamp": "1538313376518", "name": "name é🎉",
            "message_data": {"text": "text é🎉"}, "source_app_id": "115"}, "apps": {"7": {"id": "7",
            "name": "app", "url": "https://example.org/"}}, "name": "n"}
            """#
        ),
        (
            TrendPlace.self,
            #"""
            {"name": "Worldwide", "woeid": 1}
            """#
        ),
        (
            UnwoundURL.self,
            #"""
            {"url": "https://example.org/", "status": 200, "title": "t", "description": "d"}
            """#
        ),
        (
            PollOption.self,
            #"""
            {"position": 1, "text": "yes"}
            """#
        ),
        (
            TweetEdits.self,
            #"""
            {"initial_tweet_id": "700000000000000513", "edit_tweet_ids": ["700000000000000513"],
            "editable_until_ms": "1667000000000", "edits_remaining": 5}
            """#
        ),
    ]
}
