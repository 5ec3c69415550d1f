/// Why a store does not give or keep an account.
///
/// No text of it shows a secret.
public struct AccountStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of fault it was; more kinds may come.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind.
        public let description: String

        private init(_ description: String) { self.description = description }

        /// The store cannot be reached: it has no place, another program keeps it locked, or the system fails.
        public static let notAccessible = Kind("notAccessible")
        /// There are accounts, but not the one that was asked for, or more than one of that name.
        public static let noneFound = Kind("noneFound")
        /// The system refuses the store to this user, or the store refuses itself because others could read or change it.
        public static let denied = Kind("denied")
        /// Not one account of the service is stored.
        public static let noneAvailable = Kind("noneAvailable")
        /// The account is there and cannot be used: it belongs to another service, its app is not stored, or the service
        /// does not accept it any more.
        public static let invalid = Kind("invalid")
        /// What is stored is cut off, is something else, or was written by a newer version; it stays as it is.
        public static let unreadable = Kind("unreadable")
    }

    /// What kind of fault it was.
    public var kind: Kind
    /// A sentence for a person.
    public var message: String
    /// The file, if it is about one.
    public var path: String?
    /// The account, if it is about one.
    public var account: StoredAccount.ID?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: What kind of fault it was.
    ///   - message: A sentence for a person, without secrets.
    ///   - path: The file, if it is about one.
    ///   - account: The account, if it is about one.
    public init(kind: Kind, message: String, path: String? = nil, account: StoredAccount.ID? = nil) {
        self.kind = kind
        self.message = message
        self.path = path
        self.account = account
    }

    /// The path, if there is one, and the sentence.
    public var description: String { path.map { "\($0): \(message)" } ?? message }
}
