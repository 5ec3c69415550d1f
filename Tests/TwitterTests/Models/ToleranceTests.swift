import FoundationEssentials
import Testing
import TwitterJSON

@testable import Twitter

@Suite struct ToleranceTests {
    private func tweet(_ fields: String) throws -> Tweet {
        try decodeModel(Tweet.self, from: Array("{\"id\": 1, \(fields)}".utf8))
    }

    @Test(
        arguments: [
            ("5", 5), ("\"5\"", 5), ("\"100+\"", 100), ("12.0", 12), ("\"0\"", 0), ("-3", -3), ("null", nil),
            ("\"many\"", nil),
            ("true", nil), ("12.5", nil), ("1e300", nil), ("99999999999999999999", nil), ("{}", nil), ("[1]", nil),
            ("\"\"", nil),
            ("\"+\"", nil), ("\"nan\"", nil), ("\"inf\"", nil),
        ] as [(String, Int?)])
    func integers(json: String, value: Int?) throws {
        #expect(try tweet("\"retweet_count\": \(json)").retweetCount == value)
    }

    @Test(
        arguments: [
            ("true", true), ("false", false), ("1", true), ("0", false), ("\"true\"", true), ("\"False\"", false),
            ("\"1\"", true),
            ("null", nil), ("2", nil), ("\"yes\"", nil), ("[]", nil), ("{}", nil), ("\"\"", nil),
        ] as [(String, Bool?)])
    func booleans(json: String, value: Bool?) throws {
        #expect(try tweet("\"favorited\": \(json)").favorited == value)
    }

    @Test(
        arguments: [
            ("\"en\"", "en"), ("\"\"", ""), ("7", "7"), ("700000000000000513", "700000000000000513"), ("1.5", "1.5"),
            ("false", nil), ("null", nil), ("{}", nil), ("[\"en\"]", nil),
        ] as [(String, String?)])
    func texts(json: String, value: String?) throws {
        #expect(try tweet("\"lang\": \(json)").lang == value)
    }

    @Test(
        arguments: [
            ("[0, 5]", 0..<5), ("[\"3\", 4.0]", 3..<4), ("[2, 2]", 2..<2), ("[5, 3]", nil), ("[-1, 3]", nil),
            ("[1]", nil),
            ("[1, 2, 3]", nil), ("[null, 1, 2]", nil), ("null", nil), ("\"0,5\"", nil), ("{}", nil),
        ] as [(String, Range<Int>?)])
    func ranges(json: String, value: Range<Int>?) throws {
        #expect(try tweet("\"display_text_range\": \(json)").displayTextRange == value)
    }

    @Test(arguments: ["null", "\"soon\"", "5", "false", "{}", "[]"])
    func unreadableDates(json: String) throws {
        #expect(try tweet("\"created_at\": \(json)").createdAt == nil)
    }

    @Test(arguments: ["null", "false", "\"\"", "[]", "{}", "7"])
    func unreadableModels(json: String) throws {
        let tweet = try tweet("\"user\": \(json), \"retweeted_status\": \(json), \"lang\": \"en\"")
        #expect(tweet.user == nil)
        #expect(tweet.retweetedStatus == nil)
        #expect(tweet.lang == "en")
    }

    @Test(arguments: [
        ("\"id\": 700000000000000513", "700000000000000513"), ("\"id\": 1, \"id_str\": \"2\"", "2"),
        ("\"id\": 700000000000000500, \"id_str\": \"700000000000000513\"", "700000000000000513"),
        ("\"id\": 1, \"id_str\": \"\"", "1"), ("\"id\": 1, \"id_str\": null", "1"), ("\"id\": \"abc\"", "abc"),
        ("\"id\": null, \"id_str\": \"abc\"", "abc"), ("\"id_str\": 700000000000000513", "700000000000000513"),
        ("\"id\": 1, \"id_str\": false", "1"), ("\"id\": 18446744073709551617", "18446744073709551617"),
    ])
    func identifiers(fields: String, description: String) throws {
        #expect(try decodeModel(Tweet.self, from: Array("{\(fields)}".utf8)).id.description == description)
        #expect(try decodeModel(User.self, from: Array("{\(fields)}".utf8)).id.description == description)
    }

    @Test(arguments: [
        "{}", "{\"text\": \"a\"}", "{\"id\": null}", "{\"id\": \"\"}", "{\"id\": {}}", "[]", "null", "", "{\"id\": 1",
        "<html>",
    ])
    func whatIsNoModelFails(body: String) {
        #expect(throws: JSONError.self) { try decodeModel(Tweet.self, from: Array(body.utf8)) }
        #expect(throws: JSONError.self) { try decodeModel(User.self, from: Array(body.utf8)) }
    }

