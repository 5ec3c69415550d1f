extension TwitterAPI {
    /// Makes sure that a token's owner is known, for an account to be stored under.
    ///
    /// Some services, such as GNU social, do not say with the token whose it is; they are asked by
    /// `GET account/verify_credentials`.
    ///
    /// - Parameter token: The token, as signing in gave it.
    /// - Returns: The same token with the user's id and the screen name that the service tells.
    /// - Throws: ``TwitterError``, of kind ``TwitterError/Kind/unreadableAnswer`` if the service does not tell the id;
    ///   `CancellationError` if the task was cancelled.
    public func identified(_ token: AccessToken) async throws -> AccessToken {
        if token.userID != nil, token.screenName != nil { return token }
        let owner = try await authenticated(as: token.token).verify()
        guard let userID = token.userID ?? owner.userID else {
            throw TwitterError(kind: .unreadableAnswer, message: "The service does not say whose token it is.")
        }
        return AccessToken(token: token.token, userID: userID, screenName: owner.screenName ?? token.screenName)
    }
}
