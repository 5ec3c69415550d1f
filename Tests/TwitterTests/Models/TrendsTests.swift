import FoundationEssentials
import Testing
import TwitterJSON

@testable import Twitter

@Suite struct TrendsTests {
    private func trends(_ body: String) throws -> Trends {
        try decodeModel(Trends.self, from: Array(body.utf8))
    }

    @Test func allFields() throws {
        let body = #"""
            {"trends": [{"name": "#swift", "url": "https://x.example/s", "query": "%23swift", "promoted_content": "somebody",
                         "tweet_volume": 226811, "events": "none"}, {"name": "quiet"}],
             "as_of": "2016-04-12T02:11:22Z", "created_at": "2016-04-12T02:06:56Z",
             "locations": [{"name": "Worldwide", "woeid": 1}]}
            """#
        let trends = try trends(body)
        let trend = try #require(trends.trends.first)
        #expect(trend.name == "#swift" && trend.url == "https://x.example/s" && trend.query == "%23swift")
        #expect(trend.promotedContent == "somebody" && trend.tweetVolume == 226_811 && trend.events == "none")
        #expect(trends.trends.last?.name == "quiet" && trends.trends.last?.tweetVolume == nil)
        #expect(trends.asOf == Date(timeIntervalSince1970: 1_460_427_082))
        #expect(trends.createdAt == Date(timeIntervalSince1970: 1_460_426_816))
        #expect(trends.locations?.map(\.name) == ["Worldwide"] && trends.locations?.map(\.woeid) == [1])
        try expectWritten(trends, body)
    }

    @Test func nulls() throws {
        let trends = try trends(
            #"""
            {"trends": [{"name": null, "url": null, "query": null, "promoted_content": null, "tweet_volume": null,
                         "events": null}, null, 7], "as_of": null, "created_at": "soon", "locations": null}
            """#)
        #expect(trends.trends == [Trend()])
        #expect(trends.asOf == nil && trends.createdAt == nil && trends.locations == nil)
    }

    @Test(arguments: ["2016-04-12T02:11:22Z", "2016-04-12T04:11:22+02:00", "Tue Apr 12 02:11:22 +0000 2016"])
    func dates(text: String) throws {
        let trends = try trends("{\"trends\": [], \"as_of\": \"\(text)\"}")
        #expect(trends.asOf == Date(timeIntervalSince1970: 1_460_427_082))
    }

    @Test(arguments: ["{}", #"{"trends": null}"#, #"{"trends": {}}"#, "[]", "7"])
    func noTrends(body: String) {
        #expect(throws: JSONError.self) { try trends(body) }
    }
}
