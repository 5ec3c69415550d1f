import FoundationEssentials
import Testing

@testable import Twitter

/// What users of a library would write by hand each time.
@Suite struct ConvenienceTests {
    private func tweet(_ body: String) throws -> Tweet {
        try decodeModel(Tweet.self, from: Array(body.utf8))
    }

    @Test(
        arguments: [
            ("@ada hi", 0..<4, "@ada"), ("👍 @ada hi", 2..<6, "@ada"), ("👩‍👩‍👧 @ada", 6..<10, "@ada"),
            ("e\u{301} @ada", 3..<7, "@ada"),
            ("日本 @ada", 3..<7, "@ada"), ("@ada", 0..<5, nil), ("@ada", 5..<6, nil), ("", 0..<1, nil), ("ab", 2..<2, ""),
        ] as [(String, Range<Int>, String?)])
    func placesCountCodePoints(text: String, indices: Range<Int>, part: String?) {
        var mention = UserMentionEntity()
        mention.indices = indices
        #expect(mention.range(in: text).map { String(text[$0]) } == part)
        mention.indices = nil
        #expect(mention.range(in: text) == nil)
        #expect(text.range(ofCodePoints: -1..<0) == nil)
    }

    @Test func linksAreExpandedInPlace() throws {
        let tweet = try tweet(
            #"""
            {"id": 1, "full_text": "👍 https://t.co/a and https://t.co/b https://t.co/m", "entities": {"urls": [
             {"url": "https://t.co/b", "expanded_url": "https://example.org/b", "indices": [21, 35]},
             {"url": "https://t.co/a", "expanded_url": "https://example.org/a", "indices": [2, 16]},
             {"url": "https://t.co/z", "expanded_url": "https://example.org/z", "indices": [2, 16]},
             {"url": "https://t.co/y", "expanded_url": "https://example.org/y", "indices": [90, 99]},
             {"url": "https://t.co/x"}]}, "extended_entities": {"media": [
             {"url": "https://t.co/m", "expanded_url": "https://twitter.com/a/status/1/photo/1", "indices": [36, 50]},
             {"url": "https://t.co/m", "expanded_url": "https://twitter.com/a/status/1/photo/1", "indices": [36, 50]}]}}
            """#)
        #expect(
            tweet.expandedText
                == "👍 https://example.org/a and https://example.org/b https://twitter.com/a/status/1/photo/1")
        #expect(try self.tweet(#"{"id": 1, "text": "plain"}"#).expandedText == "plain")
        #expect(Tweet(id: 1).expandedText == nil)
    }

    @Test func theTextToShow() throws {
        let tweet = try tweet(#"{"id": 1, "full_text": "@a 👍 hello https://t.co/a", "display_text_range": [3, 10]}"#)
        #expect(tweet.displayText == "👍 hello")
        #expect(try self.tweet(#"{"id": 1, "full_text": "hi", "display_text_range": [0, 9]}"#).displayText == "hi")
        #expect(Tweet(id: 1).displayText == nil)
    }

    @Test func addresses() throws {
        #expect(Tweet(id: 20).url == "https://twitter.com/i/web/status/20")
        let tweet = try tweet(#"{"id": 20, "user": {"id": 12, "screen_name": "jack"}}"#)
        #expect(tweet.url == "https://twitter.com/jack/status/20")
    }

    @Test(
        arguments: [
            (
                #"<a href="http://twitter.com/download/iphone" rel="nofollow">Twitter for iPhone</a>"#,
                "Twitter for iPhone"
            ),
            ("web", "web"), ("", nil), ("<a href='x'>A &amp; B</a>", "A & B"), ("<a href='x'></a>", nil),
        ] as [(String, String?)])
    func sourceWithoutItsTag(source: String, name: String?) {
        var tweet = Tweet(id: 1)
        tweet.source = source
        #expect(tweet.sourceName == name)
        #expect(Tweet(id: 1).sourceName == nil)
    }

    @Test func positionsByName() throws {
        let both = try tweet(
            #"""
            {"id": 1, "geo": {"type": "Point", "coordinates": [37.5, -122.25]},
             "coordinates": {"type": "Point", "coordinates": [-122.25, 37.5]}}
            """#)
        #expect(both.geo?.latitude == 37.5 && both.geo?.longitude == -122.25)
        #expect(both.coordinates?.latitude == 37.5 && both.coordinates?.longitude == -122.25)
        #expect(both.position == GeoPosition(latitude: 37.5, longitude: -122.25))
        let old = try tweet(#"{"id": 1, "geo": {"coordinates": [37.5, -122.25]}, "coordinates": null}"#)
        #expect(old.position == both.position)
        #expect(Tweet(id: 1).position == nil)
    }

    @Test(arguments: [
        ("https://p/1/me_normal.jpeg", ProfileImageSize.bigger, "https://p/1/me_bigger.jpeg"),
        ("https://p/1/me_normal.jpeg", .original, "https://p/1/me.jpeg"),
        ("https://p/1/me_normal.jpeg", .normal, "https://p/1/me_normal.jpeg"),
        ("https://p/1/me_normal", .mini, "https://p/1/me_mini"),
        ("https://p.example.org/me_normal", .mini, "https://p.example.org/me_mini"),
        ("https://p/1/other.png", .original, "https://p/1/other.png"),
        ("https://p/1/a_normal_normal.png", .original, "https://p/1/a_normal.png"),
        ("https://p/1/me_normal.jpeg", ProfileImageSize(rawValue: "_400x400"), "https://p/1/me_400x400.jpeg"),
    ])
    func profileImages(url: String, size: ProfileImageSize, sized: String) {
        var user = User(id: 1)
        #expect(user.profileImageURL(size: size) == nil)
        user.profileImageURL = url
        #expect(user.profileImageURL(size: size) == sized)
        user.profileImageURLHTTPS = "https://other/a_normal.png"
        #expect(user.profileImageURL(size: .original) == "https://other/a.png")
    }

    @Test(
        arguments: [
            (
                #"[{"content_type":"application/x-mpegURL","url":"p"},{"bitrate":1,"content_type":"video/mp4","url":"a"},{"bitrate":2,"content_type":"video/mp4","url":"b"}]"#,
                "b"
            ),
            (#"[{"content_type":"application/x-mpegURL","url":"p"}]"#, "p"), ("[]", nil), ("null", nil),
            (#"[{"bitrate":0,"content_type":"video/mp4","url":"gif"}]"#, "gif"),
            (#"[{"bitrate":9,"content_type":"video/mp4"},{"content_type":"video/mp4","url":"a"}]"#, "a"),
        ] as [(String, String?)])
    func bestVideo(variants: String, url: String?) throws {
        let media = try MediaEntity(parsing: #"{"video_info": {"variants": \#(variants)}}"#)
        #expect(media.bestVideoVariant?.url == url)
        #expect(MediaEntity().bestVideoVariant == nil)
    }

    @Test func datesInBothForms() {
        let date = Date(timeIntervalSince1970: 1_219_842_525)
        #expect(TwitterDate.format(date, as: .usual) == "Wed Aug 27 13:08:45 +0000 2008")
        #expect(TwitterDate.format(date, as: .trends) == "2008-08-27T13:08:45Z")
        #expect(TwitterDate.parse("Wed Aug 27 13:08:45 +0000 2008", as: .usual) == date)
        #expect(TwitterDate.parse("2008-08-27T13:08:45Z", as: .trends) == date)
        #expect(TwitterDate.parse("2008-08-27T13:08:45Z", as: .usual) == nil)
        #expect(TwitterDate.parse("Wed Aug 27 13:08:45 +0000 2008", as: .trends) == nil)
    }

    @Test(arguments: ["created_timestamp\": \"2017-10-20 05:26:44 +0000", "created_at\": \"2017-10-20T05:26:44Z"])
    func webhooksHaveEitherDate(field: String) throws {
        let webhook = try Webhook(parsing: "{\"id\": \"1\", \"\(field)\"}")
        #expect(webhook.createdAt == Date(timeIntervalSince1970: 1_508_477_204))
    }

    /// In life, fields are `null` that are documented as texts; the neighbours in a list are not touched.
    @Test func nullsInAUserOfTwenty() throws {
        let odd = #"{"id": 3, "lang": null, "entities": {"url": {"urls": [{"url": "u", "expanded_url": null}]}}}"#
        let elements = (0..<20).map { $0 == 3 ? odd : #"{"id": \#($0), "lang": "en"}"# }
        let list = try decodeModels(User.self, from: Array("[\(elements.joined(separator: ","))]".utf8))
        #expect(list.elements.count == 20 && list.dropped.isEmpty)
        #expect(list.elements[3].lang == nil && list.elements[4].lang == "en")
        #expect(list.elements[3].entities?.url?.urls?.first?.url == "u")
        #expect(list.elements[3].entities?.url?.urls?.first?.expandedURL == nil)
    }

    @Test func identifiersAreExact() throws {
        let page = try IDsPage<User>(parsing: #"{"ids":[14645160,700000000000000513]}"#)
        #expect(page.ids == [14645160, 700000000000000513])
    }
}
