import FoundationEssentials
import Testing

@testable import Twitter

@Suite struct TweetTests {
    static let body = #"""
        {
          "created_at": "Wed Aug 27 13:08:45 +0000 2008", "id": 700000000000000513, "id_str": "700000000000000513",
          "text": "Grüße 👩‍👩‍👧 \ud83e\udd21…", "full_text": "Grüße 👩‍👩‍👧 \ud83e\udd21 in full", "display_text_range": [0, 19],
          "truncated": false, "source": "<a href=\"https://app.example\">App</a>",
          "in_reply_to_status_id": 9007199254740993, "in_reply_to_status_id_str": "9007199254740993",
          "in_reply_to_user_id": 12, "in_reply_to_user_id_str": "12", "in_reply_to_screen_name": "asker",
          "user": {"id": 13, "id_str": "13"},
          "geo": {"type": "Point", "coordinates": [37.5, -122.25]},
          "coordinates": {"type": "Point", "coordinates": [-122.25, 37.5]},
          "place": {
            "id": "0e12ab", "url": "https://api.example/p.json", "place_type": "city", "name": "Town", "full_name": "Town, Land",
            "country_code": "XL", "country": "Land",
            "bounding_box": {"type": "Polygon", "coordinates": [[[-123, 37], [-122, 37], [-122, 38], [-123, 38]]]},
            "contained_within": [{"id": "7", "name": "Land"}], "centroid": [-122.5, 37.5], "polylines": ["abc"],
            "geometry": {"type": "Polygon", "coordinates": [[[-123, 37.5]]]}, "attributes": {"street_address": "1 Road", "n": 7}
          },
          "contributors": [14, {"id": 15, "id_str": "15", "screen_name": "helper"}, "abc", null],
          "is_quote_status": true, "quoted_status_id": 16, "quoted_status_id_str": "16", "quoted_status": {"id": 16, "text": "q"},
          "quoted_status_permalink": {"url": "https://t.example/q", "expanded": "https://x.example/q", "display": "x.example/q"},
          "quote_count": 1, "reply_count": 2, "retweet_count": 3, "favorite_count": 4,
          "entities": {
            "hashtags": [{"text": "tag", "indices": [1, 5]}], "symbols": [{"text": "SYM", "indices": [6, 10]}],
            "urls": [{"url": "https://t.example/u", "expanded_url": "https://u.example", "display_url": "u.example", "indices": [11, 20],
                      "unwound": {"url": "https://end.example", "status": 200, "title": "End", "description": "The end"}}],
            "user_mentions": [{"id": 17, "id_str": "17", "screen_name": "men", "name": "Men", "indices": [21, 25]},
                              {"id": null, "id_str": null, "screen_name": "gone", "indices": [26, 31]}],
            "media": [{"id": 18, "id_str": "18", "type": "photo"}],
            "polls": [{"options": [{"position": 1, "text": "yes"}], "end_datetime": "Wed Aug 27 13:08:45 +0000 2008", "duration_minutes": "60"}]
          },
          "extended_entities": {"media": [{
            "id": 18, "id_str": "18", "indices": [32, 40], "media_url": "http://m.example/1.jpg", "media_url_https": "https://m.example/1.jpg",
            "url": "https://t.example/m", "display_url": "pic.example/m", "expanded_url": "https://x.example/m", "type": "animated_gif",
            "sizes": {"thumb": {"w": 150, "h": 151, "resize": "crop"}, "small": {"w": 340, "h": 341, "resize": "fit"},
                      "medium": {"w": 600, "h": 601, "resize": "fit"}, "large": {"w": 1024, "h": 1025, "resize": "fit"}},
            "source_status_id": 19, "source_status_id_str": "19", "source_user_id": 20, "source_user_id_str": "20",
            "video_info": {"aspect_ratio": [16, 9], "duration_millis": 30033, "variants": [
              {"content_type": "video/mp4", "url": "https://v.example/1.mp4", "bitrate": 832000},
              {"content_type": "application/x-mpegURL", "url": "https://v.example/1.m3u8"}]},
            "ext_alt_text": "a cat",
            "additional_media_info": {
              "title": "Cat", "description": "A cat walks", "embeddable": true, "monetizable": false,
              "source_user": {"id": 23, "id_str": "23"}, "call_to_actions": {"visit_site": {"url": "https://c.example"}}
            },
            "features": {"large": {"faces": [{"x": 1, "y": 2, "h": 3, "w": 4}]}}
          }]},
          "favorited": true, "retweeted": false, "possibly_sensitive": true, "possibly_sensitive_appealable": false,
          "filter_level": "low", "lang": "de", "timestamp_ms": "1219842525123",
          "matching_rules": [{"tag": "rule", "id": 21, "id_str": "21"}],
          "metadata": {"iso_language_code": "de", "result_type": "recent"},
          "current_user_retweet": {"id": 22, "id_str": "22"},
          "withheld_copyright": true, "withheld_in_countries": ["XX"], "withheld_scope": "status",
          "card_uri": "card://1", "editable": true,
          "edit_history": {"initial_tweet_id": "24", "edit_tweet_ids": ["24", 700000000000000513]},
          "edit_controls": {"editable_until_ms": "1219844325000", "edits_remaining": "5"}, "scopes": {"followers": false},
          "cards": {"summary": []}, "ext": {"alt": "x"}, "new_id": 25, "new_id_str": "25", "relative_created_at": "now",
          "hashtags": ["h"], "urls": ["l"], "user_mentions": ["m"], "media": ["p"],
          "unknown_field": {"a": [1]}
        }
        """#

    private func tweet(_ body: String = Self.body) throws -> Tweet {
        try decodeModel(Tweet.self, from: Array(body.utf8))
    }

    @Test func fieldsOfItsOwn() throws {
        let tweet = try tweet()
        #expect(tweet.id == 700_000_000_000_000_513)
        #expect(tweet.createdAt == Date(timeIntervalSince1970: 1_219_842_525))
        #expect(tweet.compatText == "Grüße 👩‍👩‍👧 🤡…")
        #expect(tweet.fullText == "Grüße 👩‍👩‍👧 🤡 in full")
        #expect(tweet.text == tweet.fullText)
        #expect(tweet.displayTextRange == 0..<19)
        #expect(tweet.truncated == false)
        #expect(tweet.source == #"<a href="https://app.example">App</a>"#)
        #expect(tweet.inReplyToStatusID == 9_007_199_254_740_993)
        #expect(tweet.inReplyToUserID == 12)
        #expect(tweet.inReplyToScreenName == "asker")
        #expect(tweet.user == User(id: 13))
        #expect(tweet.isQuoteStatus == true)
        #expect(tweet.quotedStatusID == 16)
        #expect(tweet.quotedStatus?.id == 16)
        #expect(tweet.quotedStatus?.text == "q")
        #expect(tweet.retweetedStatus == nil)
        #expect(
            [tweet.quoteCount, tweet.replyCount, tweet.retweetCount, tweet.favoriteCount] == [1, 2, 3, 4])
        #expect(tweet.favorited == true && tweet.retweeted == false)
        #expect(tweet.possiblySensitive == true && tweet.possiblySensitiveAppealable == false)
        #expect(tweet.filterLevel == "low")
        #expect(tweet.lang == "de")
        #expect(tweet.timestampMilliseconds == 1_219_842_525_123)
        #expect(tweet.withheldCopyright == true)
        #expect(tweet.withheldInCountries == ["XX"])
        #expect(tweet.withheldScope == "status")
        #expect(tweet.cardURI == "card://1")
        #expect(tweet.editable == true)
        #expect(tweet.cards == ["summary": []] && tweet.ext == ["alt": "x"])
        #expect(tweet.newID == 25 && tweet.relativeCreatedAt == "now")
        #expect(tweet.topLevelHashtags == ["h"] && tweet.topLevelURLs == ["l"])
        #expect(tweet.topLevelUserMentions == ["m"] && tweet.topLevelMedia == ["p"])
    }

    @Test func partsAround() throws {
        let tweet = try tweet()
        #expect(tweet.geo?.type == "Point" && tweet.coordinates?.type == "Point")
        #expect(tweet.geo?.latitude == 37.5 && tweet.geo?.longitude == -122.25)
        #expect(tweet.coordinates?.latitude == 37.5 && tweet.coordinates?.longitude == -122.25)
        #expect(tweet.contributors?.map(\.id) == [14, 15, "abc"])
        #expect(tweet.contributors?.map(\.screenName) == [nil, "helper", nil])
        #expect(tweet.quotedStatusPermalink?.url == "https://t.example/q")
        #expect(tweet.quotedStatusPermalink?.expanded == "https://x.example/q")
        #expect(tweet.quotedStatusPermalink?.display == "x.example/q")
        let rule = try #require(tweet.matchingRules?.first)
        #expect(rule.id == 21 && rule.tag == "rule")
        #expect(tweet.metadata?.isoLanguageCode == "de" && tweet.metadata?.resultType == "recent")
        #expect(tweet.currentUserRetweet == CurrentUserRetweet(id: 22))
        #expect(tweet.scopes?.followers == false)
        #expect(tweet.editHistory?.initialTweetID == 24)
        #expect(tweet.editHistory?.editTweetIDs == [24, 700_000_000_000_000_513])
        #expect(tweet.editControls?.editableUntilMilliseconds == 1_219_844_325_000)
        #expect(tweet.editControls?.editsRemaining == 5)
    }

    @Test func place() throws {
        let place = try #require(try tweet().place)
        #expect(place.id == "0e12ab")
        #expect(place.url == "https://api.example/p.json")
        #expect(place.placeType == "city")
        #expect(place.name == "Town" && place.fullName == "Town, Land")
        #expect(place.countryCode == "XL" && place.country == "Land")
        #expect(place.boundingBox?.type == "Polygon")
        let corners = [(37.0, -123.0), (37, -122), (38, -122), (38, -123)].map(GeoPosition.init)
        #expect(place.boundingBox?.rings == [corners])
        #expect(place.containedWithin?.map(\.name) == ["Land"])
        #expect(place.containedWithin?.first?.id == 7)
        #expect(place.centroid == GeoPosition(latitude: 37.5, longitude: -122.5))
        #expect(place.polylines == ["abc"])
        #expect(place.geometry == ["coordinates": [[[-123, 37.5]]], "type": "Polygon"])
        #expect(place.attributes == ["street_address": "1 Road", "n": "7"])
    }

    @Test func entities() throws {
        let entities = try #require(try tweet().entities)
        #expect(entities.hashtags?.map(\.text) == ["tag"] && entities.hashtags?.first?.indices == 1..<5)
        #expect(entities.symbols?.map(\.text) == ["SYM"] && entities.symbols?.first?.indices == 6..<10)
        let link = try #require(entities.urls?.first)
        #expect(link.url == "https://t.example/u" && link.expandedURL == "https://u.example")
        #expect(link.displayURL == "u.example" && link.indices == 11..<20)
        #expect(link.unwound?.url == "https://end.example" && link.unwound?.status == 200)
        #expect(link.unwound?.title == "End" && link.unwound?.description == "The end")
        #expect(entities.userMentions?.map(\.id) == [17, nil])
        #expect(entities.userMentions?.map(\.screenName) == ["men", "gone"])
        #expect(entities.userMentions?.map(\.name) == ["Men", nil])
        #expect(entities.userMentions?.map(\.indices) == [21..<25, 26..<31])
        #expect(entities.media?.first?.type == .photo)
        let poll = try #require(entities.polls?.first)
        #expect(poll.options?.first?.position == 1 && poll.options?.first?.text == "yes")
        #expect(poll.endDateTime == Date(timeIntervalSince1970: 1_219_842_525) && poll.durationMinutes == 60)
    }

    @Test func media() throws {
        let media = try #require(try tweet().extendedEntities?.media?.first)
        #expect(media.id == 18 && media.indices == 32..<40)
        #expect(media.mediaURL == "http://m.example/1.jpg" && media.mediaURLHTTPS == "https://m.example/1.jpg")
        #expect(media.url == "https://t.example/m" && media.displayURL == "pic.example/m")
        #expect(media.expandedURL == "https://x.example/m" && media.type == .animatedGIF)
        #expect(media.sourceStatusID == 19 && media.sourceUserID == 20)
        #expect(media.extAltText == "a cat")
        let info = try #require(media.additionalMediaInfo)
        #expect(info.title == "Cat" && info.description == "A cat walks")
        #expect(info.embeddable == true && info.monetizable == false)
        #expect(info.sourceUser == User(id: 23))
        #expect(info.callToActions?["visit_site"]?["url"]?.string == "https://c.example")
        #expect(media.features?["large"]?["faces"]?[0]?["w"]?.int == 4)
        let sizes = [media.sizes?.thumb, media.sizes?.small, media.sizes?.medium, media.sizes?.large]
        #expect(sizes.map { $0?.width } == [150, 340, 600, 1024])
        #expect(sizes.map { $0?.height } == [151, 341, 601, 1025])
        #expect(sizes.map { $0?.resize } == ["crop", "fit", "fit", "fit"])
        let video = try #require(media.videoInfo)
        #expect(video.aspectRatio == [16, 9] && video.durationMilliseconds == 30_033)
        #expect(video.variants?.map(\.contentType) == ["video/mp4", "application/x-mpegURL"])
        #expect(video.variants?.map(\.url) == ["https://v.example/1.mp4", "https://v.example/1.m3u8"])
        #expect(video.variants?.map(\.bitrate) == [832_000, nil])
    }

    @Test func writingAndReadingGivesTheSame() throws {
        var tweet = try tweet()
        tweet.retweetedStatus = Tweet(id: "original")
        let json = Array(try JSONEncoder().encode(tweet))
        #expect(try decodeModel(Tweet.self, from: json) == tweet)
    }

    /// What is written has the names, values and order of pairs that were read, except what the types do not keep.
    @Test func writesTheNamesOfTheService() throws {
        let written = try JSONEncoder().encode(try tweet())
        let names = try keyPaths(written)
        var expected = try keyPaths(Data(Self.body.utf8))
        expected = expected.filter { !$0.hasPrefix("unknown_field") }
        expected.formUnion(["quoted_status.id_str"])
        #expect(names == expected)
        let text = try #require(String(bytes: written, encoding: .utf8))
        for piece in [
            #""id":700000000000000513"#, #""id_str":"700000000000000513""#, #""coordinates":[37.5,-122.25]"#,
            #""coordinates":[-122.25,37.5]"#, #""timestamp_ms":"1219842525123""#, #""id":"0e12ab""#,
            #""created_at":"Wed Aug 27 13:08:45 +0000 2008""#, #""display_text_range":[0,19]"#,
        ] {
            #expect(text.contains(piece), "\(piece)")
        }
    }

    @Test func boxedPartsHaveTheSemanticsOfValues() {
        var one = Tweet(id: 1)
        one.retweetedStatus = Tweet(id: 2)
        var other = one
        other.retweetedStatus?.lang = "en"
        #expect(one.retweetedStatus?.lang == nil)
        #expect(other.retweetedStatus?.lang == "en")
        #expect(one != other)
        other.retweetedStatus?.lang = nil
        #expect(one == other && one.hashValue == other.hashValue)
        other.retweetedStatus = nil
        #expect(one.retweetedStatus?.id == 2)
    }
}

/// The paths of all names in a JSON value; the elements of a list share one path.
func keyPaths(_ json: Data) throws -> Set<String> {
    try JSONDecoder().decode(KeyPaths.self, from: json).paths
}

private struct KeyPaths: Decodable {
    var paths: Set<String> = []

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: FieldName.self) {
            for key in container.allKeys where (try? container.decodeNil(forKey: key)) == false {
                paths.insert(key.stringValue)
                let inner = try container.decode(KeyPaths.self, forKey: key)
                paths.formUnion(inner.paths.map { key.stringValue + "." + $0 })
            }
        } else if var container = try? decoder.unkeyedContainer() {
            while !container.isAtEnd {
                if try container.decodeNil() { continue }
                paths.formUnion(try container.decode(KeyPaths.self).paths)
            }
        }
    }
}
