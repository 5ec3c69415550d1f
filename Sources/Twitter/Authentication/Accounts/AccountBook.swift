public import OAuth1
import TwitterJSON

/// What a store of accounts holds: accounts, apps, and a default account for each service.
///
/// A plain value. ``init(json:)`` and ``json()`` read and write it; an ``AccountStore`` keeps it somewhere.
public struct AccountBook: Hashable, Sendable {
    /// The accounts, in the order in which they came.
    public internal(set) var accounts: [StoredAccount] = []
    /// The apps, in the order in which they came.
    public internal(set) var consumers: [StoredConsumer] = []
    /// The chosen default accounts by service.
    var defaults: [String: User.ID] = [:]
    /// Fields of the stored form that this version does not know; they are written back.
    var unknownFields: [JSON.Member] = []

    /// Creates a book without entries.
    public init() {}

    // MARK: Accounts

    /// The accounts of a service, in the order in which they came.
    public func accounts(of service: TwitterService) -> [StoredAccount] {
        let identity = service.identity
        return accounts.filter { $0.id.service == identity }
    }

    /// The account with an id.
    public subscript(id: StoredAccount.ID) -> StoredAccount? { accounts.first { $0.id == id } }

    /// The chosen default account of a service, or its first; `nil` if it has none.
    public func defaultAccount(of service: TwitterService) -> StoredAccount? {
        accounts.first { $0.id.service == service.identity && isDefault($0) }
    }

    /// Whether an account is the chosen default of its service, or its first where none was chosen.
    public func isDefault(_ account: StoredAccount) -> Bool {
        let service = account.id.service
        if let chosen = defaults[service], self[StoredAccount.ID(service: service, userID: chosen)] != nil {
            return account.id.userID == chosen
        }
        return accounts.first { $0.id.service == service }?.id == account.id
    }

    /// Finds the account that a person means.
    ///
    /// - Parameters:
    ///   - name: A screen name in any case, with or without `@`, or a user id; `nil` means the default account.
    ///   - service: The service. Accounts of others are not looked at.
    /// - Returns: The account.
    /// - Throws: ``AccountStoreError/Kind/noneAvailable`` if the service has no account,
    ///   ``AccountStoreError/Kind/noneFound`` if it has, and none or more than one is called so.
    public func account(_ name: String?, of service: TwitterService) throws(AccountStoreError) -> StoredAccount {
        guard let standard = defaultAccount(of: service) else {
            throw AccountStoreError(
                kind: .noneAvailable, message: "No account of \(service.identity) is stored; sign one in first.")
        }
        guard let name else { return standard }
        let isScreenName = name.hasPrefix("@")
        let wanted = (isScreenName ? String(name.dropFirst()) : name).lowercased()
        let found = accounts(of: service).filter {
            $0.screenName?.lowercased() == wanted || (!isScreenName && $0.id.userID.description == name)
        }
        if found.count > 1 {
            let ids = found.map(\.id.userID.description).joined(separator: " and ")
            throw AccountStoreError(
                kind: .noneFound, message: "\(name) may be any of the accounts with the ids \(ids); say which.")
        }
        guard let account = found.first else {
            throw AccountStoreError(
                kind: .noneFound, message: "No account \(name) of \(service.identity) is stored; others are.")
        }
        return account
    }

    /// Keeps an account, in place of what was stored under its id.
    public mutating func save(_ account: StoredAccount) {
        guard let index = accounts.firstIndex(where: { $0.id == account.id }) else { return accounts.append(account) }
        let unknownFields = accounts[index].unknownFields
        accounts[index] = account
        if account.unknownFields.isEmpty { accounts[index].unknownFields = unknownFields }
    }

    /// Keeps a token that signing in has given, and the app that it was given for.
    ///
    /// - Parameters:
    ///   - token: The token with the user's id; ``TwitterAPI/identified(_:)`` finds an id that the service did not tell.
    ///   - consumer: The app.
    ///   - name: The name to keep the app under; `nil` as in ``save(_:named:of:)``.
    ///   - service: The service.
    /// - Returns: The account as it is stored now.
    /// - Throws: ``AccountStoreError/Kind/invalid`` if there is no id, or the name belongs to another app with accounts.
    @discardableResult
    public mutating func save(
        _ token: AccessToken, of consumer: OAuthConsumer, named name: String? = nil, at service: TwitterService
    ) throws(AccountStoreError) -> StoredAccount {
        guard let userID = token.userID else {
            throw AccountStoreError(kind: .invalid, message: "A token without the id of its user cannot be stored.")
        }
        let app = try save(consumer, named: name, of: service)
        let id = StoredAccount.ID(service: service.identity, userID: userID)
        let account = StoredAccount(
            id: id, screenName: token.screenName ?? self[id]?.screenName, consumerName: app.name, token: token.token)
        save(account)
        return account
    }

