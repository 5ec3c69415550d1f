import OAuth1
import Twitter

/// Who may call: the app, its users, and the tokens that are good now.
struct Accounts {
    let consumer = OAuthConsumer(key: "sandbox-app", secret: "S3CRET-MARK consumer +&=/%~*!'()")
    private(set) var users: [SandboxUser] = []
    private(set) var bearerToken: Secret
    private var bearerCount = 0
    /// The secret and the owner of each token that is good.
    private var tokens: [String: (secret: Secret, user: SandboxUser)] = [:]
    private var xAuthCount = 0

    init() {
        bearerToken = Self.bearerToken(0)
        // One id is above 2^53, where a number read through a double is another number.
        for (id, screenName, name) in [
            (12, "ada", "Ada"), (34, "bob_93", "Bob"), (9_007_199_254_740_993, "cleo", "Cléo ☃"),
        ] as [(UInt64, String, String)] {
            let user = SandboxUser(
                id: User.ID(id), screenName: screenName, name: name,
                token: OAuthToken(token: "\(id)-\(screenName)", secret: "S3CRET-MARK \(screenName) token +&=/%~*"),
                password: Secret("S3CRET-MARK \(screenName) password &+% ☃"))
            users.append(user)
            tokens[user.token.token] = (user.token.secret, user)
        }
    }

    func user(screenName: String) -> SandboxUser? {
        users.first { $0.screenName.lowercased() == screenName.lowercased() }
    }

    func user(id: User.ID) -> SandboxUser? { users.first { $0.id == id } }

    func owner(of token: String) -> (secret: Secret, user: SandboxUser)? { tokens[token] }

    mutating func revoke(_ token: String) { tokens[token] = nil }

    mutating func renewBearerToken() {
        bearerCount += 1
        bearerToken = Self.bearerToken(bearerCount)
    }

    /// Makes one more token for a user, as signing in does.
    mutating func issueToken(for user: SandboxUser) -> OAuthToken {
        xAuthCount += 1
        let token = OAuthToken(
            token: "\(user.id)-xauth\(xAuthCount)", secret: "S3CRET-MARK \(user.screenName) xauth \(xAuthCount)")
        tokens[token.token] = (token.secret, user)
        return token
    }

    private static func bearerToken(_ count: Int) -> Secret { Secret("AAAA-S3CRET-MARK-bearer-\(count)%2F%3D") }
}
