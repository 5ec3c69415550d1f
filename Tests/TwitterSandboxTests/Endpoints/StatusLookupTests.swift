import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct StatusLookupTests {
    private static let picture = Array("GIF87aaaaa".utf8)

    @Test func tweetsAreLookedUp() async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            let ids = sandbox.tweets(of: sandbox.bob).map(\.id)
            for method in [HTTPMethod.get, .post] {
                for map in [true, false] {
                    let lookup = try await statuses.lookup(ids: ids + [5], map: map, method: method).value
                    #expect(Set(lookup.found.map(\.id)) == Set(ids))
                    #expect(lookup.missing == [5])
                }
            }
            #expect(try await statuses.show(queryID: ids[0]).value.id == ids[0])
        }
    }

    @Test func picturesHaveATimeline() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let posted = try await bob.statuses.updateWithMedia(
                status: "Look", media: Self.picture, filename: "a.gif"
            ).value
            #expect(posted.extendedEntities?.media?.count == 1)
            #expect(try await ada.statuses.mediaTimeline().value.map(\.id) == [posted.id])
            #expect(try await sandbox.client(as: sandbox.cleo).statuses.mediaTimeline().value.isEmpty)
            let home = try await ada.timeline.home().value
            #expect(home["twitter_objects"]?["tweets"]?[posted.id.description]?["text"]?.string == "Look")
        }
    }

    @Test func conversationsHaveTheirReplies() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let first = try await ada.statuses.update(status: "1").value.id
            let second = try await bob.statuses.update(status: "2", inReplyTo: first).value.id
            let third = try await ada.statuses.update(status: "3", inReplyTo: second).value.id
            #expect(try await bob.conversation.show(id: first).value.map(\.id) == [second, third])
            #expect(try await bob.conversation.show(queryID: second).value.map(\.id) == [first, third])
        }
    }

    @Test func tweetsAreEmbedded() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let tweet = try await ada.statuses.update(status: "a < b").value
            let inside = try await ada.statuses.oembed(.id(tweet.id)).value
            #expect(inside.authorName == "Ada" && inside.html?.contains("<p>a &lt; b</p>") == true)
            let address = "https://twitter.com/ada/status/\(tweet.id)"
            #expect(try await sandbox.client(.none).oembed(url: address).value == inside)
        }
    }

    @Test func mentionsAndHashtagsAreFound() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let tweet = try await bob.statuses.update(status: "@ada look: #moon!").value.id
            try await bob.statuses.update(status: "@adam look").send()
            #expect(try await ada.statuses.mentionsTimeline().value.map(\.id) == [tweet])
            #expect(try await ada.search.tweets(query: "#MOON look").value.statuses.map(\.id) == [tweet])
            let trends = try await ada.trends.place(id: 1).value
            #expect(trends.first?.trends.map(\.name).contains("#moon") == true)
        }
    }
}
