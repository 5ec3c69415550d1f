import OAuth1
import Testing

@testable import Twitter

@Suite struct AccountBookTests {
    @Test func findsByNameInAnyCaseByIDAndByDefault() throws {
        let book = try Accounts.book()
        for name in ["Bob_93", "bob_93", "@BOB_93", "34"] {
            #expect(try book.account(name, of: .x).id.userID == "34")
        }
        #expect(try book.account(nil, of: .x).screenName == "ada")
        #expect(try book.account("12", of: Accounts.gnusocial).displayName == "12")
        #expect(book.accounts(of: .x).map(\.displayName) == ["@ada", "@Bob_93"])
    }

    @Test func theDefaultIsTheChosenOneOrElseTheFirst() throws {
        var book = try Accounts.book()
        let bob = try book.account("bob_93", of: .x)
        try book.setDefault(bob.id)
        #expect(book.defaultAccount(of: .x) == bob)
        #expect(book.defaultAccount(of: .twitter) == bob)
        #expect(book.defaultAccount(of: Accounts.gnusocial)?.id.userID == "12")
        #expect(book.removeAccount(bob.id) == bob)
        #expect(book.removeAccount(bob.id) == nil)
        #expect(try book.account(nil, of: .x).screenName == "ada")
        #expect(throws: AccountStoreError.self) { try book.setDefault(bob.id) }
        // Signing in again brings an account back, and not its being the default.
        book.save(bob)
        #expect(try book.account(nil, of: .x).screenName == "ada")
    }

    @Test func survivesRenames() throws {
        var book = try Accounts.book()
        try book.setDefault(StoredAccount.ID(service: TwitterService.x.identity, userID: "34"))
        try book.save(Accounts.token("34", "robert"), of: Accounts.consumer, at: .x)
        #expect(book.accounts(of: .x).map(\.displayName) == ["@ada", "@robert"])
        #expect(try book.account(nil, of: .x).screenName == "robert")
        #expect(throws: AccountStoreError.self) { try book.account("bob_93", of: .x) }
        // A service that tells no name does not make us forget it.
        try book.save(Accounts.token("34", nil), of: Accounts.consumer, at: .x)
        #expect(try book.account("34", of: .x).screenName == "robert")
    }

    @Test func tellsNoneOfThatNameFromNoneAtAll() throws {
        let book = try Accounts.book()
        var error = try #require(throws: AccountStoreError.self) { try book.account("cleo", of: .x) }
        #expect(error.kind == .noneFound)
        #expect(error.description == "No account cleo of https://api.x.com is stored; others are.")
        error = try #require(throws: AccountStoreError.self) {
            try book.account("ada", of: .custom("http://127.0.0.1:1"))
        }
        #expect(error.kind == .noneAvailable)
        #expect(error.description == "No account of http://127.0.0.1:1 is stored; sign one in first.")
    }

    @Test func asksWhichWhenANameIsAmbiguous() throws {
        var book = try Accounts.book()
        // A name that went from one user to another, and a name that looks like an id.
        try book.save(Accounts.token("56", "ADA"), of: Accounts.consumer, at: .x)
        try book.save(Accounts.token("78", "34"), of: Accounts.consumer, at: .x)
        for (name, ids) in [("ada", "12 and 56"), ("34", "34 and 78")] {
            let error = try #require(throws: AccountStoreError.self) { try book.account(name, of: .x) }
            #expect(error.kind == .noneFound)
            #expect(error.message == "\(name) may be any of the accounts with the ids \(ids); say which.")
        }
        #expect(try book.account("@34", of: .x).id.userID == "78")
        #expect(try book.account("56", of: .x).screenName == "ADA")
    }

    @Test func usesAnAccountOnlyForItsService() throws {
        var book = try Accounts.book()
        let ada = try book.account("ada", of: .x)
        let token = ada.token
        #expect(
            try book.authenticator(of: ada, for: .twitter).constant
                == .oauth1(consumer: Accounts.consumer, token: token))
        let other = TwitterService.custom("http://api.x.com")
        var error = try #require(throws: AccountStoreError.self) { try book.authenticator(of: ada, for: other) }
        #expect(error.kind == .invalid)
        #expect(error.account == ada.id)
        #expect(
            error.message
                == "The account @ada was made for https://api.x.com and is not used for http://api.x.com.")
        book.consumers = []
        error = try #require(throws: AccountStoreError.self) { try book.authenticator(of: ada, for: .x) }
        #expect(error.kind == .invalid)
        #expect(error.message == "The app mine of the account @ada is not stored; sign in again.")
    }

    @Test func keepsAppsUnderNames() throws {
        var book = try Accounts.book()
        // The second account came with the same key, so it has the same app; other services have their own.
        #expect(book.consumers(of: .x).map(\.name) == ["mine"])
        #expect(book.consumers(of: Accounts.gnusocial).map(\.name) == ["ck"])
        let renewed = OAuthConsumer(key: "ck", secret: "S3CRET-MARK renewed")
        #expect(try book.save(renewed, of: .x).name == "mine")
        #expect(book.consumer(named: "mine", of: .x)?.consumer == renewed)
        let another = OAuthConsumer(key: "ck2", secret: "S3CRET-MARK cs2")
        var error = try #require(throws: AccountStoreError.self) { try book.save(another, named: "mine", of: .x) }
        #expect(error.kind == .invalid)
        #expect(error.message == "The name mine belongs to another app, which @ada uses; take another name.")
        error = try #require(throws: AccountStoreError.self) { try book.removeConsumer(named: "mine", of: .x) }
        #expect(error.kind == .invalid)
        for account in book.accounts(of: .x) { book.removeAccount(account.id) }
        try book.save(another, named: "mine", of: .x)
        #expect(try book.removeConsumer(named: "mine", of: .x)?.consumer == another)
        #expect(try book.removeConsumer(named: "mine", of: .x) == nil)
        #expect(book.consumers(of: .x).isEmpty)
    }

    @Test func doesNotKeepATokenOfNobody() throws {
        var book = AccountBook()
        let error = try #require(throws: AccountStoreError.self) {
            try book.save(Accounts.token(nil, "ada"), of: Accounts.consumer, at: .x)
        }
        #expect(error.kind == .invalid)
        #expect(book == AccountBook())
    }

    @Test func showsNoSecret() throws {
        let book = try Accounts.book()
        var dumped = ""
        dump(book, to: &dumped)
        #expect(!"\(book) \(String(reflecting: book)) \(dumped)".contains("S3CRET-MARK"))
    }

    @Test(arguments: [
        ("HTTPS://API.X.com:443/", "https://api.x.com"), ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("http://Host:80/Path/", "http://host/Path"), ("https://h:80", "https://h:80"),
        ("http://[::1]:80", "http://[::1]"),
        ("no address", "no address"),
    ])
    func knowsAServiceByItsAddress(base: String, identity: String) {
        #expect(TwitterService.custom(base).identity == identity)
        #expect(TwitterService.custom(base, apiPath: "/api", signedAs: "http://other").identity == identity)
    }
}