    @Test func listsDropBadElements() throws {
        let tweet = try tweet(
            #""entities": {"hashtags": [null, {"text": "a", "indices": [0, 2]}, 5, "b", {"text": "c"}], "urls": {}, "media": null}"#
        )
        #expect(tweet.entities?.hashtags?.map(\.text) == ["a", "c"])
        #expect(tweet.entities?.urls == nil)
        #expect(tweet.entities?.media == nil)
        #expect(try self.tweet(#""withheld_in_countries": ["DE", null, "FR"]"#).withheldInCountries == ["DE", "FR"])
        #expect(try self.tweet(#""withheld_in_countries": "GR, HK,MY""#).withheldInCountries == ["GR", "HK", "MY"])
    }

    @Test func topLevelListNamesDroppedElements() throws {
        let body = #"[{"id": 1}, {"text": "no id"}, {"id": 3}, null, {"id": 5}, []]"#
        let list = try decodeModels(Tweet.self, from: Array(body.utf8))
        #expect(list.elements.map(\.id) == [1, 3, 5])
        #expect(list.dropped.map(\.index) == [1, 3, 5])
        #expect(list.dropped.allSatisfy { $0.reason is JSONError })
        #expect(throws: JSONError.self) { try decodeModels(Tweet.self, from: Array("{}".utf8)) }
    }

    @Test(arguments: ["[null, 5.0]", "[5.0]", "[]", "null", "\"5,6\"", "[[1, 2]]", "[\"x\", 1]"])
    func positionsAreWholeOrNothing(json: String) throws {
        let tweet = try tweet(
            #""geo": {"type": "Point", "coordinates": \#(json)}, "coordinates": {"type": "Point", "coordinates": \#(json)}"#
        )
        #expect(tweet.geo?.type == "Point")
        #expect(tweet.geo?.latitude == nil && tweet.geo?.longitude == nil)
        #expect(tweet.coordinates?.latitude == nil && tweet.coordinates?.longitude == nil)
    }

    @Test(arguments: [
        #"[[[1, "2.5"]]]"#, #"[[["1", 2.5, 0]]]"#, #"[[[1, "x"]]]"#, #"[[[1]]]"#, #"[[1, 2]]"#, "[]", "null",
    ])
    func cornersAreReadAlikeBothWays(json: String) throws {
        let body = Array(#"{"coordinates": \#(json)}"#.utf8)
        let box = try decodeModel(BoundingBox.self, from: body)
        #expect(try JSONDecoder().decode(BoundingBox.self, from: Data(body)) == box)
        let hasCorner = json.contains("2.5")
        #expect(box.rings?.first?.first == (hasCorner ? GeoPosition(latitude: 2.5, longitude: 1) : nil))
    }

    @Test func usersOfWebhooksHaveATimestamp() throws {
        let body = Array(#"{"id": "2", "created_timestamp": "1538313376518"}"#.utf8)
        let user = try decodeModel(User.self, from: body)
        #expect(user.createdAt == Date(timeIntervalSince1970: 1_538_313_376.518))
        #expect(try JSONDecoder().decode(User.self, from: Data(body)) == user)
    }

    @Test func numbersOfPositionsMayBeTexts() throws {
        #expect(
            try tweet(#""geo": {"coordinates": ["37.5", -122]}"#).geo?.position
                == .init(latitude: 37.5, longitude: -122))
    }

    @Test(arguments: ["retweeted_status", "quoted_status"])
    func deepNestingIsCutOff(field: String) throws {
        let depth = 500
        let body =
            (0..<depth).map { "{\"id\": \($0), \"\(field)\": " }.joined() + "{\"id\": 1}"
            + String(repeating: "}", count: depth)
        var tweet: Tweet? = try decodeModel(Tweet.self, from: Array(body.utf8))
        var levels = 0
        while let current = tweet {
            levels += 1
            tweet = current.retweetedStatus ?? current.quotedStatus
        }
        #expect((20...FieldReader.depthLimit + 1).contains(levels))
    }

    @Test func deepPlacesAndUsersAreCutOff() throws {
        let places =
            String(repeating: #"{"id": "a", "contained_within": ["#, count: 240) + String(repeating: "]}", count: 240)
        #expect(try tweet("\"place\": \(places)").place?.containedWithin?.count == 1)
        let users =
            String(repeating: #"{"id": 1, "status": {"id": 2, "user": "#, count: 240) + "null"
            + String(repeating: "}}", count: 240)
        #expect(try decodeModel(User.self, from: Array(users.utf8)).status?.user?.status?.id == 2)
    }

    @Test func nestingBeyondTheDecoderIsAnError() {
        let body = String(repeating: #"{"id": 1, "retweeted_status": "#, count: 100_000)
        #expect(throws: JSONError.self) { try decodeModel(Tweet.self, from: Array(body.utf8)) }
    }
}
