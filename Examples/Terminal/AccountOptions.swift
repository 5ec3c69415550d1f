package import Twitter

/// The option by which a program chooses whom it acts as, and where it looks without it.
package struct AccountOptions {
    /// The option, as `--help` shows it.
    package static let usage = """
          --account NAME      a stored account, by its screen name or id, in place of the keys in the environment
        """

    /// Where keys come from, as `--help` says it at the end.
    package static let keys = """
        Keys come from the environment: TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET, TWITTER_ACCESS_TOKEN and
        TWITTER_ACCESS_TOKEN_SECRET, or TWITTER_BEARER_TOKEN; the service also from TWITTER_API_URL. Without them the
        account is used that is stored for the service, and the consumer keys alone if there is none.
        """

    private var name: String?

    /// Creates options that choose nobody.
    package init() {}

    /// Takes the option with its value, if it is this one.
    package mutating func take(_ option: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
        guard option == "--account" else { return false }
        name = try reader.value()
        return true
    }

    /// Finds whom to act as.
    package func authenticator(for service: TwitterService) async throws -> any Authenticator {
        let keys = EnvironmentKeys()
        if name == nil {
            if let consumer = keys.consumer, let token = keys.token { return .oauth1(consumer: consumer, token: token) }
            if let token = keys.bearerToken { return .bearer(token) }
        }
        do throws(AccountStoreError) {
            return try await FileAccountStore().authenticator(name, for: service)
        } catch {
            if name != nil { throw error }
            if let consumer = keys.consumer, error.kind == .noneAvailable || error.kind == .notAccessible {
                return .appOnly(consumer: consumer)
            }
            throw Terminal.Failure("There are no keys in the environment; --help names them. \(error.line)")
        }
    }
}
