/// How a ``CurlTransport`` behaves, whatever it sends; limits of a single request stand in the request.
public struct CurlConfiguration: Hashable, Sendable {
    /// The most requests under way at once, and the most connections; 64 by default, at least 1.
    ///
    /// Further requests wait in the order in which they came. A streamed answer is under way until it has been read.
    /// Streams have connections of their own, so with those that are kept for later there can be twice as many.
    public var maximumConnections = 64
    /// The most connections to one host and port, and as many for streams; `nil`, the default, sets no limit of its own.
    public var maximumConnectionsPerHost: Int?
    /// The most requests that may wait for their turn; 16,384 by default.
    ///
    /// One more fails at once with the kind `overloaded`.
    public var maximumQueuedRequests = 16_384
    /// Whose certificates are accepted; those that the system trusts by default.
    public var trust = CurlTrust.system
    /// By which proxy requests go; the one that the environment names, by default.
    public var proxy = CurlProxy.environment
    /// The path of a Unix socket to send all requests to, whatever host they name; `nil` by default.
    public var unixSocketPath: String?
    /// How long an unused connection is kept; 60 seconds by default.
    public var idleConnectionLifetime = Duration.seconds(60)

    /// Creates a configuration with all defaults.
    public init() {}

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - maximumConnections: The most requests under way, and the most connections, at once.
    ///   - maximumQueuedRequests: The most requests that may wait for their turn.
    ///   - trust: Whose certificates are accepted.
    ///   - proxy: By which proxy requests go.
    public init(
        maximumConnections: Int = 64, maximumQueuedRequests: Int = 16_384, trust: CurlTrust = .system,
        proxy: CurlProxy = .environment
    ) {
        self.maximumConnections = maximumConnections
        self.maximumQueuedRequests = maximumQueuedRequests
        self.trust = trust
        self.proxy = proxy
    }

    /// What is impossible in the settings, as a sentence; `nil` if nothing is.
    var fault: String? {
        if maximumConnections < 1 { return "maximumConnections must be at least 1." }
        if maximumQueuedRequests < 0 { return "maximumQueuedRequests must not be negative." }
        if let limit = maximumConnectionsPerHost, limit < 1 { return "maximumConnectionsPerHost must be at least 1." }
        return nil
    }

    /// The most requests without an answer at one moment.
    var capacity: Int {
        let (sum, overflow) = maximumConnections.addingReportingOverflow(maximumQueuedRequests)
        return overflow ? .max : sum
    }

    /// How many of them may have been built: those under way, and as many that lie ready.
    var turns: Int {
        let (double, overflow) = maximumConnections.multipliedReportingOverflow(by: 2)
        return overflow ? capacity : min(double, capacity)
    }
}

/// By which proxy a ``CurlTransport`` sends its requests.
public struct CurlProxy: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    enum Kind: Hashable {
        case environment
        case direct
        case server(String)
    }

    let kind: Kind

    /// The one that the variables `http_proxy`, `https_proxy` or `all_proxy` name, but for hosts in `no_proxy`; loopback
    /// addresses are always reached directly.
    public static let environment = CurlProxy(kind: .environment)
    /// None.
    public static let direct = CurlProxy(kind: .direct)

    /// One server for all requests, loopback addresses too.
    ///
    /// - Parameter address: Its address with the scheme `http`, `https`, `socks4`, `socks4a`, `socks5` or `socks5h` (the
    ///   proxy resolves the names), and user and password if it wants them: `socks5h://127.0.0.1:1080`. Requests to
    ///   https addresses go through an http proxy by `CONNECT`.
    /// - Returns: The proxy.
    public static func server(_ address: String) -> CurlProxy { CurlProxy(kind: .server(address)) }

    /// The kind, or the address without user and password.
    public var description: String {
        switch kind {
        case .environment: "environment"
        case .direct: "direct"
        case .server(let address):
            String((address.split(separator: "@", omittingEmptySubsequences: false).last ?? "").prefix { $0 != "?" })
        }
    }

    /// A mirror of the description.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

/// Whose certificates a ``CurlTransport`` accepts.
public enum CurlTrust: Hashable, Sendable {
    /// Those signed by an authority that libcurl was built to trust: the system's file, or its folder if there is no file.
    case system
    /// Those signed by an authority in a file of PEM certificates, and no others.
    ///
    /// - Parameter path: Where the file is. If it cannot be read, each request fails with the kind `unavailable`.
    case certificateAuthorityFile(_ path: String)
    /// Any certificate for any name: whoever sits on the way can read and change everything. For trials only.
    case insecurelyAcceptingAnyCertificate
}
