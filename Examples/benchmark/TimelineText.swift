import SeededRandom

/// A timeline such as the service sends, made up: tweets of all kinds, by many users, in many scripts.
///
/// The same seed makes the same text.
struct TimelineText {
    private var random: Seeded
    private var nextID: UInt64 = 1_234_567_890_123_456_789

    /// Creates a maker.
    init(seed: UInt64) { random = Seeded(seed: seed) }

    /// Makes a list of tweets.
    mutating func tweets(_ count: Int) -> [UInt8] {
        let list = (0..<count).map { _ in tweet(isOuter: true) }
        return Array("[\(list.joined(separator: ","))]".utf8)
    }

    /// Makes a list of users.
    mutating func users(_ count: Int) -> [UInt8] {
        let list = (0..<count).map { _ in user() }
        return Array("[\(list.joined(separator: ","))]".utf8)
    }

    /// Makes a page of identifiers.
    mutating func ids(_ count: Int, next: UInt64 = 1_610_000_000_000_000_007) -> [UInt8] {
        let list = (0..<count).map { _ in "\(id())" }
        return Array(
            """
            {"ids":[\(list.joined(separator: ","))],"next_cursor":\(next),\
            "next_cursor_str":"\(next)","previous_cursor":0,"previous_cursor_str":"0"}
            """.utf8)
    }

    private static let words = [
        "the", "a", "swift", "morning", "release", "caf\\u00e9", "日本語", "перевод", "مرحبا", "🎉", "👩‍👩‍👧", "server", "linux",
        "we", "are", "happy", "to", "announce", "new", "things", "&amp;", "\\\"quoted\\\"", "ol\\u00e1", "𝒳", "today",
        "again",
    ]

    private mutating func text(_ words: Int) -> String {
        (0..<words).map { _ in random.pick(Self.words) }.joined(separator: " ")
    }

    private mutating func id() -> UInt64 {
        nextID += random.below(1_000_000) + 1
        return nextID
    }

    private mutating func name() -> String { "user_\(random.below(900_000))" }

    private mutating func bool() -> String { random.chance(50) ? "true" : "false" }

    private mutating func date() -> String {
        let day = 10 + random.below(18)
        return
            "Wed \(random.pick(["Jan", "Apr", "Aug", "Nov"])) \(day) 1\(random.below(10)):2\(random.below(10)):45 +0000 2018"
    }

    private mutating func pair(_ name: String, _ id: UInt64?) -> String {
        guard let id else { return "\"\(name)\":null,\"\(name)_str\":null" }
        return "\"\(name)\":\(id),\"\(name)_str\":\"\(id)\""
    }

    private mutating func link() -> String {
        let code = random.below(1_000_000_000)
        return """
            {"url":"https:\\/\\/t.co\\/\(code)","expanded_url":"https:\\/\\/www.example.org\\/articles\\/\(code)",\
            "display_url":"example.org\\/articles\\/\(code)","indices":[\(random.below(40)),\(60 + random.below(40))]}
            """
    }

    private mutating func media(isVideo: Bool) -> String {
        let id = id()
        let video = """
            ,"video_info":{"aspect_ratio":[16,9],"duration_millis":30033,"variants":[{"bitrate":2176000,"content_type":"video/mp4",\
            "url":"https://video.example.org/\(id)/1280x720.mp4"},{"content_type":"application/x-mpegURL",\
            "url":"https://video.example.org/\(id)/pl.m3u8"}]}
            """
        return """
            {\(pair("id", id)),"indices":[90,113],"media_url":"http:\\/\\/pbs.example.org\\/media\\/\(id).jpg",\
            "media_url_https":"https:\\/\\/pbs.example.org\\/media\\/\(id).jpg","url":"https:\\/\\/t.co\\/\(id % 1_000_000)",\
            "display_url":"pic.example.org\\/\(id % 1_000_000)","expanded_url":"https:\\/\\/twitter.com\\/a\\/status\\/\(id)\\/photo\\/1",\
            "type":"\(isVideo ? "video" : "photo")","sizes":{"thumb":{"w":150,"h":150,"resize":"crop"},\
            "small":{"w":680,"h":453,"resize":"fit"},"medium":{"w":1200,"h":800,"resize":"fit"},\
            "large":{"w":2048,"h":1365,"resize":"fit"}}\(isVideo ? video : "")}
            """
    }

