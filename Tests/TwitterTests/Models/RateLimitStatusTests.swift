import FoundationEssentials
import Testing
import TwitterJSON

@testable import Twitter

@Suite struct RateLimitStatusTests {
    private func status(_ body: String) throws -> RateLimitStatus {
        try decodeModel(RateLimitStatus.self, from: Array(body.utf8))
    }

    private static let body = #"""
        {"rate_limit_context": {"access_token": "12-abc", "application": "key"},
         "resources": {
           "statuses": {"/statuses/show/:id": {"limit": 900, "remaining": 899, "reset": 1460427082},
                        "/statuses/home_timeline": {"limit": 15, "remaining": 0, "reset": 1460427083}},
           "lists": {"/lists/:id&DELETE": {"limit": 300, "remaining": 1, "reset": 1460427084}},
           "lists&POST": {"/lists&POST": {"limit": 301, "remaining": 2, "reset": 1460427085}},
           "help": {}}}
        """#

    @Test func allFields() throws {
        let status = try status(Self.body)
        #expect(status.context?.accessToken == "12-abc" && status.context?.application == "key")
        #expect(Set(status.resources.keys) == ["statuses", "lists", "lists&POST", "help"])
        let limit = RateLimit(limit: 900, remaining: 899, reset: Date(timeIntervalSince1970: 1_460_427_082))
        #expect(status.resources["statuses"]?["/statuses/show/:id"] == limit)
        #expect(status.resources["help"] == [:])
        try expectWritten(status, Self.body)
    }

    @Test(
        arguments: [
            (Endpoint(.get, "statuses/show/:id", ["id": "20"]), 900), (Endpoint(.get, "statuses/home_timeline"), 15),
            (Endpoint(.get, "/1.1/statuses/home_timeline.json"), 15), (Endpoint(.delete, "lists/:id"), 300),
            (Endpoint(.get, "lists/:id"), nil), (Endpoint(.post, "lists"), 301), (Endpoint(.get, "lists"), nil),
            (Endpoint(.get, "statuses/lookup"), nil), (Endpoint(.get, "help/languages"), nil),
            (Endpoint(.get, "users/show"), nil), (Endpoint(.get, ""), nil),
        ] as [(Endpoint, Int?)])
    func limits(endpoint: Endpoint, limit: Int?) throws {
        #expect(try status(Self.body).limit(of: endpoint)?.limit == limit)
    }

    @Test func oddEntriesAreLeftOut() throws {
        let status = try status(
            #"""
            {"resources": {
              "a": {"/a/null": null, "/a/text": "x", "/a/list": [], "/a/empty": {}, "/a/texts": {"limit": "15", "remaining": null}},
              "b": null, "c": 7, "d": []}, "rate_limit_context": null}
            """#)
        #expect(status.resources == ["a": ["/a/empty": RateLimit(), "/a/texts": RateLimit(limit: 15)]])
        #expect(status.context == nil)
    }

    @Test(arguments: ["{}", #"{"resources": null}"#, #"{"resources": []}"#, "[]", "7"])
    func noStatus(body: String) {
        #expect(throws: JSONError.self) { try status(body) }
    }
}
