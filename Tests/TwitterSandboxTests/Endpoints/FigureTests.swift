import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct FigureTests {
    @Test func activityOfATweetIsCounted() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let tweet = try await ada.statuses.update(status: "Well?").value
            try await bob.favorites.create(id: tweet.id).send()
            try await bob.statuses.retweet(id: tweet.id).send()
            try await bob.statuses.update(status: "Well.", inReplyTo: tweet.id).send()
            let summary = try await ada.statuses.activity.summary(id: tweet.id).value
            #expect(summary.favoriters == [sandbox.bob.id] && summary.favoritersCount == 1)
            #expect(summary.retweeters == [sandbox.bob.id] && summary.repliers == [sandbox.bob.id])
        }
    }

    @Test func linksAreCounted() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            #expect(try await ada.urls.count(url: "https://example.com/a").value.count == 0)
            try await ada.statuses.update(status: "See https://example.com/a").send()
            #expect(try await sandbox.client(.none).urls.count(url: "https://example.com/a").value.count == 1)
        }
    }
}
