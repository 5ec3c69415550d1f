import OAuth1

extension SignIn {
    /// Checks the address that the user came back to, and finds the verifier in it.
    ///
    /// A pure function; ``TwitterAPI/finishSignIn(_:callback:)`` calls it.
    ///
    /// - Parameter callback: The address with its query; what comes before the `?` is not looked at, so a path will do.
    /// - Returns: The verifier.
    /// - Throws: ``TwitterError`` of kind ``TwitterError/Kind/signInDenied`` if the user said no, or
    ///   ``TwitterError/Kind/wrongCallback`` if the address belongs to another sign-in, tells of a problem or has no
    ///   verifier.
    public func verifier(inCallback callback: String) throws(TwitterError) -> Secret {
        let answer = try Self.parameters(of: callback)
        // Twitter sends `denied` with the token, GNU social `oauth_problem` with or without it.
        let token = answer["denied"] ?? answer["oauth_token"]
        let problem = answer["oauth_problem"]
        // By bytes: composed and decomposed letters are equal as Swift strings.
        guard token.map({ $0.utf8.elementsEqual(requestToken.token.utf8) }) ?? (problem != nil) else {
            throw Self.wrongCallback("The callback belongs to another sign-in.")
        }
        if answer["denied"] != nil || problem.map(Self.refusals.contains) ?? false {
            throw TwitterError(kind: .signInDenied, message: "The user did not allow the app.")
        }
        guard problem == nil else { throw Self.wrongCallback("The callback tells of a problem.") }
        guard let verifier = answer["oauth_verifier"], !verifier.isEmpty else {
            throw Self.wrongCallback("The callback has no oauth_verifier.")
        }
        return Secret(verifier)
    }

    /// The user's no in the vocabulary of the problem reporting extension of OAuth 1.0.
    private static let refusals: Set<String> = ["user_refused", "permission_denied"]

    /// The parameters of an address; one of ours that stands there twice could be read in two ways.
    private static func parameters(of url: String) throws(TwitterError) -> Parameters {
        let query = url.utf8.prefix { $0 != UInt8(ascii: "#") }.drop { $0 != UInt8(ascii: "?") }.dropFirst()
        guard let pairs = try? FormEncoding.decode(Array(query)) else {
            throw wrongCallback("The query of the callback cannot be decoded.")
        }
        for name in ["oauth_token", "oauth_verifier", "oauth_problem", "denied"]
        where pairs.count(where: { $0.name == name }) > 1 {
            throw wrongCallback("The callback has \(name) more than once.")
        }
        return Parameters(pairs)
    }

    private static func wrongCallback(_ message: String) -> TwitterError {
        TwitterError(kind: .wrongCallback, message: "\(message) Start the sign-in again.")
    }
}
