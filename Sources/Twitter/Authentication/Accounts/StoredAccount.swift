public import OAuth1
import TwitterJSON

/// A user's account as a store keeps it: whose it is, for which service and app, and the token.
public struct StoredAccount: Hashable, Sendable, Identifiable {
    /// What an account is known by for ever: the service and the user's id there, for screen names change.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        /// The service, as ``TwitterService/identity`` spells it.
        public let service: String
        /// The user's id.
        public let userID: User.ID

        /// Creates an id from its parts.
        ///
        /// - Parameters:
        ///   - service: The service, as ``TwitterService/identity`` spells it.
        ///   - userID: The user's id.
        public init(service: String, userID: User.ID) {
            self.service = service
            self.userID = userID
        }

        /// The user's id and the service.
        public var description: String { "\(userID) of \(service)" }
    }

    /// The service and the user's id.
    public let id: ID
    /// The screen name at the last look; `nil` if the service has not told one.
    public var screenName: String?
    /// The name under which the store keeps the app that the token was made for.
    public var consumerName: String
    /// The token with its secret.
    public var token: OAuthToken
    /// Fields of the stored form that this version does not know; they are written back.
    var unknownFields: [JSON.Member] = []

    /// Creates an account.
    ///
    /// - Parameters:
    ///   - id: The service and the user's id.
    ///   - screenName: The screen name, without `@`.
    ///   - consumerName: The name under which the store keeps the app.
    ///   - token: The token with its secret.
    public init(id: ID, screenName: String?, consumerName: String, token: OAuthToken) {
        self.id = id
        self.screenName = screenName
        self.consumerName = consumerName
        self.token = token
    }

    /// `@` and the screen name, or the id where there is none.
    public var displayName: String { screenName.map { "@\($0)" } ?? id.userID.description }
}
