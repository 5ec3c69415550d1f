import Testing
import TwitterHTTP

@testable import TwitterSandbox

/// The shapes of GNU social, from Twitter's.
@Suite struct SocialAnswerTests {
    private static func text(_ answer: Answer) -> String { String(decoding: answer.body, as: UTF8.self) }

    @Test func statuses() {
        let status: JSONText = [
            "created_at": "x", "id": 9_007_199_254_740_993, "id_str": "9007199254740993", "full_text": "a<b",
            "truncated": false, "in_reply_to_status_id": 5, "in_reply_to_status_id_str": "5", "source": "web",
            "user": ["id": 1, "id_str": "1", "screen_name": "a", "verified": false, "utc_offset": nil],
            "retweet_count": 0, "lang": "und", "entities": [:],
        ]
        let expected =
            #"{"created_at":"x","id":9007199254740993,"text":"a<b","truncated":false,"in_reply_to_status_id":"5","#
            + #""source":null,"user":{"id":1,"screen_name":"a","utc_offset":"0","linkcolor":false},"repeated":false,"#
            + #""statusnet_html":"a&lt;b","uri":"tag:localhost,objectType=note:9007199254740993"}"#
        let answer = Answer.json(["statuses": [status], "search_metadata": [:]])
            .inGNUSocial(path: "search/tweets", target: "/api/search/tweets.json")
        #expect(Self.text(answer) == "[\(expected)]")
    }

    @Test func pagesAreBareLists() {
        let answer = Answer.json(["ids": [1, 2], "next_cursor": 0]).inGNUSocial(path: "followers/ids", target: "/x")
        #expect(Self.text(answer) == "[1,2]" && answer.headers["Connection"] == "close")
    }

    @Test func refusals() {
        let cases: [(status: Int, code: UInt64, path: String, newStatus: Int, body: String)] = [
            (403, 187, "statuses/update", 403, #"{"error":"m <","request":"/api/x.json"}"#),
            (400, 324, "media/upload", 200, #"{"errors":[{"message":"m <","code":131}]}"#),
            (401, 32, "oauth/request_token", 401, "m <"),
        ]
        for (status, code, path, newStatus, body) in cases {
            let answer = Refused(status, code, "m <").answer.inGNUSocial(path: path, target: "/api/x.json")
            #expect(answer.status == newStatus && Self.text(answer) == body && answer.code == Int(code))
        }
        for (status, code) in [(404, 34), (405, 86)] as [(Int, UInt64)] {
            let answer = Refused(status, code, "m <").answer.inGNUSocial(path: "a", target: "/api/a.json")
            #expect(answer.contentType.hasPrefix("text/html") && Self.text(answer).contains("<p>m &lt;</p>"))
            #expect(answer.status == status)
        }
    }

    @Test func limitsAreNotTold() {
        var answer = Answer.json([])
        answer.headers = ["X-Rate-Limit-Limit": "1", "x-rate-limit-reset": "2", "A": "b"]
        let social = answer.inGNUSocial(path: "a", target: "/a")
        #expect(social.headers.map(\.name) == ["A", "Connection"])
    }
}
