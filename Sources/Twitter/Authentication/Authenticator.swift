public import OAuth1
import TwitterHTTP

/// Where the credentials of calls come from.
///
/// The kinds are written `.oauth1(consumer:token:)`, `.xAuth(consumer:username:password:)`, `.appOnly(consumer:)`,
/// `.bearer(_:)`, `.basic(username:password:)`, `.supplied(_:rejected:)` and `.none`. A kind of your own needs
/// ``credential(for:)`` only.
public protocol Authenticator: Sendable {
    /// Gives the credential for one attempt of a call; may fetch it first.
    ///
    /// - Parameter endpoint: What is called.
    /// - Returns: The credential.
    /// - Throws: ``TwitterError`` if there is none. The text of other errors is not passed on, for it might hold a
    ///   secret.
    func credential(for endpoint: Endpoint) async throws -> Credential

    /// Told that the service does not accept a credential.
    ///
    /// - Parameters:
    ///   - credential: The credential that was refused; another one may have taken its place since.
    ///   - error: How the service refused it.
    /// - Returns: Whether to ask ``credential(for:)`` again and try once more; obeyed once a call.
    func rejected(_ credential: Credential, by error: TwitterError) async -> Recovery

    /// Finds out whether the credentials are good, and whose they are.
    ///
    /// - Parameter api: The client that uses this authenticator.
    /// - Returns: Who the service says they belong to.
    /// - Throws: ``TwitterError`` if they are refused or the service cannot be asked.
    func verify(with api: TwitterAPI) async throws -> Verification

    /// Gives the authenticator that a client will use; called once for each client.
    ///
    /// - Parameter api: A client of the same service and transport, without credentials, for those that have to call
    ///   the service to get theirs.
    /// - Returns: Usually the authenticator itself.
    func bound(to api: TwitterAPI) -> any Authenticator

    /// The app that the credentials belong to, if they belong to one.
    var consumer: OAuthConsumer? { get }

    /// The credential, if it is the same for every call; then ``credential(for:)`` is not asked.
    var constant: Credential? { get }
}

/// What to do after a credential was refused.
public enum Recovery: Hashable, Sendable {
    /// Throw the error.
    case fail
    /// Ask for a credential again and try once more.
    case tryAgain
}

extension Authenticator {
    /// Does nothing and lets the call fail.
    public func rejected(_ credential: Credential, by error: TwitterError) async -> Recovery { .fail }

    /// Asks `GET account/verify_credentials`.
    ///
    /// Code 220 says that the credential is good and an app's, so it belongs to nobody.
    ///
    /// - Parameter api: The client that uses this authenticator.
    /// - Returns: Who the service says they belong to; nobody for a bearer token of an app.
    /// - Throws: ``TwitterError`` if they are refused or the service cannot be asked.
    public func verify(with api: TwitterAPI) async throws -> Verification {
        try await Verification.request(to: api).value
    }

    /// Returns the authenticator itself.
    public func bound(to api: TwitterAPI) -> any Authenticator { self }

    /// No app.
    public var consumer: OAuthConsumer? { nil }

    /// None: it is asked for, for each call.
    public var constant: Credential? { nil }
}
