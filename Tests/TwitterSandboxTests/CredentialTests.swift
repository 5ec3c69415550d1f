import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct CredentialTests {
    @Test func appOnlyReadsTimelinesAndNothingOfAUser() async throws {
        try await withSandbox { sandbox in
            let app = sandbox.client(.appOnly(consumer: sandbox.consumer))
            #expect(try await app.verify() == Verification())
            #expect(try await app.statuses.userTimeline(screenName: "ada").value.count == 1)
            for request in [app.request(.get, "statuses/home_timeline"), app.request(.post, "statuses/update")] {
                let error = try await refusal(of: request)
                #expect(error.kind == .forbidden && error.code == .credentialNotPermitted && error.status == 403)
            }
            #expect(try await refusal(of: app.statuses.userTimeline()).code == 25)
            #expect(sandbox.log.count { $0.path == "/oauth2/token" } == 1)
            #expect(sandbox.log.filter { $0.path != "/oauth2/token" }.allSatisfy { $0.caller == "app" })
        }
    }

    @Test func appOnlyFetchesANewTokenWhenTheOldOneIsInvalid() async throws {
        try await withSandbox { sandbox in
            let app = sandbox.client(.appOnly(consumer: sandbox.consumer))
            try await app.statuses.userTimeline(screenName: "ada").send()
            sandbox.invalidateBearerToken()
            let response = try await app.statuses.userTimeline(screenName: "ada").response
            #expect(response.attempts == 2)
            #expect(sandbox.log.map(\.status) == [200, 200, 401, 200, 200])
        }
    }

    @Test func xAuthExchangesThePasswordOnce() async throws {
        try await withSandbox { sandbox in
            let cleo = sandbox.cleo
            let twitter = sandbox.client(
                .xAuth(consumer: sandbox.consumer, username: cleo.screenName, password: cleo.password))
            let verification = try await twitter.verify()
            #expect(verification.userID == cleo.id)
            #expect(verification.screenName == "cleo")
            #expect(verification.user == nil)
            let posted = try await twitter.statuses.update(status: "by password").value
            #expect(posted.user?.id == cleo.id)
            #expect(sandbox.log.map(\.path) == ["/oauth/access_token", "/1.1/statuses/update.json"])
        }
    }

    @Test func passwordOfABasicUser() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.ada
            let twitter = sandbox.client(.basic(username: "ada", password: ada.password))
            #expect(try await twitter.verify().userID == ada.id)
            #expect(try await twitter.statuses.update(status: "basic").value.user?.screenName == "ada")
            for wrong in [("ada", Secret("S3CRET-MARK")), ("eve", ada.password), ("", ""), ("ada", "")] {
                let eve = sandbox.client(.basic(username: wrong.0, password: wrong.1))
                let error = try await refusal(of: eve.account.verifyCredentials())
                #expect(error.kind == .unauthorized && error.code == .couldNotAuthenticate)
            }
        }
    }

    @Test func suppliedBearerToken() async throws {
        try await withSandbox { sandbox in
            let twitter = sandbox.client(.bearer(sandbox.bearerToken))
            let timeline = try await twitter.statuses.userTimeline(screenName: "cleo").value
            #expect(timeline.count == 2)
            // A token of the app is good and stands for no user.
            #expect(try await twitter.verify() == Verification())
            let wrong = sandbox.client(.bearer("S3CRET-MARK wrong"))
            let error = await #expect(throws: TwitterError.self) { try await wrong.verify() }
            #expect(error?.code == .invalidOrExpiredToken)
            #expect(try await refusal(of: wrong.statuses.userTimeline(screenName: "cleo")).code == 89)
        }
    }

    @Test func signedAndSuppliedUsersAreVerified() async throws {
        try await withSandbox { sandbox in
            let bob = sandbox.bob
            let consumer = sandbox.consumer
            let kinds: [any Authenticator] = [
                .oauth1(consumer: consumer, token: bob.token),
                .supplied { _ in .oauth1(consumer: consumer, token: bob.token) },
                .supplied { _ in .basic(username: bob.screenName, password: bob.password) },
            ]
            for kind in kinds {
                let verification = try await sandbox.client(kind).verify()
                #expect(verification.userID == bob.id)
                #expect(verification.screenName == "bob_93")
                #expect(verification.user?.name == "Bob")
            }
            let nobody = await #expect(throws: TwitterError.self) { try await sandbox.client(.none).verify() }
            #expect(nobody?.kind == .unauthorized && nobody?.code == .badAuthenticationData)
        }
    }

    @Test func revokedTokenIsInvalid() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            try await ada.account.verifyCredentials().send()
            sandbox.invalidateToken(of: sandbox.ada)
            let error = try await refusal(of: ada.account.verifyCredentials())
            #expect(error.kind == .unauthorized && error.code == .invalidOrExpiredToken && error.status == 401)
        }
    }
}
