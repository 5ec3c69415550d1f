package import Twitter

/// The keys that the programs read from the environment.
package struct EnvironmentKeys {
    /// The app, from TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET.
    package let consumer: OAuthConsumer?
    /// The user, from TWITTER_ACCESS_TOKEN and TWITTER_ACCESS_TOKEN_SECRET.
    package let token: OAuthToken?
    /// The bearer token, from TWITTER_BEARER_TOKEN.
    package let bearerToken: Secret?
    /// User name and password, from TWITTER_USERNAME and TWITTER_PASSWORD.
    package let login: (username: String, password: Secret)?

    /// Reads the environment.
    package init() {
        func pair(_ one: String, _ other: String) -> (String, String)? {
            guard let first = Terminal.environment(one), let second = Terminal.environment(other) else { return nil }
            return (first, second)
        }
        consumer = pair("TWITTER_CONSUMER_KEY", "TWITTER_CONSUMER_SECRET").map { OAuthConsumer(key: $0, secret: $1) }
        token = pair("TWITTER_ACCESS_TOKEN", "TWITTER_ACCESS_TOKEN_SECRET").map { OAuthToken(token: $0, secret: $1) }
        bearerToken = Terminal.environment("TWITTER_BEARER_TOKEN").map { Secret($0) }
        login = pair("TWITTER_USERNAME", "TWITTER_PASSWORD").map { ($0, Secret($1)) }
    }
}
