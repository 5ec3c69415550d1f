import Twitter

/// The browsers that are signed in, by their cookies.
struct Browsers {
    static let cookie = "sandbox_session"
    /// Stands in the form of the log-in page.
    let formToken = "form-login"
    private var users: [String: User.ID] = [:]

    /// Signs a browser in.
    ///
    /// - Returns: The value of its cookie.
    mutating func open(for user: User.ID) -> String {
        let session = "S3CRET-MARK-session-\(users.count + 1)"
        users[session] = user
        return session
    }

    /// The user of a `Cookie` header field (RFC 6265, section 4.2).
    func user(cookies: String?) -> User.ID? {
        for pair in (cookies ?? "").split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
            if parts.count == 2, parts[0] == Self.cookie, let user = users[String(parts[1])] { return user }
        }
        return nil
    }
}
