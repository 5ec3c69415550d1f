/// An authenticator that asks the host program for each credential.
public struct SuppliedAuthenticator: Authenticator {
    private let provide: @Sendable (Endpoint) async throws -> Credential
    private let told: @Sendable (Credential, TwitterError) async -> Recovery
    private let refusals = RefusalMemory()

    /// Creates an authenticator.
    ///
    /// - Parameters:
    ///   - provide: Gives the credential for a call; called for each attempt, from any task.
    ///   - rejected: Told when the service does not accept a credential, once for each credential, however many calls it
    ///     fails; says whether to ask `provide` again.
    public init(
        _ provide: @escaping @Sendable (Endpoint) async throws -> Credential,
        rejected: @escaping @Sendable (Credential, TwitterError) async -> Recovery = { _, _ in .fail }
    ) {
        self.provide = provide
        told = rejected
    }

    /// Asks the host program.
    public func credential(for endpoint: Endpoint) async throws -> Credential { try await provide(endpoint) }

    /// Tells the host program, if it was not told of this credential before.
    ///
    /// - Parameters:
    ///   - credential: The credential that was refused.
    ///   - error: How the service refused it.
    /// - Returns: What the host program said of it.
    public func rejected(_ credential: Credential, by error: TwitterError) async -> Recovery {
        await refusals.recovery(of: credential) { [told] in await told(credential, error) }
    }
}

extension Authenticator where Self == SuppliedAuthenticator {
    /// Takes credentials from the host program's own store.
    ///
    /// ```swift
    /// let twitter = TwitterAPI(auth: .supplied { _ in .oauth1(consumer: consumer, token: try await store.token()) })
    /// ```
    ///
    /// `provide` runs in the task of the call and sees its task-local values. A call keeps the credential that it got.
    ///
    /// - Parameters:
    ///   - provide: Gives the credential for a call; called for each attempt, from any task.
    ///   - rejected: Told when the service does not accept a credential, once for each credential, however many calls it
    ///     fails; says whether to ask `provide` again.
    /// - Returns: The authenticator.
    public static func supplied(
        _ provide: @escaping @Sendable (Endpoint) async throws -> Credential,
        rejected: @escaping @Sendable (Credential, TwitterError) async -> Recovery = { _, _ in .fail }
    ) -> Self {
        SuppliedAuthenticator(provide, rejected: rejected)
    }
}
