/// How a ``CurlTransport`` behaves, whatever it sends; limits of a single request stand in the request.
public struct CurlConfiguration: Hashable, Sendable {
    /// The most requests under way at once, and the most connections; 64 by default, at least 1.
    ///
    /// Further requests wait in the order in which they came.
    public var maximumConnections = 64
    /// The most requests that may wait for their turn; 16,384 by default.
    ///
    /// One more fails at once with the kind `overloaded`.
    public var maximumQueuedRequests = 16_384
    /// Whose certificates are accepted; those that the system trusts by default.
    public var trust = CurlTrust.system
    /// Whether the variables `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` are obeyed; `true` by default.
    ///
    /// Loopback addresses are always reached directly.
    public var usesProxyFromEnvironment = true

    /// Creates a configuration with all defaults.
    public init() {}

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - maximumConnections: The most requests under way, and the most connections, at once.
    ///   - maximumQueuedRequests: The most requests that may wait for their turn.
    ///   - trust: Whose certificates are accepted.
    ///   - usesProxyFromEnvironment: Whether the environment's proxy variables are obeyed.
    public init(
        maximumConnections: Int = 64, maximumQueuedRequests: Int = 16_384, trust: CurlTrust = .system,
        usesProxyFromEnvironment: Bool = true
    ) {
        self.maximumConnections = maximumConnections
        self.maximumQueuedRequests = maximumQueuedRequests
        self.trust = trust
        self.usesProxyFromEnvironment = usesProxyFromEnvironment
    }

    /// What is impossible in the settings, as a sentence; `nil` if nothing is.
    var fault: String? {
        if maximumConnections < 1 { return "maximumConnections must be at least 1." }
        if maximumQueuedRequests < 0 { return "maximumQueuedRequests must not be negative." }
        return nil
    }

    /// The most requests without an answer at one moment.
    var capacity: Int {
        let (sum, overflow) = maximumConnections.addingReportingOverflow(maximumQueuedRequests)
        return overflow ? .max : sum
    }
}

/// Whose certificates a ``CurlTransport`` accepts.
public enum CurlTrust: Hashable, Sendable {
    /// Those signed by an authority that libcurl was built to trust, usually the system's list.
    case system
    /// Those signed by an authority in a file of PEM certificates, and no others.
    ///
    /// - Parameter path: Where the file is. If it cannot be read, each request fails with the kind `unavailable`.
    case certificateAuthorityFile(_ path: String)
    /// Any certificate for any name: whoever sits on the way can read and change everything. For trials only.
    case insecurelyAcceptingAnyCertificate
}
