/// The servers that are spoken to: Twitter itself or one that is compatible with it.
public struct TwitterService: Hashable, Sendable {
    private var bases: [TwitterHost: String]
    private var signedBases: [TwitterHost: String]
    private var apiPath: String
    private var signInPath: String

    /// The service under its present names: `api.x.com`, `upload.x.com`, `stream.x.com`.
    ///
    /// What was never moved, or retired before the names changed, is at its old address.
    public static let x = TwitterService(domain: "x.com")

    /// The service under its old names: `api.twitter.com`, `upload.twitter.com`, `stream.twitter.com`.
    public static let twitter = TwitterService(domain: "twitter.com")

    /// Another server, which answers everything under one address.
    ///
    /// - Parameters:
    ///   - base: Scheme, host and, if needed, port and path, such as `http://127.0.0.1:8080`; no slash at the end is
    ///     needed. Whether it can be used shows when the first request is built.
    ///   - apiPath: Where the REST API is below the base; GNU social and Friendica have it at `/api`.
    ///   - signInPath: What comes before `/oauth/...` and `/oauth2/...`; GNU social has them at `/api`.
    ///   - signedAs: The address that the server believes to have, if it is behind a proxy that changes it: signatures
    ///     are made for this one, requests go to `base`.
    /// - Returns: The service.
    public static func custom(
        _ base: String, apiPath: String = "/1.1", signInPath: String = "", signedAs: String? = nil
    ) -> TwitterService {
        func everywhere(_ base: String) -> [TwitterHost: String] {
            let base = withoutTrailingSlash(base)
            return Dictionary(uniqueKeysWithValues: TwitterHost.allCases.map { ($0, base) })
        }
        return TwitterService(
            bases: everywhere(base), signedBases: everywhere(signedAs ?? base),
            apiPath: path(apiPath), signInPath: path(signInPath))
    }

    private init(
        bases: [TwitterHost: String], signedBases: [TwitterHost: String], apiPath: String, signInPath: String
    ) {
        self.bases = bases
        self.signedBases = signedBases
        self.apiPath = apiPath
        self.signInPath = signInPath
    }

    private init(domain: String) {
        let bases: [TwitterHost: String] = [
            .api: "https://api.\(domain)",
            .upload: "https://upload.\(domain)",
            .stream: "https://stream.\(domain)",
            .userStream: "https://userstream.twitter.com",
            .siteStream: "https://sitestream.twitter.com",
            .publish: "https://publish.\(domain)",
            .insights: "https://data-api.twitter.com",
            .analytics: "https://analytics.twitter.com",
            .compliance: "https://gnip-stream.twitter.com",
            .ton: "https://ton.twitter.com",
            .linkCounts: "https://cdn.api.twitter.com/1",
        ]
        self.init(bases: bases, signedBases: bases, apiPath: "/1.1", signInPath: "")
    }

    /// The address of the API's host, without a path for the API.
    var base: String { bases[.api] ?? "" }

    /// The address of an endpoint, without a query.
    func url(of endpoint: Endpoint) -> String { address(of: endpoint, in: bases) }

    /// The address for which a request of an endpoint is signed.
    func signedURL(of endpoint: Endpoint) -> String { address(of: endpoint, in: signedBases) }

    private func address(of endpoint: Endpoint, in bases: [TwitterHost: String]) -> String {
        let base = bases[endpoint.host] ?? ""
        return switch endpoint.location {
        case .api: "\(base)\(apiPath)/\(endpoint.path)"
        case .signIn: "\(base)\(signInPath)/\(endpoint.path)"
        case .root: "\(base)/\(endpoint.path)"
        }
    }

    private static func withoutTrailingSlash(_ text: String) -> String {
        var text = text[...]
        while text.hasSuffix("/") { text.removeLast() }
        return String(text)
    }

    /// A path that cannot run into the host name: empty, or with a slash in front and none at the end.
    private static func path(_ text: String) -> String {
        let text = withoutTrailingSlash(text)
        return text.isEmpty || text.hasPrefix("/") ? text : "/" + text
    }
}
