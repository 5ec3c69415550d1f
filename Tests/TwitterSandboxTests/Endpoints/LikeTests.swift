import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct LikeTests {
    @Test func likesAreCountedAndTakenBack() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let tweet = try #require(try await ada.statuses.userTimeline(userID: sandbox.cleo.id).value.first)
            let liked = try await ada.favorites.create(id: tweet.id).value
            #expect(liked.favorited == true && liked.favoriteCount == 1)
            #expect(try await refusal(of: ada.favorites.create(id: tweet.id)).code == 139)
            let seenByBob = try await bob.statuses.show(id: tweet.id).value
            #expect(seenByBob.favorited == false && seenByBob.favoriteCount == 1)
            #expect(try await bob.favorites.list(screenName: "ada").value.map(\.id) == [tweet.id])
            #expect(try await bob.users.show(userID: sandbox.ada.id).value.favouritesCount == 1)
            #expect(try await ada.favorites.destroy(id: tweet.id).value.favoriteCount == 0)
            #expect(try await refusal(of: ada.favorites.destroy(id: tweet.id)).code == 144)
            #expect(try await ada.favorites.list().value.isEmpty)
        }
    }

    @Test func retweetsHoldTheOriginal() async throws {
        try await withSandbox { sandbox in
            let (ada, cleo) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.cleo))
            let tweet = try #require(try await ada.statuses.userTimeline(userID: sandbox.cleo.id).value.first)
            let retweet = try await ada.statuses.retweet(id: tweet.id).value
            #expect(retweet.id != tweet.id && retweet.user?.id == sandbox.ada.id)
            #expect(retweet.retweetedStatus?.id == tweet.id && retweet.retweetedStatus?.retweetCount == 1)
            #expect(retweet.retweetedStatus?.retweeted == true)
            #expect(try await refusal(of: ada.statuses.retweet(id: retweet.id)).code == 327)
            #expect(try await cleo.statuses.retweets(id: tweet.id).value.map(\.id) == [retweet.id])
            #expect(try await cleo.statuses.retweetsOfMe().value.map(\.id) == [tweet.id])
            #expect(try await cleo.statuses.retweeters.ids(id: tweet.id).value.ids == [sandbox.ada.id])
            #expect(try await ada.statuses.unretweet(id: tweet.id).value.retweetCount == 0)
            #expect(try await cleo.statuses.retweets(id: tweet.id).value.isEmpty)
        }
    }

    @Test func whatIsDeletedTakesItsRetweetsAndLikesAlong() async throws {
        try await withSandbox { sandbox in
            let (ada, cleo) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.cleo))
            let tweet = try #require(try await cleo.statuses.userTimeline().value.first)
            let retweet = try await ada.statuses.retweet(id: tweet.id).value
            try await ada.favorites.create(id: tweet.id).send()
            try await cleo.statuses.destroy(id: tweet.id).send()
            #expect(try await refusal(of: ada.statuses.show(id: retweet.id)).code == 144)
            #expect(try await ada.favorites.list().value.isEmpty)
            #expect(try await ada.account.verifyCredentials().value.favouritesCount == 0)
        }
    }
}
