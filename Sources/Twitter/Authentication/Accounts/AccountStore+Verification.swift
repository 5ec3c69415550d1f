extension AccountStore {
    /// Asks the service whether it accepts an account, and notes the user's new name if it was renamed.
    ///
    /// - Parameters:
    ///   - account: The account.
    ///   - api: A client that signs as the account.
    /// - Returns: The account as it is stored now.
    /// - Throws: ``AccountStoreError`` of kind ``AccountStoreError/Kind/invalid`` if the service does not accept it any
    ///   more or knows its token as another user's, ``TwitterError`` if it cannot be asked, `CancellationError` if the
    ///   task was cancelled.
    public func verify(_ account: StoredAccount, with api: TwitterAPI) async throws -> StoredAccount {
        let owner: Verification
        do {
            owner = try await api.verify()
        } catch let error as TwitterError where error.kind == .unauthorized {
            throw AccountStoreError(
                kind: .invalid,
                message: "The service does not accept the account \(account.displayName) any more; sign in again.",
                account: account.id)
        }
        guard owner.userID == account.id.userID else {
            throw AccountStoreError(
                kind: .invalid,
                message: "The token of the account \(account.displayName) belongs to another user; sign in again.",
                account: account.id)
        }
        return try await update { book in
            // It may have been changed or removed meanwhile.
            guard var stored = book[account.id] else { return account }
            if let name = owner.screenName { stored.screenName = name }
            book.save(stored)
            return stored
        }
    }
}