    /// Forgets an account; its app stays.
    ///
    /// - Parameter id: The account's id.
    /// - Returns: The account; `nil` if there was none.
    @discardableResult
    public mutating func removeAccount(_ id: StoredAccount.ID) -> StoredAccount? {
        guard let index = accounts.firstIndex(where: { $0.id == id }) else { return nil }
        if defaults[id.service] == id.userID { defaults[id.service] = nil }
        return accounts.remove(at: index)
    }

    /// Makes an account the default of its service.
    ///
    /// - Parameter id: The account's id.
    /// - Throws: ``AccountStoreError/Kind/noneFound`` if it is not stored.
    public mutating func setDefault(_ id: StoredAccount.ID) throws(AccountStoreError) {
        guard self[id] != nil else {
            throw AccountStoreError(kind: .noneFound, message: "The account \(id) is not stored.", account: id)
        }
        defaults[id.service] = id.userID
    }

    // MARK: Apps

    /// The apps of a service, in the order in which they came.
    public func consumers(of service: TwitterService) -> [StoredConsumer] {
        let identity = service.identity
        return consumers.filter { $0.service == identity }
    }

    /// The app of that name at a service.
    public func consumer(named name: String, of service: TwitterService) -> StoredConsumer? {
        consumers(of: service).first { $0.name == name }
    }

    /// Keeps an app's key and secret.
    ///
    /// A secret may change; a name does not pass from one app to another while accounts use it.
    ///
    /// - Parameters:
    ///   - consumer: Key and secret.
    ///   - name: The name; `nil` takes the one that the key is stored under, or else the key.
    ///   - service: The service.
    /// - Returns: The app as it is stored now.
    /// - Throws: ``AccountStoreError/Kind/invalid`` if the name belongs to another app with accounts.
    @discardableResult
    public mutating func save(
        _ consumer: OAuthConsumer, named name: String? = nil, of service: TwitterService
    ) throws(AccountStoreError) -> StoredConsumer {
        let known = consumers(of: service).first { $0.consumer.key == consumer.key }
        let name = name ?? known?.name ?? consumer.key
        let identity = service.identity
        guard let index = consumers.firstIndex(where: { $0.service == identity && $0.name == name }) else {
            let stored = StoredConsumer(service: identity, name: name, consumer: consumer)
            consumers.append(stored)
            return stored
        }
        if consumers[index].consumer.key != consumer.key, let user = firstUser(of: consumers[index]) {
            throw AccountStoreError(
                kind: .invalid,
                message: "The name \(name) belongs to another app, which \(user.displayName) uses; take another name.",
                account: user.id)
        }
        consumers[index].consumer = consumer
        return consumers[index]
    }

    /// Forgets an app.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - service: The service.
    /// - Returns: The app; `nil` if there was none.
    /// - Throws: ``AccountStoreError/Kind/invalid`` while an account uses it.
    @discardableResult
    public mutating func removeConsumer(
        named name: String, of service: TwitterService
    ) throws(AccountStoreError) -> StoredConsumer? {
        guard let consumer = consumer(named: name, of: service) else { return nil }
        if let user = firstUser(of: consumer) {
            throw AccountStoreError(
                kind: .invalid, message: "\(user.displayName) uses the app \(name); remove the account first.",
                account: user.id)
        }
        consumers.removeAll { $0.service == consumer.service && $0.name == name }
        return consumer
    }

    private func firstUser(of consumer: StoredConsumer) -> StoredAccount? {
        accounts.first { $0.id.service == consumer.service && $0.consumerName == consumer.name }
    }

    // MARK: Use

    /// The authenticator that signs as an account.
    ///
    /// - Parameters:
    ///   - account: The account.
    ///   - service: The service that will be called.
    /// - Returns: The authenticator, `.oauth1(consumer:token:)`.
    /// - Throws: ``AccountStoreError/Kind/invalid`` if the account was made for another service or its app is not stored.
    public func authenticator(
        of account: StoredAccount, for service: TwitterService
    ) throws(AccountStoreError) -> FixedAuthenticator {
        guard account.id.service == service.identity else {
            throw AccountStoreError(
                kind: .invalid,
                message: "The account \(account.displayName) was made for \(account.id.service) and is not used for "
                    + "\(service.identity).",
                account: account.id)
        }
        guard let stored = consumer(named: account.consumerName, of: service) else {
            throw AccountStoreError(
                kind: .invalid,
                message: "The app \(account.consumerName) of the account \(account.displayName) is not stored; sign in "
                    + "again.",
                account: account.id)
        }
        return .oauth1(consumer: stored.consumer, token: account.token)
    }
}
