import Testing
import TwitterJSON

@testable import Twitter

@Suite struct SearchResultTests {
    private func result(_ body: String) throws -> SearchResult {
        try decodeModel(SearchResult.self, from: Array(body.utf8))
    }

    @Test func allFields() throws {
        let body = #"""
            {"statuses": [{"id": 2, "id_str": "2", "text": "two"}, {"id": 1, "id_str": "1"}],
             "search_metadata": {
               "completed_in": 0.25, "count": 15, "query": "a%20b", "max_id": 700000000000000513,
               "max_id_str": "700000000000000513", "since_id": 0, "since_id_str": "0", "refresh_url": "?since_id=2",
               "next_results": "?max_id=1", "next_page": "?page=2", "page": 1}}
            """#
        let result = try result(body)
        #expect(result.statuses.map(\.id) == [2, 1])
        #expect(result.statuses.first?.text == "two")
        let metadata = try #require(result.searchMetadata)
        #expect(metadata.completedIn == 0.25 && metadata.count == 15 && metadata.query == "a%20b")
        #expect(metadata.maxID == 700_000_000_000_000_513 && metadata.sinceID == 0)
        #expect(metadata.refreshURL == "?since_id=2" && metadata.nextResults == "?max_id=1")
        #expect(metadata.nextPage == "?page=2" && metadata.page == 1)
        try expectWritten(result, body)
    }

    @Test func bareArray() throws {
        let result = try result(#"[{"id": 1}, null, {"id": "two"}, {"text": "no identifier"}]"#)
        #expect(result.statuses.map(\.id) == [1, "two"])
        #expect(result.searchMetadata == nil)
        #expect(try self.result("[]") == SearchResult())
    }

    @Test(arguments: ["null", "[]", "7"])
    func unreadableMetadata(json: String) throws {
        let result = try result("{\"statuses\": [{\"id\": 1}, 7], \"search_metadata\": \(json)}")
        #expect(result.statuses.map(\.id) == [1])
        #expect(result.searchMetadata == nil)
    }

    @Test(arguments: ["{}", #"{"statuses": null}"#, #"{"statuses": {}}"#, "7", "null"])
    func noResults(body: String) {
        #expect(throws: JSONError.self) { try result(body) }
    }
}
