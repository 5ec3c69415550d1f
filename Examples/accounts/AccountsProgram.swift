import FoundationEssentials
import Terminal
import Twitter

/// Shows and changes the stored accounts.
struct AccountsProgram {
    let options: ServiceOptions
    let store: FileAccountStore

    private var service: TwitterService { options.service }

    func run(_ command: AccountsArguments.Command) async throws {
        let service = service
        switch command {
        case .list: try await list()
        case .makeDefault(let name):
            let account = try await store.update { book throws(AccountStoreError) in
                let account = try book.account(name, of: service)
                try book.setDefault(account.id)
                return account
            }
            Terminal.say("The account \(account.displayName), id \(account.id), is the default now.")
        case .remove(let name):
            let account = try await store.update { book throws(AccountStoreError) in
                let account = try book.account(name, of: service)
                book.removeAccount(account.id)
                return account
            }
            Terminal.say("Removed the account \(account.displayName), id \(account.id).")
        case .removeConsumer(let name):
            let consumer = try await store.update { book throws(AccountStoreError) in
                try book.removeConsumer(named: name, of: service)
            }
            guard consumer != nil else {
                throw Terminal.Failure("No app \(name) of \(service.identity) is stored.")
            }
            Terminal.say("Removed the app \(name) of \(service.identity).")
        case .verify(let name): try await verify(name)
        case .importProfiles(let source, let path): try await importProfiles(of: source, path)
        }
    }

    private func list() async throws {
        let book = try await store.read()
        let shown = options.isGiven ? book.accounts(of: service) : book.accounts
        guard !shown.isEmpty else {
            throw AccountStoreError(
                kind: .noneAvailable,
                message: "No account\(options.isGiven ? " of \(service.identity)" : "") is stored; sign one in first.")
        }
        for account in shown {
            let mark = book.isDefault(account) ? "*" : " "
            Terminal.say("\(mark) \(account.displayName), id \(account.id), app \(account.consumerName)")
        }
    }

    private func verify(_ name: String?) async throws {
        let book = try await store.read()
        let account = try book.account(name, of: service)
        let auth = try book.authenticator(of: account, for: service)
        let now = try await TwitterAPI.with(auth, service) { try await store.verify(account, with: $0) }
        let wasRenamed = now.screenName != account.screenName
        Terminal.say(
            "The account \(now.displayName), id \(now.id), is good"
                + (wasRenamed ? "; it was \(account.displayName) before." : "."))
    }

    private func importProfiles(of source: AccountsArguments.Source, _ path: String?) async throws {
        let path = try path ?? home() + "/" + source.file
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw Terminal.Failure("The file \(path) cannot be read.")
        }
        let found: TwurlProfiles
        do throws(TwurlProfiles.Malformed) {
            found = try TwurlProfiles(yaml: Array(data))
        } catch {
            throw Terminal.Failure("\(path): \(error)")
        }
        for name in found.incomplete { Terminal.note("The profile \(name) is left out, for it has no token.") }
        guard !found.profiles.isEmpty else { throw Terminal.Failure("\(path) has no profile with a token.") }
        let service = service
        var tokens: [(token: AccessToken, consumer: OAuthConsumer)] = []
        for profile in found.profiles { tokens.append((try await token(of: profile), profile.consumer)) }
        let known = tokens
        let accounts = try await store.update { book throws(AccountStoreError) in
            var accounts: [StoredAccount] = []
            for (token, consumer) in known where !accounts.contains(where: { $0.id.userID == token.userID }) {
                accounts.append(try book.save(token, of: consumer, at: service))
            }
            return accounts
        }
        for account in accounts { Terminal.say("Stored the account \(account.displayName), id \(account.id).") }
        if accounts.count < known.count {
            Terminal.note("A user with several apps was stored with the default one, or else the first.")
        }
    }

    /// The token of a profile with the user's id, which Twitter's tokens begin with; other services are asked.
    private func token(of profile: TwurlProfiles.Profile) async throws -> AccessToken {
        let isTwitter = service.identity == TwitterService.x.identity
        let token = AccessToken(
            token: profile.token, userID: isTwitter ? profile.userID : nil, screenName: profile.screenName)
        if token.userID != nil { return token }
        return try await TwitterAPI.with(.oauth1(consumer: profile.consumer), service) {
            try await $0.identified(token)
        }
    }

    private func home() throws -> String {
        guard let home = Terminal.environment("HOME") else {
            throw Terminal.Failure("HOME is not set; name the file after twurl or t.")
        }
        return home
    }
}
