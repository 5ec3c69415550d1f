import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite(.timeLimit(.minutes(1))) struct AccountStoreTests {
    @Test func givesAuthenticatorsAndSuppliesCredentials() async throws {
        let folder = try TemporaryFolder()
        let store = FileAccountStore(path: "\(folder.path)/accounts.json")
        let book = try Accounts.book()
        try await store.update { $0 = book }
        let bob = try await store.account("bob_93", of: .x)
        let wanted = Credential.oauth1(consumer: Accounts.consumer, token: bob.token)
        #expect(try await store.authenticator("bob_93", for: .x).constant == wanted)
        #expect(try await store.authenticator("bob_93", for: .x).consumer == Accounts.consumer)

        let transport = ScriptedTransport(always: { _ in .json("{}") })
        let service = TwitterService.x
        let twitter = TwitterAPI(
            auth: .supplied { _ in try await store.credential(of: bob.id, for: service) }, transport: transport)
        _ = try await twitter.account.verifyCredentials().send()
        #expect(
            transport.requests.last?.headers["Authorization"]?.contains("oauth_token=\"34-tk\"") == true)
        // Changes of the store reach the next call.
        try await store.update { $0.removeAccount(bob.id) }
        let error = await #expect(throws: TwitterError.self) {
            try await twitter.account.verifyCredentials().send()
        }
        #expect(error?.kind == .noCredential)
        #expect(error?.message == "The account 34 of https://api.x.com is not stored.")
        #expect(transport.requests.count == 1)
        let elsewhere = TwitterAPI(
            auth: .supplied { _ in
                try await store.credential(of: book.accounts[0].id, for: Accounts.gnusocial)
            }, service: Accounts.gnusocial, transport: transport)
        await #expect(throws: TwitterError.self) { try await elsewhere.account.verifyCredentials().send() }
        #expect(transport.requests.count == 1)
    }

    @Test func asksWhoseATokenIsWhereTheServiceDidNotSay() async throws {
        // GNU social: no id_str, and an integer that no double holds.
        let transport = ScriptedTransport(always: { _ in .json(#"{"id":9007199254740993,"screen_name":"ada"}"#) })
        let app = TwitterAPI(
            auth: .oauth1(consumer: Accounts.consumer), service: Accounts.gnusocial, transport: transport)
        let named = try await app.identified(Accounts.token(nil, nil))
        #expect(named.userID == "9007199254740993")
        #expect(named.screenName == "ada")
        #expect(transport.requests.count == 1)
        #expect(
            transport.requests[0].url.hasPrefix("https://social.example/gs/api/account/verify_credentials.json?"))
        #expect(transport.requests[0].headers["Authorization"]?.contains("oauth_token=\"-tk\"") == true)
        // What the service said with the token is not asked again.
        #expect(try await app.identified(Accounts.token("12", "bob")).screenName == "bob")
        #expect(transport.requests.count == 1)
        let nobody = TwitterAPI(
            auth: .oauth1(consumer: Accounts.consumer), transport: ScriptedTransport(always: { _ in .json("{}") }))
        let error = await #expect(throws: TwitterError.self) { try await nobody.identified(Accounts.token(nil, nil)) }
        #expect(error?.kind == .unreadableAnswer)
    }
}
