import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct CollectionTests {
    @Test func collectionsAreMadeChangedAndDeleted() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let made = try await ada.collections.create(name: "Moon", description: "far").value
            let id = try #require(made.response?.timelineID)
            #expect(try await bob.collections.show(id: id).value.objects?.timelines?[id.description]?.name == "Moon")
            let changed = try await ada.collections.update(id: id, name: "Mars").value
            #expect(changed.objects?.timelines?[id.description]?.name == "Mars")
            #expect(changed.objects?.timelines?[id.description]?.description == "far")
            #expect(try await refusal(of: bob.collections.destroy(id: id)).status == 403)
            let listed = try await bob.collections.list(user: .id(sandbox.ada.id)).value
            #expect(listed.response?.results?.map(\.timelineID) == [id])
            try await ada.collections.destroy(id: id).send()
            #expect(try await refusal(of: bob.collections.show(id: id)).status == 404)
        }
    }

    @Test func tweetsAreCurated() async throws {
        try await withSandbox { sandbox in
            let collections = sandbox.client(as: sandbox.ada).collections
            let tweets = sandbox.tweets(of: sandbox.bob).map(\.id) + sandbox.tweets(of: sandbox.cleo).map(\.id)
            let id = try #require(try await collections.create(name: "Moon").value.response?.timelineID)
            func held() async throws -> [Tweet.ID?] {
                try await collections.entries(id: id).value.response?.timeline?.map { $0.tweet?.id } ?? []
            }
            let entries = collections.entries
            #expect(try await entries.add(id: id, tweetID: tweets[0]).value.isEmpty)
            #expect(try await entries.add(id: id, tweetID: tweets[1]).value.isEmpty)
            #expect(try await held() == [tweets[1], tweets[0]])
            #expect(try await entries.add(id: id, tweetID: tweets[0]).value.map(\.reason) == ["duplicate"])
            #expect(
                try await entries.move(id: id, tweetID: tweets[1], relativeTo: tweets[0], above: false).value.isEmpty)
            #expect(try await held() == [tweets[0], tweets[1]])
            let page = try await collections.entries(id: id, count: 1).value
            #expect(page.response?.position?.wasTruncated == true)
            let rest = try await collections.entries(id: id, maxPosition: page.response?.position?.minPosition).value
            #expect(rest.response?.timeline?.map { $0.tweet?.id } == [tweets[1]])
            let refusals = try await entries.curate(id: id, changes: [.add(tweets[2]), .remove(5)]).value
            #expect(refusals.map(\.tweetID) == [5] && refusals.map(\.reason) == ["not_found"])
            #expect(try await entries.remove(id: id, tweetID: tweets[0]).value.isEmpty)
            #expect(try await held() == [tweets[2], tweets[1]])
        }
    }
}
