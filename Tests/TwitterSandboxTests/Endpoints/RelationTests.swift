import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct RelationTests {
    @Test func followingAndItsEnd() async throws {
        try await withSandbox { sandbox in
            let bob = sandbox.client(as: sandbox.bob)
            let cleo = sandbox.cleo.id
            #expect(try await bob.friends.ids().value.ids == [sandbox.ada.id])
            #expect(try await bob.friendships.create(.screenName("CLEO"), follow: true).value.following == true)
            #expect(try await bob.friends.ids().value.ids == [cleo, sandbox.ada.id])
            #expect(try await bob.followers.ids(userID: cleo).value.ids == [sandbox.bob.id, sandbox.ada.id])
            #expect(try await bob.statuses.homeTimeline().value.contains { $0.user?.id == cleo })

            let relationship = try await bob.friendships.show(target: .id(cleo)).value
            #expect(relationship.source?.following == true && relationship.source?.followedBy == false)
            #expect(relationship.source?.notificationsEnabled == true && relationship.target?.followedBy == true)
            #expect(try await refusal(of: bob.friendships.create(.id(cleo))).code == 160)
            #expect(try await refusal(of: bob.friendships.create(.id(sandbox.bob.id))).code == 158)

            #expect(try await bob.friendships.destroy(.id(cleo)).value.following == false)
            #expect(try await bob.friends.ids().value.ids == [sandbox.ada.id])
            #expect(try await bob.friendships.show(target: .id(cleo)).value.source?.notificationsEnabled == false)
        }
    }

    @Test func blockingEndsTheFollowingOnBothSides() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            #expect(try await ada.blocks.create(.screenName("bob_93")).value.id == sandbox.bob.id)
            #expect(try await ada.blocks.ids().value.ids == [sandbox.bob.id])
            #expect(try await ada.blocks.list().value.users.map(\.screenName) == ["bob_93"])
            #expect(try await ada.friends.ids().value.ids == [sandbox.cleo.id])
            #expect(try await bob.friends.ids().value.ids == [])
            #expect(try await refusal(of: bob.friendships.create(.id(sandbox.ada.id))).code == 162)
            let relationship = try await bob.friendships.show(target: .id(sandbox.ada.id)).value
            #expect(relationship.source?.blockedBy == true && relationship.source?.canDM == false)
            try await ada.blocks.destroy(.id(sandbox.bob.id)).send()
            #expect(try await ada.blocks.ids().value.ids == [])
            try await bob.friendships.create(.id(sandbox.ada.id)).send()
        }
    }

    @Test func mutingHidesTweetsAndKeepsTheFollowing() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            try await ada.mutes.users.create(.id(sandbox.bob.id)).send()
            #expect(try await ada.mutes.users.ids().value.ids == [sandbox.bob.id])
            #expect(try await ada.mutes.users.list().value.users.map(\.id) == [sandbox.bob.id])
            #expect(try await !ada.statuses.homeTimeline().value.contains { $0.user?.id == sandbox.bob.id })
            #expect(try await ada.friends.ids().value.ids.contains(sandbox.bob.id))
            try await ada.mutes.users.destroy(.id(sandbox.bob.id)).send()
            #expect(try await ada.statuses.homeTimeline().value.contains { $0.user?.id == sandbox.bob.id })
            #expect(try await refusal(of: ada.mutes.users.destroy(.id(sandbox.bob.id))).code == 272)
        }
    }

    @Test func reportedUsersAreBlockedUnlessToldNotTo() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            try await ada.users.reportSpam(.id(sandbox.bob.id), performBlock: false).send()
            #expect(try await ada.blocks.ids().value.ids == [])
            try await ada.users.reportSpam(.id(sandbox.bob.id)).send()
            #expect(try await ada.blocks.ids().value.ids == [sandbox.bob.id])
        }
    }

    @Test func retweetsOfAUserCanBeHidden() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let tweet = try #require(try await bob.statuses.userTimeline(userID: sandbox.cleo.id).value.first)
            let retweet = try await bob.request(.post, "statuses/retweet/\(tweet.id)").decoded(as: Tweet.self)
            #expect(try await ada.statuses.homeTimeline().value.contains { $0.id == retweet.id })
            #expect(
                try await ada.friendships.update(.id(sandbox.bob.id), retweets: false).value.source?.wantRetweets
                    == false)
            #expect(try await ada.friendships.noRetweets.ids().value == [sandbox.bob.id])
            #expect(try await !ada.statuses.homeTimeline().value.contains { $0.id == retweet.id })
        }
    }

    @Test func lookupsNameWhatIsMissing() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let users = try await ada.users.lookup(.both(ids: [sandbox.cleo.id, 5], screenNames: ["BOB_93"])).value
            #expect(users.found.map(\.id) == [sandbox.cleo.id, sandbox.bob.id] && users.missing == [.id(5)])
            let none = try await ada.users.lookup(.screenNames(["nobody"])).value
            #expect(none.found.isEmpty && none.missing == [.screenName("nobody")])
            let posted = try await ada.users.lookup(.ids([sandbox.cleo.id, 5]), method: .post).value
            #expect(posted.found.map(\.id) == [sandbox.cleo.id] && posted.missing.count == 1)
            let friendships = try await ada.friendships.lookup(.ids([sandbox.bob.id, 5])).value
            #expect(friendships.found.first?.connections == [.following, .followedBy])
            #expect(friendships.missing == [.id(5)])
        }
    }

    @Test func usersAreFoundByTheirNames() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let found = try await ada.users.search(query: "cléo").value
            #expect(found.map(\.id) == [sandbox.cleo.id])
            #expect(try await ada.users.search(query: "nobody").value.isEmpty)
            #expect(try await ada.users.search(query: "b", page: 2).value.isEmpty)
        }
    }

    @Test func pagesOfUsersFollowTheirCursors() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let first = try await ada.friends.list(count: 1, skipStatus: true).value
            #expect(first.users.map(\.id) == [sandbox.cleo.id])
            let second = try await ada.friends.list(cursor: first.nextCursor, count: 1).value
            #expect(second.users.map(\.id) == [sandbox.bob.id] && second.nextCursor == nil)
            #expect(try await ada.followers.list(screenName: "cleo").value.users.map(\.id) == [sandbox.ada.id])
            let circle = try await sandbox.client(as: sandbox.bob).users.followingFollowersOf(.screenName("cleo")).value
            #expect(circle.users.map(\.id) == [sandbox.ada.id])
        }
    }
}
