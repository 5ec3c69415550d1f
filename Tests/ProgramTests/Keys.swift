import OAuth1
import TwitterSandbox

extension Sandbox {
    /// The environment that makes a program act as a user of this sandbox.
    func environment(of user: SandboxUser) -> [String: String] {
        [
            "TWITTER_API_URL": baseURL, "TWITTER_CONSUMER_KEY": consumer.key,
            "TWITTER_CONSUMER_SECRET": consumer.secret.revealed, "TWITTER_ACCESS_TOKEN": user.token.token,
            "TWITTER_ACCESS_TOKEN_SECRET": user.token.secret.revealed,
        ]
    }
}
