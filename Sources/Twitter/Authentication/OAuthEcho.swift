public import OAuth1
public import TwitterHTTP

/// What a third service needs to ask Twitter who a user is, without getting the user's token (OAuth Echo).
///
/// The third service sends a `GET` to ``serviceProvider``, after checking that this is Twitter's address, with
/// ``authorization`` as the `Authorization` header field. The signature is good once, for a few minutes, and for this call
/// alone.
public struct OAuthEcho: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The address of `GET account/verify_credentials` (`X-Auth-Service-Provider`).
    public let serviceProvider: String
    /// A signed `Authorization` header for that call (`X-Verify-Credentials-Authorization`).
    public let authorization: Secret

    /// Both as header fields of the request to the third service.
    public var headers: HTTPFields {
        [
            "X-Auth-Service-Provider": serviceProvider,
            "X-Verify-Credentials-Authorization": authorization.revealed,
        ]
    }

    /// The address; never the signature.
    public var description: String { "OAuth Echo for \(serviceProvider)" }

    /// A mirror without the signature.
    public var customMirror: Mirror { Mirror(self, children: ["serviceProvider": serviceProvider]) }
}

extension TwitterAPI {
    /// Signs a call of `GET account/verify_credentials` for a third service to send.
    ///
    /// - Returns: The address and the signature.
    /// - Throws: ``TwitterError`` of kind ``TwitterError/Kind/noCredential`` if the client does not sign for a user: a
    ///   bearer token or password is never given away. `CancellationError` if the task was cancelled.
    public func oauthEcho() async throws -> OAuthEcho {
        let endpoint = Endpoint(.get, "account/verify_credentials")
        let credential = try await authenticator.credential(for: endpoint)
        guard case .oauth1(let signer) = credential.kind, signer.token != nil else {
            throw TwitterError(
                kind: .noCredential,
                message: "OAuth Echo needs the OAuth 1.0a token of a user, and this client has none.")
        }
        let request = TwitterRequest(Call(endpoint), api: self) { _ in }.with { $0.credential = credential }
        let prepared = try await request.prepared()
        return OAuthEcho(
            serviceProvider: prepared.url, authorization: Secret(prepared.headers["Authorization"] ?? ""))
    }
}