    private mutating func user() -> String {
        let id = id()
        let image = "\\/\\/pbs.example.org\\/profile_images\\/\(id)\\/picture_normal.jpg"
        let hasLink = random.chance(60)
        let link = hasLink ? link() : ""
        return """
            {\(pair("id", id)),"name":"\(text(2))","screen_name":"\(name())","location":"\(random.chance(30) ? "" : text(2))",\
            "description":"\(text(18))","url":\(hasLink ? "\"https:\\/\\/t.co\\/abcdefghij\"" : "null"),\
            "entities":{\(hasLink ? "\"url\":{\"urls\":[\(link)]}," : "")"description":{"urls":[]}},"protected":false,\
            "followers_count":\(random.below(1_000_000)),"friends_count":\(random.below(5000)),"listed_count":\(random.below(900)),\
            "created_at":"\(date())","favourites_count":\(random.below(50_000)),"utc_offset":null,"time_zone":null,"geo_enabled":\(bool()),\
            "verified":\(bool()),"statuses_count":\(random.below(100_000)),"lang":null,"contributors_enabled":false,"is_translator":false,\
            "is_translation_enabled":\(bool()),"profile_background_color":"C0DEED",\
            "profile_background_image_url":"http:\\/\\/abs.example.org\\/images\\/themes\\/theme1\\/bg.png",\
            "profile_background_image_url_https":"https:\\/\\/abs.example.org\\/images\\/themes\\/theme1\\/bg.png",\
            "profile_background_tile":\(bool()),"profile_image_url":"http:\(image)","profile_image_url_https":"https:\(image)",\
            "profile_banner_url":"https:\\/\\/pbs.example.org\\/profile_banners\\/\(id)\\/1487000000","profile_link_color":"1DA1F2",\
            "profile_sidebar_border_color":"C0DEED","profile_sidebar_fill_color":"DDEEF6","profile_text_color":"333333",\
            "profile_use_background_image":true,"has_extended_profile":\(bool()),"default_profile":\(bool()),\
            "default_profile_image":false,"following":\(bool()),"follow_request_sent":false,"notifications":false,"translator_type":"none"}
            """
    }

    private mutating func place() -> String {
        let west = -122.0 - Double(random.below(1000)) / 7919
        let south = 37.0 + Double(random.below(1000)) / 7919
        return """
            {"id":"5a110d312052166f","url":"https:\\/\\/api.twitter.com\\/1.1\\/geo\\/id\\/5a110d312052166f.json","place_type":"city",\
            "name":"San Francisco","full_name":"San Francisco, CA","country_code":"US","country":"United States",\
            "contained_within":[],"bounding_box":{"type":"Polygon","coordinates":[[[\(west),\(south)],[\(west + 0.1),\(south)],\
            [\(west + 0.1),\(south + 0.1)],[\(west),\(south + 0.1)]]]},"attributes":{}}
            """
    }

    private mutating func entities(hasMedia: Bool, isVideo: Bool) -> String {
        let hashtags = (0..<random.below(3)).map { "{\"text\":\"topic\($0)\",\"indices\":[\($0 * 9),\($0 * 9 + 8)]}" }
        let mentions = (0..<random.below(3)).map { _ in
            "{\"screen_name\":\"\(name())\",\"name\":\"\(text(2))\",\(pair("id", id())),\"indices\":[3,14]}"
        }
        let links = (0..<random.below(2)).map { _ in link() }
        let media = hasMedia ? media(isVideo: isVideo) : ""
        return """
            "entities":{"hashtags":[\(hashtags.joined(separator: ","))],"symbols":[],\
            "user_mentions":[\(mentions.joined(separator: ","))],"urls":[\(links.joined(separator: ","))]\
            \(hasMedia ? ",\"media\":[\(media)]" : "")}\(hasMedia ? ",\"extended_entities\":{\"media\":[\(media)]}" : "")
            """
    }

    private mutating func tweet(isOuter: Bool) -> String {
        let isReply = random.chance(25)
        let hasPosition = random.chance(4)
        let isRetweet = isOuter && random.chance(30)
        let isQuote = isOuter && random.chance(15)
        let latitude = 37.0 + Double(random.below(10_000)) / 99_991
        let quoted = isQuote ? tweet(isOuter: false) : ""
        let retweeted = isRetweet ? tweet(isOuter: false) : ""
        return """
            {"created_at":"\(date())",\(pair("id", id())),"full_text":"\(text(8 + Int(random.below(24))))","truncated":false,\
            "display_text_range":[0,\(90 + random.below(100))],\(entities(hasMedia: random.chance(30), isVideo: random.chance(20))),\
            "source":"\\u003ca href=\\"http:\\/\\/twitter.com\\/download\\/iphone\\" rel=\\"nofollow\\"\\u003eTwitter for iPhone\\u003c\\/a\\u003e",\
            \(pair("in_reply_to_status_id", isReply ? id() : nil)),\(pair("in_reply_to_user_id", isReply ? id() : nil)),\
            "in_reply_to_screen_name":\(isReply ? "\"\(name())\"" : "null"),"user":\(user()),\
            "geo":\(hasPosition ? "{\"type\":\"Point\",\"coordinates\":[\(latitude),-122.4]}" : "null"),\
            "coordinates":\(hasPosition ? "{\"type\":\"Point\",\"coordinates\":[-122.4,\(latitude)]}" : "null"),\
            "place":\(random.chance(10) ? place() : "null"),"contributors":null,"is_quote_status":\(isQuote),\
            \(isQuote ? "\(pair("quoted_status_id", id())),\"quoted_status\":\(quoted)," : "")\
            \(isRetweet ? "\"retweeted_status\":\(retweeted)," : "")\
            "retweet_count":\(random.below(10_000)),"favorite_count":\(random.below(50_000)),"favorited":\(bool()),\
            "retweeted":\(bool()),"possibly_sensitive":false,"possibly_sensitive_appealable":false,\
            "lang":"\(random.pick(["en", "ja", "de", "und"]))"}
            """
    }
}

extension Seeded {
    fileprivate mutating func below(_ limit: UInt64) -> UInt64 { next() % limit }

    fileprivate mutating func chance(_ percent: UInt64) -> Bool { below(100) < percent }

    fileprivate mutating func pick<Element>(_ list: [Element]) -> Element { list[Int(below(UInt64(list.count)))] }
}
