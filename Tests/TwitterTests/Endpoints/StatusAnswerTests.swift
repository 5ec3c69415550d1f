import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

/// What answers of the families around Tweets mean.
@Suite struct StatusAnswerTests {
    @Test(arguments: [
        #"{"id":{"1":{"id":1,"id_str":"1","full_text":"one"},"2":null,"3":{"id":3,"full_text":"three"}}}"#,
        #"[{"id":3,"full_text":"three"},{"id":1,"full_text":"one"}]"#,
    ])
    func mapsSayWhatIsMissing(body: String) async throws {
        let twitter = TwitterAPI.scripted(.init([{ _ in .json(body) }]))
        let lookup = try await twitter.statuses.lookup(ids: [3, 2, 1], map: true).value
        #expect(lookup.found.map(\.id) == [3, 1])
        #expect(lookup.missing == [2])
    }

    @Test(arguments: [HTTPMethod.get, .post]) func listsSayWhatIsMissing(method: HTTPMethod) async throws {
        let transport = ScriptedTransport(always: { _ in .json(#"[{"id":3,"full_text":"three"}]"#) })
        let lookup = TwitterAPI.scripted(transport).statuses.lookup(ids: (1...201).map { Tweet.ID($0) }, method: method)
        #expect(lookup.requests.map { $0.call.parameters["id"]?.split(separator: ",").count } == [100, 100, 1])
        let found = try await lookup.value
        #expect(found.missing.count == 200 && !found.missing.contains(3))
        #expect(transport.requests.map(\.method) == [method, method, method])
    }

    /// Case 26: the service answers a piece of an upload with nothing.
    @Test(arguments: [200, 204]) func piecesAreAnsweredWithNothing(status: Int) async throws {
        let twitter = TwitterAPI.scripted(.init(always: { _ in TransportResponse(status: status) }))
        try await twitter.media.uploadAppend(mediaID: 1, segmentIndex: 0, media: [1]).value
        try await twitter.media.metadata.create(mediaID: 1, altText: "a").value
    }

    @Test func whoIsNotOfAListIsNoError() async throws {
        let twitter = TwitterAPI.scripted(
            .init([
                { _ in Fixed.refusal(404, code: 109) }, { _ in .json(#"{"id":12}"#) },
                { _ in Fixed.refusal(404, code: 109) }, { _ in Fixed.refusal(404, code: 34) },
            ]))
        #expect(try await twitter.lists.members.show(list: .id(5), user: .id(12)).value == nil)
        #expect(try await twitter.lists.members.show(list: .id(5), user: .id(12)).value?.id == 12)
        #expect(try await twitter.lists.subscribers.show(list: .id(5), user: .id(12)).value == nil)
        let error = try await refusal(of: twitter.lists.members.show(list: .id(5), user: .id(12)))
        #expect(error.kind == .notFound)
    }

    @Test func refusedChangesStandInASuccess() async throws {
        let body = """
            {"objects":{},"response":{"errors":[{"reason":"duplicate","change":{"op":"add","tweet_id":"20"}},
            {"reason":"not_found","change":{"op":"remove","tweet_id":21}}]}}
            """
        let twitter = TwitterAPI.scripted(
            .init([{ _ in .json(body) }, { _ in .json(#"{"objects":{},"response":{"errors":[]}}"#) }]))
        let refused = try await twitter.collections.entries.curate(id: "custom-1", changes: [.add(20), .remove(21)])
            .value
        #expect(refused.map(\.reason) == ["duplicate", "not_found"])
        #expect(refused.map(\.operation) == ["add", "remove"])
        #expect(refused.map(\.tweetID) == [20, 21])
        #expect(try await twitter.collections.entries.add(id: "custom-1", tweetID: 20).value.isEmpty)
    }

    @Test func theStoreSaysWhereAFileIs() async throws {
        let path = "/1.1/ton/bucket/b/f.txt?resumable=true&resumeId=7"
        let transport = ScriptedTransport([
            { _ in TransportResponse(status: 201, headers: ["location": path]) },
            { _ in TransportResponse(status: 201) },
            { _ in TransportResponse(status: 308) }, { _ in TransportResponse(status: 201) },
            { _ in TransportResponse(status: 307) },
        ])
        let bucket = TwitterAPI.scripted(transport).ton.bucket
        let open = bucket.add(bucket: "b", resumableBytes: 3, contentType: "text/plain", expires: Fixed.date)
        #expect(try await open.value == path)
        let error = try await refusal(of: open)
        #expect(error.kind == .unreadableAnswer && error.decodingFailure == "Location is missing.")
        let piece = bucket.update(
            bucket: "b", file: "f.txt", resumeID: 7, bytes: [1, 2], offset: 1, totalBytes: 3, contentType: "text/plain")
        try await piece.value
        try await piece.value
        let moved = try await refusal(of: piece)
        #expect(moved.status == 307)
        let first = try #require(transport.requests.first)
        #expect(first.url == "https://ton.twitter.com/1.1/ton/bucket/b?resumable=true" && first.body == .none)
        #expect(first.headers["X-TON-Content-Type"] == "text/plain")
        #expect(first.headers["X-TON-Content-Length"] == "3")
        #expect(first.headers["X-TON-Expires"] == "Fri, 14 Jul 2017 02:40:00 GMT")
        #expect(transport.requests[2].headers["Content-Range"] == "bytes 1-2/3")
        #expect(transport.requests[2].body == .bytes([1, 2]))
    }

    @Test func whatNeedsNoCredentialGetsNone() async throws {
        let twitter = TwitterAPI.scripted(.init([]))
        let snippet = try await twitter.oembed(url: "https://twitter.com/a/status/1").prepared()
        #expect(snippet.url == "https://publish.x.com/oembed?url=https%3A%2F%2Ftwitter.com%2Fa%2Fstatus%2F1")
        #expect(snippet.headers["Authorization"] == nil)
        let count = try await twitter.urls.count(url: "a").prepared()
        #expect(count.url == "https://cdn.api.twitter.com/1/urls/count.json?url=a")
        #expect(count.headers["Authorization"] == nil)
    }

    @Test func premiumSearchSendsJSONByPOST() async throws {
        let search = TwitterAPI.scripted(.init([])).tweets.search.thirtyDay
        let posted = try await search(env: "dev", query: "a \"b\"", maxResults: 10, method: .post).prepared()
        #expect(posted.url == "https://api.x.com/1.1/tweets/search/30day/dev.json")
        #expect(posted.body == .bytes(Array(#"{"query":"a \"b\"","maxResults":"10"}"#.utf8)))
        #expect(posted.headers["Content-Type"] == "application/json")
        let got = try await search(env: "dev", query: "a").prepared()
        #expect(got.url == "https://api.x.com/1.1/tweets/search/30day/dev.json?query=a" && got.body == .none)
    }
}
