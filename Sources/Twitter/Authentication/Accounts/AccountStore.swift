/// A place where accounts are kept: a file (``FileAccountStore``), or one of your own, such as a table of a database.
public protocol AccountStore: Sendable {
    /// Reads all that is stored.
    ///
    /// - Returns: What is stored; without entries if nothing was stored yet.
    /// - Throws: ``AccountStoreError`` if the store cannot be read.
    func read() async throws(AccountStoreError) -> AccountBook

    /// Changes what is stored, with nobody else changing it at the same time.
    ///
    /// - Parameter change: Changes the book; nothing is stored if it throws. It must not use the store.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws, or ``AccountStoreError`` if the store cannot be read or written; then it is as
    ///   it was.
    @discardableResult
    func update<Result: Sendable>(
        _ change: @Sendable (inout AccountBook) throws(AccountStoreError) -> Result
    ) async throws(AccountStoreError) -> Result
}

extension AccountStore {
    /// Finds the account that a person means.
    ///
    /// - Parameters:
    ///   - name: A screen name in any case, with or without `@`, or a user id; `nil` means the default account.
    ///   - service: The service.
    /// - Returns: The account.
    /// - Throws: ``AccountStoreError``, as ``AccountBook/account(_:of:)`` does, or if the store cannot be read.
    public func account(
        _ name: String? = nil, of service: TwitterService
    ) async throws(AccountStoreError) -> StoredAccount {
        try await read().account(name, of: service)
    }

    /// Gives the authenticator that signs as an account.
    ///
    /// ```swift
    /// let twitter = TwitterAPI(auth: try await FileAccountStore().authenticator(for: .x))
    /// ```
    ///
    /// - Parameters:
    ///   - name: The account, as ``account(_:of:)`` finds it; `nil` means the default account.
    ///   - service: The service that will be called. Accounts of others are not used.
    /// - Returns: The authenticator, `.oauth1(consumer:token:)`; later changes of the store do not reach it.
    /// - Throws: ``AccountStoreError``, as ``AccountBook/account(_:of:)`` and ``AccountBook/authenticator(of:for:)`` do, or
    ///   if the store cannot be read.
    public func authenticator(
        _ name: String? = nil, for service: TwitterService
    ) async throws(AccountStoreError) -> FixedAuthenticator {
        let book = try await read()
        return try book.authenticator(of: book.account(name, of: service), for: service)
    }

    /// Gives the credential of an account, for `.supplied`.
    ///
    /// ```swift
    /// let twitter = TwitterAPI(auth: .supplied { _ in try await store.credential(of: id, for: .x) })
    /// ```
    ///
    /// - Parameters:
    ///   - id: The account.
    ///   - service: The service that will be called.
    /// - Returns: The credential as it is stored now.
    /// - Throws: ``TwitterError`` of kind ``TwitterError/Kind/noCredential`` with the sentence of the store's error.
    public func credential(of id: StoredAccount.ID, for service: TwitterService) async throws -> Credential {
        do {
            let book = try await read()
            guard let account = book[id] else {
                throw AccountStoreError(kind: .noneFound, message: "The account \(id) is not stored.", account: id)
            }
            return try book.authenticator(of: account, for: service).fixed
        } catch let error as AccountStoreError {
            throw TwitterError(kind: .noCredential, message: error.description)
        }
    }
}
