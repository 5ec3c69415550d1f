import FoundationEssentials
import OAuth1
import Twitter

/// The sign-ins that are under way, from the request token to the exchange; a value without input and output.
struct SignIns {
    /// A sign-in that waits for its user, or for the exchange.
    struct Pending {
        let token: OAuthToken
        let consumerKey: String
        let callback: SignIn.Callback
        let isReadOnly: Bool
        /// Stands in the form of the page, so that no other site can make a browser send it.
        let formToken: String
        fileprivate let end: Date
        fileprivate var allowed: (user: User.ID, verifier: Secret)?

        /// The address to send an allowing user to; `nil` for a PIN.
        func callback(adding parameters: Parameters) -> String? {
            guard case .url(let url) = callback else { return nil }
            let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let mark = parts[0].contains("?") ? (parts[0].hasSuffix("?") ? "" : "&") : "?"
            let fragment = parts.count > 1 ? "#\(parts[1])" : ""
            return "\(parts[0])\(mark)\(FormEncoding.encode(parameters))\(fragment)"
        }
    }

    let lifetime: Duration
    private var pending: [String: Pending] = [:]
    private var count: UInt64 = 0
    /// The ends of the permissions for reverse auth that were not used yet, by their text.
    private var permissions: [String: Date] = [:]
    /// The users who have allowed an app on its page, by its key.
    private var allowing: [String: Set<User.ID>] = [:]

    init(lifetime: Duration) { self.lifetime = lifetime }

    /// Makes a request token.
    mutating func begin(
        consumerKey: String, callback: SignIn.Callback, isReadOnly: Bool = false, token: OAuthToken? = nil, now: Date
    ) -> Pending {
        count += 1
        let sign = Pending(
            token: token
                ?? OAuthToken(token: "request-\(count)", secret: "S3CRET-MARK request \(count) +&=/%~*"),
            consumerKey: consumerKey, callback: callback, isReadOnly: isReadOnly, formToken: "form-\(count)",
            end: now.advanced(by: lifetime))
        pending[sign.token.token] = sign
        return sign
    }

    /// The sign-in that waits for its user; `nil` if it is unknown, over, or allowed already.
    func asking(_ token: String, now: Date) -> Pending? {
        pending[token].flatMap { $0.allowed == nil && now < $0.end ? $0 : nil }
    }

    /// The user said yes.
    ///
    /// - Returns: The verifier: seven digits for typing, or more than anybody types.
    mutating func allow(_ sign: Pending, by user: User.ID) -> Secret {
        let number = Int(sign.formToken.drop { !$0.isNumber }) ?? 0
        // A step without a common factor of the range walks through all PINs before one comes again.
        let pin = 1_000_000 + (number * 7_654_321) % 9_000_000
        let verifier = Secret(sign.callback == .pin ? String(pin) : "S3CRET-MARK-verifier-\(pin)")
        pending[sign.token.token]?.allowed = (user, verifier)
        allowing[sign.consumerKey, default: []].insert(user)
        return verifier
    }

    /// The user said no.
    mutating func deny(_ sign: Pending) { pending[sign.token.token] = nil }

    /// Whether the user has allowed the app before.
    func hasAllowed(_ user: User.ID, _ consumerKey: String) -> Bool { allowing[consumerKey]?.contains(user) ?? false }

    /// A request token that can be exchanged, or could be if the user had allowed it.
    func exchangeable(_ token: String, consumerKey: String, now: Date) -> Pending? {
        pending[token].flatMap { $0.consumerKey == consumerKey && now < $0.end ? $0 : nil }
    }

    /// Ends a sign-in.
    ///
    /// - Returns: The user who allowed it; `nil` if nobody did or the verifier is another one, and then it is not ended.
    mutating func exchange(_ sign: Pending, verifier: String) -> User.ID? {
        guard let allowed = sign.allowed, allowed.verifier == Secret(verifier) else { return nil }
        pending[sign.token.token] = nil
        return allowed.user
    }

    /// Notes a permission for reverse auth.
    mutating func permit(_ text: String, now: Date) { permissions[text] = now.advanced(by: lifetime) }

    /// Uses a permission up.
    ///
    /// - Returns: Whether it was there and still good.
    mutating func usePermission(_ text: String, now: Date) -> Bool {
        permissions.removeValue(forKey: text).map { now < $0 } ?? false
    }
}

extension Date {
    /// The date that lies so much later.
    func advanced(by duration: Duration) -> Date {
        addingTimeInterval(Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18)
    }
}
