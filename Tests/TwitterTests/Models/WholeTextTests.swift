import Testing

@testable import Twitter

@Suite struct WholeTextTests {
    private static let long = String(repeating: "long 👍 ", count: 28) + "ends"

    private func tweet(_ body: String) throws -> Tweet {
        try decodeModel(Tweet.self, from: Array(body.utf8))
    }

    @Test func compatibleShape() throws {
        let tweet = try tweet(#"{"id": 1, "text": "short", "entities": {"hashtags": [{"text": "a"}]}}"#)
        #expect(tweet.text == "short" && tweet.wholeText == "short")
        #expect(tweet.wholeTextEntities?.hashtags?.map(\.text) == ["a"])
        #expect(tweet.wholeTextMedia.isEmpty)
        #expect(Tweet(id: 1).text == nil && Tweet(id: 1).wholeText == nil)
    }

    @Test func extendedShape() throws {
        let tweet = try tweet(
            #"""
            {"id": 1, "full_text": "\#(Self.long)", "display_text_range": [0, 200], "entities": {"hashtags": [{"text": "a"}],
             "media": [{"id": 1}]}, "extended_entities": {"media": [{"id": 1}, {"id": 2}]}}
            """#)
        #expect(tweet.text == Self.long && tweet.wholeText == Self.long)
        #expect(tweet.compatText == nil)
        #expect(tweet.wholeTextEntities?.hashtags?.map(\.text) == ["a"])
        #expect(tweet.wholeTextDisplayRange == 0..<200)
        #expect(tweet.wholeTextMedia.map(\.id) == [1, 2])
    }

    private static let streamed = #"""
        {"id": 1, "text": "long…", "truncated": true, "display_text_range": [0, 5], "entities": {"hashtags": [{"text": "cut"}]},
         "extended_tweet": {"full_text": "\#(long)", "display_text_range": [1, 200], "entities": {"hashtags": [{"text": "whole"}],
         "media": [{"id": 3}]}}}
        """#

    @Test func streamedShape() throws {
        let tweet = try tweet(Self.streamed)
        #expect(tweet.text == Self.long && tweet.wholeText == Self.long)
        #expect(tweet.compatText == "long…" && tweet.truncated == true)
        #expect(tweet.wholeTextEntities?.hashtags?.map(\.text) == ["whole"])
        #expect(tweet.wholeTextDisplayRange == 1..<200)
        #expect(tweet.wholeTextMedia.map(\.id) == [3])
    }

    @Test func retweetsTakeTheTextOfTheOriginal() throws {
        let tweet = try tweet(
            #"{"id": 2, "text": "RT @a: lo…", "entities": {}, "retweeted_status": \#(Self.streamed)}"#)
        #expect(tweet.text == "RT @a: lo…")
        #expect(tweet.wholeText == Self.long)
        #expect(tweet.wholeTextEntities?.hashtags?.map(\.text) == ["whole"])
        #expect(tweet.wholeTextDisplayRange == 1..<200)
        #expect(tweet.wholeTextMedia.map(\.id) == [3])
        #expect(try self.tweet(#"{"id": 2, "text": "RT", "retweeted_status": {"id": 1}}"#).wholeText == "RT")
    }
}
