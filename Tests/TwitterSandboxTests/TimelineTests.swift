import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct TimelineTests {
    @Test func homeTimelineHasOwnAndFollowedNewestFirst() async throws {
        try await withSandbox { sandbox in
            let ada = try await sandbox.client(as: sandbox.ada).statuses.homeTimeline().value
            #expect(ada.compactMap(\.user?.screenName) == ["cleo", "bob_93", "ada", "cleo", "bob_93"])
            #expect(ada.map(\.id) == ada.map(\.id).sorted(by: >))
            let dates = ada.compactMap(\.createdAt)
            #expect(dates.count == 5 && dates == dates.sorted(by: >))
            // Bob follows Ada alone.
            let bob = try await sandbox.client(as: sandbox.bob).statuses.homeTimeline().value
            #expect(bob.compactMap(\.user?.screenName) == ["bob_93", "ada", "bob_93"])
        }
    }

    @Test func windowsOfATimeline() async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            var ids: [Tweet.ID] = []
            for number in 1...30 { ids.append(try await statuses.update(status: "\(number)").value.id) }
            func page(
                _ count: Int? = nil, since: Tweet.ID? = nil, most: Tweet.ID? = nil
            ) async throws -> [Tweet.ID] {
                try await statuses.userTimeline(userID: sandbox.ada.id, count: count, sinceID: since, maxID: most)
                    .value.map(\.id)
            }
            #expect(try await page() == Array(ids[10...].reversed()))
            #expect(try await page(3) == [ids[29], ids[28], ids[27]])
            #expect(try await page(200).count == 31)
            #expect(try await page(since: ids[27]) == [ids[29], ids[28]])
            #expect(try await page(2, most: ids[5]) == [ids[5], ids[4]])
            #expect(try await page(since: ids[3], most: ids[5]) == [ids[5], ids[4]])
            #expect(try await page(since: ids[29]).isEmpty)
        }
    }

    @Test func repliesAreTakenOutAfterCounting() async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            let first = try await statuses.update(status: "question").value
            let reply = try await statuses.update(status: "@ada answer", inReplyTo: first.id).value
            #expect(reply.inReplyToStatusID == first.id)
            #expect(reply.inReplyToUserID == sandbox.ada.id)
            #expect(reply.inReplyToScreenName == "ada")
            let page = try await statuses.userTimeline(screenName: "ADA", count: 2, excludeReplies: true).value
            #expect(page.map(\.id) == [first.id])
            let home = try await statuses.homeTimeline(count: 1, excludeReplies: true).value
            #expect(home.isEmpty)
        }
    }

    @Test func usersAreTrimmedAndEntitiesLeftOut() async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            var options = TweetOptions()
            options.trimUser = true
            options.includeEntities = false
            let trimmed = try await statuses.homeTimeline(options: options).value
            #expect(trimmed.count == 5)
            #expect(trimmed.allSatisfy { $0.user?.screenName == nil && $0.user?.name == nil && $0.entities == nil })
            #expect(trimmed.first?.user?.id == sandbox.cleo.id)
            let whole = try await statuses.homeTimeline().value
            #expect(whole.allSatisfy { $0.user?.name != nil && $0.entities != nil })
        }
    }

    @Test func unknownUsersAndTweetsAreNotFound() async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            let nobody = try await refusal(of: statuses.userTimeline(screenName: "nobody"))
            #expect(nobody.kind == .notFound && nobody.code == 34)
            for id in ["1", "18446744073709551615", "99999999999999999999", "no number", "-1"] as [Tweet.ID] {
                let gone = try await refusal(of: statuses.show(id: id))
                #expect(gone.kind == .notFound && gone.code == 144 && gone.status == 404, "\(id)")
            }
            let unanswerable = try await refusal(of: statuses.update(status: "x", inReplyTo: 1))
            #expect(unanswerable.code == 385)
        }
    }
}
