import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct UserTests {
    @Test(arguments: 0..<3) func everyUserIsRecognised(index: Int) async throws {
        try await withSandbox { sandbox in
            let user = sandbox.users[index]
            let response = try await sandbox.client(as: user).account.verifyCredentials().response
            #expect(response.value.id == user.id)
            #expect(response.value.screenName == user.screenName)
            #expect(response.value.name == user.name)
            #expect(response.status == 200)
            #expect(response.attempts == 1)
            #expect(response.rateLimit?.limit == 75)
            #expect(response.rateLimit?.remaining == 74)
            #expect(sandbox.log.map(\.caller) == [user.screenName])
        }
    }

    @Test func idAboveTheExactDoublesIsExact() async throws {
        try await withSandbox { sandbox in
            let cleo = try await sandbox.client(as: sandbox.cleo).account.verifyCredentials().value
            #expect(cleo.id.integer == 9_007_199_254_740_993)
            let own = try await sandbox.client(as: sandbox.ada).statuses.userTimeline(userID: cleo.id).value
            #expect(own.count == 2)
            #expect(own.allSatisfy { $0.user?.id.description == "9007199254740993" })
        }
    }

    @Test func optionsOfTheProfileAreObeyed() async throws {
        try await withSandbox { sandbox in
            let account = sandbox.client(as: sandbox.bob).account
            let whole = try await account.verifyCredentials(includeEmail: true).value
            #expect(whole.email == "bob_93@example.com")
            #expect(whole.status?.text == "50% of the time it works every time (*) ~ #proverbs")
            #expect(whole.followersCount == 1)
            #expect(whole.friendsCount == 1)
            let bare = try await account.verifyCredentials(skipStatus: true).value
            #expect(bare.email == nil)
            #expect(bare.status == nil)
        }
    }

    @Test func usersShareOneTransport() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let names = try await withThrowingTaskGroup(of: (String?, String).self) { group in
                for index in 0..<60 {
                    let user = sandbox.users[index % 3]
                    let twitter = ada.authenticated(as: user.token)
                    group.addTask {
                        (try await twitter.account.verifyCredentials().value.screenName, user.screenName)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(names.count == 60)
            #expect(names.allSatisfy { $0.0 == $0.1 })
            await ada.shutdown()
            let error = try await refusal(of: ada.authenticated(as: sandbox.bob.token).account.verifyCredentials())
            #expect(error.transportError?.kind == .shutDown)
        }
    }
}
