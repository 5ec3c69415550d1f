import FoundationEssentials
import OAuth1
import Twitter

/// Who may call: the apps, the users, and the tokens that are good now.
struct Accounts {
    /// A token that was given out.
    struct Grant {
        let secret: Secret
        let user: SandboxUser
        let consumerKey: String
        let isReadOnly: Bool
        let end: Date?
    }

    let consumer: OAuthConsumer
    let secondConsumer = OAuthConsumer(key: "second-app", secret: "S3CRET-MARK second +&=/%~*!'()")
    private(set) var users: [SandboxUser] = []
    private(set) var bearerToken: Secret
    private var bearerCount = 0
    private var grants: [String: Grant] = [:]
    private var grantCount = 0

    /// The usual app and the usual users.
    init() {
        // One id is above 2^53, where a number read through a double is another number.
        let people: [(UInt64, String, String)] = [
            (12, "ada", "Ada"), (34, "bob_93", "Bob"), (9_007_199_254_740_993, "cleo", "Cléo ☃"),
        ]
        self.init(
            consumer: OAuthConsumer(key: "sandbox-app", secret: "S3CRET-MARK consumer +&=/%~*!'()"),
            bearerToken: Self.bearerToken(0),
            users: people.map { id, screenName, name in
                SandboxUser(
                    id: User.ID(id), screenName: screenName, name: name,
                    token: OAuthToken(
                        token: "\(id)-\(screenName)", secret: "S3CRET-MARK \(screenName) token +&=/%~*"),
                    password: Secret("S3CRET-MARK \(screenName) password &+% ☃"))
            })
    }

    /// An app and users who are signed in to it.
    init(consumer: OAuthConsumer, bearerToken: Secret, users: [SandboxUser]) {
        (self.consumer, self.bearerToken, self.users) = (consumer, bearerToken, users)
        for user in users {
            grants[user.token.token] = Grant(
                secret: user.token.secret, user: user, consumerKey: consumer.key, isReadOnly: false, end: nil)
        }
    }

    /// The app of a key.
    func app(_ key: String) -> OAuthConsumer? { [consumer, secondConsumer].first { $0.key == key } }

    func user(screenName: String) -> SandboxUser? {
        users.first { $0.screenName.lowercased() == screenName.lowercased() }
    }

    func user(id: User.ID) -> SandboxUser? { users.first { $0.id == id } }

    /// The user with this name and password.
    func user(screenName: String, password: String) -> SandboxUser? {
        user(screenName: screenName).flatMap { Secret(password) == $0.password ? $0 : nil }
    }

    /// What a token of an app is good for, if it is good at all.
    func grant(of token: String, consumerKey: String, now: Date) -> Grant? {
        grants[token].flatMap { grant in
            grant.consumerKey == consumerKey && grant.end.map { now < $0 } ?? true ? grant : nil
        }
    }

    mutating func revoke(_ token: String) { grants[token] = nil }

    mutating func renewBearerToken() {
        bearerCount += 1
        bearerToken = Self.bearerToken(bearerCount)
    }

    /// Makes one more token for a user, as signing in does.
    mutating func issueToken(
        for user: SandboxUser, consumerKey: String, isReadOnly: Bool = false, end: Date?
    ) -> OAuthToken {
        grantCount += 1
        let token = OAuthToken(
            token: "\(user.id)-issued\(grantCount)",
            secret: "S3CRET-MARK \(user.screenName) issued \(grantCount) +&=/%~*")
        grants[token.token] = Grant(
            secret: token.secret, user: user, consumerKey: consumerKey, isReadOnly: isReadOnly, end: end)
        return token
    }

    private static func bearerToken(_ count: Int) -> Secret { Secret("AAAA-S3CRET-MARK-bearer-\(count)%2F%3D") }
}
