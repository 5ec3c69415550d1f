import Terminal
import Twitter

/// Gets a token of one app for a user who is signed in to another.
struct ReverseAuthProgram {
    let arguments: ReverseAuthArguments
    let keys: EnvironmentKeys

    func run() async throws {
        let service = arguments.options.service
        let book = try await FileAccountStore().read()
        let account = try book.account(arguments.account, of: service)
        let user = try book.authenticator(of: account, for: service)
        let app = try app(in: book)
        let token = try await TwitterAPI.with(.oauth1(consumer: app), service) { twitter in
            let permission = try await twitter.oauth.requestTokenForReverseAuth().value
            return try await twitter.authenticated(by: user).oauth.accessToken(reverseAuth: permission).value
        }
        if let path = arguments.keyFile {
            KeyFile.write(
                [
                    "TWITTER_CONSUMER_KEY": app.key, "TWITTER_CONSUMER_SECRET": app.secret.revealed,
                    "TWITTER_ACCESS_TOKEN": token.token.token,
                    "TWITTER_ACCESS_TOKEN_SECRET": token.token.secret.revealed,
                ], to: path)
        }
        let name = token.screenName.map { "@\($0)" } ?? account.displayName
        Terminal.say("REVERSE AUTH OK: \(name), id \(token.userID ?? account.id.userID), for the app \(app.key)")
    }

    private func app(in book: AccountBook) throws -> OAuthConsumer {
        if arguments.consumer == nil, let consumer = keys.consumer { return consumer }
        return try book.consumer(arguments.consumer, of: arguments.options.service)
    }
}
