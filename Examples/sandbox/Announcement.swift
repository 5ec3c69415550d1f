import OAuth1
import Twitter
import TwitterSandbox

/// What standard output says.
struct Announcement: Encodable {
    struct Consumer: Encodable {
        let key: String
        let secret: String
    }

    struct User: Encodable {
        let id: String
        let screenName: String
        let token: String
        let tokenSecret: String
    }

    let baseURL: String
    let apiPath: String
    let signInPath: String
    let consumer: Consumer
    let bearerToken: String
    let users: [User]

    init(_ sandbox: Sandbox) {
        baseURL = sandbox.baseURL
        (apiPath, signInPath) = (sandbox.dialect.apiPath, sandbox.dialect.signInPath)
        consumer = Consumer(key: sandbox.consumer.key, secret: sandbox.consumer.secret.revealed)
        bearerToken = sandbox.bearerToken.revealed
        users = sandbox.users.map {
            User(
                id: $0.id.description, screenName: $0.screenName, token: $0.token.token,
                tokenSecret: $0.token.secret.revealed)
        }
    }

    /// The first user's keys, as variables of the environment.
    var variables: KeyValuePairs<String, String> {
        [
            "TWITTER_API_URL": baseURL, "TWITTER_CONSUMER_KEY": consumer.key,
            "TWITTER_CONSUMER_SECRET": consumer.secret, "TWITTER_ACCESS_TOKEN": users.first?.token ?? "",
            "TWITTER_ACCESS_TOKEN_SECRET": users.first?.tokenSecret ?? "", "TWITTER_BEARER_TOKEN": bearerToken,
        ]
    }
}
