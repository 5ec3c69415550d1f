import Terminal
import Twitter

/// Signs a user in and stores the account.
struct AuthorizeProgram {
    let arguments: AuthorizeArguments
    let keys: EnvironmentKeys

    func run() async throws {
        let service = arguments.options.service
        let store = try FileAccountStore()
        // Storing is tried before the user is asked, for a token that cannot be stored is lost.
        var book = try await store.update { $0 }
        let consumer = try keys.consumer ?? book.consumer(arguments.consumer, of: service)
        try book.save(consumer, named: arguments.consumer, of: service)
        let token = try await TwitterAPI.with(.oauth1(consumer: consumer), service) { app in
            try await app.identified(arguments.usesCallback ? await signInByCallback(app) : await signInByPIN(app))
        }
        let (name, becomesDefault) = (arguments.consumer, arguments.becomesDefault)
        let account = try await store.update { book throws(AccountStoreError) in
            let account = try book.save(token, of: consumer, named: name, at: service)
            if becomesDefault { try book.setDefault(account.id) }
            return account
        }
        Terminal.say("Stored the account \(account.displayName), id \(account.id), in \(store.path).")
    }

    private func signInByPIN(_ app: TwitterAPI) async throws -> AccessToken {
        let signIn = try await start(app, callback: .pin)
        Terminal.note("Open this page, allow the app, and type the PIN that it shows.")
        Terminal.say(signIn.url)
        guard let pin = readLine() else { throw Terminal.Failure("No PIN was typed; nothing is stored.") }
        return try await app.finishSignIn(signIn, pin: pin)
    }

    private func signInByCallback(_ app: TwitterAPI) async throws -> AccessToken {
        let listener = try await CallbackListener.start(port: arguments.port ?? 0)
        do {
            let signIn = try await start(app, callback: .url(listener.url))
            Terminal.note("Open this page on this machine and allow the app.")
            // Before the line, so that whoever waits for the line is waited for.
            let arrival = listener.wait(for: signIn)
            Terminal.say(signIn.url)
            let token = try await app.finishSignIn(signIn, callback: await arrival.value)
            await listener.stop()
            return token
        } catch {
            await listener.stop()
            throw error
        }
    }

    private func start(_ app: TwitterAPI, callback: SignIn.Callback) async throws -> SignIn {
        try await app.startSignIn(
            callback: callback, forceLogin: arguments.forcesLogin, screenName: arguments.screenName,
            accessType: arguments.accessType)
    }
}
