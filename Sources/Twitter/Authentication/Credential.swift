import LibcryptoPrimitives
public import OAuth1

/// What one request is authorised with; a value that shows no secret.
public struct Credential: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    enum Kind: Sendable {
        case none
        case oauth1(OAuth1Signer)
        case bearer(Secret)
        case basic(username: String, password: Secret)
    }

    let kind: Kind
    /// A key under which limits are counted for this credential: stable between processes, and no secret can be got
    /// from it.
    public let budgetKey: String

    private init(_ kind: Kind, name: String, identity: String) {
        self.kind = kind
        // A keyed hash, so that nobody mistakes it for a token.
        let code = try? HMACKey(Array("rate limit budget".utf8), hash: .sha256)
            .authenticationCode(for: Array(identity.utf8))
        budgetKey = name + (code.map { "-" + base64(Array($0.prefix(12))) } ?? "")
    }

    /// No credential: the request goes out as it is.
    public static let none = Credential(.none, name: "none", identity: "")

    /// An OAuth 1.0a signature.
    ///
    /// - Parameters:
    ///   - consumer: The app.
    ///   - token: The user; `nil` signs for the app alone, as signing in does.
    /// - Returns: The credential.
    public static func oauth1(consumer: OAuthConsumer, token: OAuthToken?) -> Credential {
        Credential(
            .oauth1(OAuth1Signer(consumer: consumer, token: token)), name: "oauth1",
            identity: "\(consumer.key) \(token?.token ?? "")")
    }

    /// A bearer token.
    public static func bearer(_ token: Secret) -> Credential {
        Credential(.bearer(token), name: "bearer", identity: token.revealed)
    }

    /// A user name and password, for compatible servers.
    ///
    /// - Parameters:
    ///   - username: The user name; it may not hold a colon.
    ///   - password: The password.
    /// - Returns: The credential.
    public static func basic(username: String, password: Secret) -> Credential {
        Credential(.basic(username: username, password: password), name: "basic", identity: username)
    }

    /// Whether requests are signed with it.
    var isSignature: Bool { if case .oauth1 = kind { true } else { false } }

    /// The kind, and the key of the app or the name of the user.
    public var description: String {
        switch kind {
        case .none: "no credential"
        case .oauth1(let signer):
            "OAuth 1.0a of app \(signer.consumer.key)\(signer.token == nil ? "" : " with a token")"
        case .bearer: "bearer token"
        case .basic(let username, _): "password of \(username)"
        }
    }

    /// A mirror of the description and the budget key.
    public var customMirror: Mirror { Mirror(self, children: ["kind": description, "budgetKey": budgetKey]) }

    /// Compares what the credentials authorise with.
    public static func == (one: Credential, other: Credential) -> Bool {
        switch (one.kind, other.kind) {
        case (.none, .none): true
        case (.oauth1(let one), .oauth1(let other)): one.consumer == other.consumer && one.token == other.token
        case (.bearer(let one), .bearer(let other)): one == other
        case (.basic(let one, let password), .basic(let other, let otherPassword)):
            one == other && password == otherPassword
        default: false
        }
    }

    /// Feeds the budget key to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(budgetKey) }
}
