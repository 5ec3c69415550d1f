extension TwitterError {
    /// The kind of a refusal that only the endpoints of a sign-in have; `nil` for others.
    ///
    /// Twitter answers these with plain texts and XML as well as with codes, so its words are looked at.
    static func signInKind(status: Int, entries: [APIErrorEntry], of endpoint: Endpoint) -> Kind? {
        guard ["oauth/access_token", "oauth/request_token"].contains(endpoint.name) else { return nil }
        let codes = Set(entries.compactMap(\.code))
        let words = entries.map { $0.message.lowercased() }.joined(separator: " ")
        // Before codes: "Client application is not permitted to exchange credentials" came without one.
        if codes.contains(.clientNotPermitted) || words.contains("not permitted") { return .xAuthNotEnabled }
        guard status == 401 || status == 400 || status == 403 else { return nil }
        if endpoint.name == "oauth/request_token" {
            // "Desktop applications only support the oauth_callback value 'oob'" came without a code as well.
            return status != 400 && words.contains("callback") ? .callbackNotApproved : nil
        }
        if words.contains("verifier") { return .badVerifier }
        // The second is what a request without a good request token gets, when it is no xAuth either.
        let isExpired = words.contains("request token") || words.contains("reverse auth credentials")
        return isExpired ? .requestTokenExpired : nil
    }

    /// The same error for an exchange in which an invalid token can only be the request token.
    var ofExchange: TwitterError {
        // "Invalid / expired Token" comes without a code.
        guard kind == .unauthorized, code == .invalidOrExpiredToken || message.lowercased().contains("expired token")
        else { return self }
        var error = self
        error.kind = .requestTokenExpired
        error.message = Self.advised(message, of: error.kind)
        return error
    }
}
