import OAuth1
public import TwitterHTTP

/// One thing that the service can do: a method and a path.
public struct Endpoint: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// Where a path hangs below the address of the service.
    enum Location: Hashable, Sendable {
        /// Below the path of the REST API.
        case api
        /// Below the path for signing in.
        case signIn
        /// Below the base itself.
        case root
    }

    /// The request method.
    public let method: HTTPMethod
    /// The path as the REST reference spells it, such as `statuses/show/:id`; limits are counted under it.
    public let name: String
    /// The part of the service that answers.
    public let host: TwitterHost
    /// The path as it is sent, encoded, with its extension and without a slash in front.
    let path: String
    let location: Location
    /// A query that was written into the path by hand, as it stood.
    var query: String?
    /// A placeholder without a value that could stand in a path.
    let unfilled: String?

    /// Creates an endpoint from a path.
    ///
    /// A path is written as in the REST reference, `statuses/update`, or as in an address, `/1.1/statuses/update.json`.
    /// The path chooses the host. `.json` is added except under `oauth`, `oauth2` and in paths with a slash in front
    /// (`/2/users/me`), or where the last part has an extension. Paths with a slash in front, other than `/1.1/`,
    /// `/oauth/` and `/oauth2/`, are taken from the root of the server as they are.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - path: The path; parts like `:id` are placeholders for the arguments.
    ///   - arguments: The values of the placeholders, by name; they are percent-encoded. A call with one that is
    ///     missing, empty, `.` or `..` is not sent.
    public init(_ method: HTTPMethod, _ path: String, _ arguments: Parameters = [:]) {
        let (spelling, query) = Self.splitAtFirst("?", path)
        let target = PathSpelling(spelling)
        let rule = HostRule.rule(for: target.segments, location: target.location, method: method)
        self.method = method
        self.query = query
        location = target.location == .api && rule.atRoot ? .root : target.location
        host = rule.host
        name = (target.location == .root ? "/" : "") + target.segments.joined(separator: "/")
        var unfilled: String?
        let filled = (rule.segments ?? target.segments).map { segment in
            guard segment.hasPrefix(":") else { return segment }
            // Empty or made of dots, the value would name another path, for the server or for a proxy before it.
            guard let value = arguments.first(where: { $0.name == segment.dropFirst() })?.value,
                !["", ".", ".."].contains(value)
            else {
                unfilled = unfilled ?? segment
                return segment
            }
            return PercentEncoding.encode(value)
        }
        self.unfilled = unfilled
        let addsExtension = target.location == .api && rule.hasExtension
        self.path = filled.joined(separator: "/") + (target.fileExtension ?? (addsExtension ? ".json" : ""))
    }

    /// The method and the name, such as `GET statuses/show/:id`.
    public var description: String { "\(method) \(name)" }

    /// A mirror without the values in the path and of the query.
    public var customMirror: Mirror { Mirror(self, children: ["method": method.rawValue, "name": name, "host": host]) }

    private static func splitAtFirst(_ separator: Character, _ text: String) -> (String, String?) {
        guard let index = text.firstIndex(of: separator) else { return (text, nil) }
        return (String(text[..<index]), String(text[text.index(after: index)...]))
    }
}

/// The spellings of a path, brought to one form.
private struct PathSpelling {
    let location: Endpoint.Location
    /// Without the version and without the extension.
    let segments: [String]
    /// The extension of the last segment with its dot, if it was written.
    let fileExtension: String?

    init(_ text: String) {
        let fromRoot = text.hasPrefix("/")
        var segments = text.split(separator: "/").map(String.init)
        switch segments.first {
        case "1.1":
            segments.removeFirst()
            location = .api
        case "oauth", "oauth2": location = .signIn
        case "2": location = .root
        default: location = fromRoot ? .root : .api
        }
        if location == .root {
            // Taken as it is, doubled slashes and one at the end included.
            segments = text.dropFirst(fromRoot ? 1 : 0).split(separator: "/", omittingEmptySubsequences: false)
                .map(String.init)
        }
        if location == .api, let last = segments.last, let dot = last.lastIndex(of: ".") {
            fileExtension = String(last[dot...])
            segments[segments.count - 1] = String(last[..<dot])
        } else {
            fileExtension = nil
        }
        self.segments = segments
    }
}

/// Which host answers a path, and in which form it wants it.
private struct HostRule {
    var host: TwitterHost
    var hasExtension = true
    var atRoot = false
    /// What is sent in place of the name in the reference.
    var segments: [String]?

    static func rule(for segments: [String], location: Endpoint.Location, method: HTTPMethod) -> HostRule {
        guard location == .api else { return HostRule(host: .api) }
        switch (segments.first, segments.dropFirst().first) {
        case ("media", _): return HostRule(host: .upload)
        case ("statuses", "filter"), ("statuses", "sample"), ("statuses", "firehose"), ("statuses", "links"):
            return HostRule(host: .stream)
        case ("statuses", "retweet") where segments.count == 2: return HostRule(host: .stream)
        case ("user", nil): return HostRule(host: .userStream)
        case ("user", _): return HostRule(host: .analytics, atRoot: true)
        case ("site", _): return HostRule(host: .siteStream)
        case ("oembed", nil): return HostRule(host: .publish, hasExtension: false, atRoot: true)
        case ("insights", _): return HostRule(host: .insights, hasExtension: false, atRoot: true)
        case ("account", "generate"):
            return HostRule(host: .api, atRoot: true, segments: ["1", "account", "generate"])
        case ("compliance", _):
            return HostRule(
                host: .compliance, atRoot: true,
                segments: [
                    "stream", "compliance", "accounts", ":account_name", "publishers", "twitter", ":stream_label",
                ])
        case ("ton", _): return HostRule(host: .ton, hasExtension: false)
        case ("urls", "count"): return HostRule(host: .linkCounts, atRoot: true)
        default: return HostRule(host: .api)
        }
    }
}
