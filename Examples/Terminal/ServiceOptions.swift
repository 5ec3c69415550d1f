package import Twitter

/// The options by which every program chooses its service.
package struct ServiceOptions {
    /// The options, as `--help` shows them.
    package static let usage = """
          --service S         x, twitter or an address such as http://127.0.0.1:8080
          --api-path P        where the API is below such an address; /1.1 without it
          --sign-in-path P    what comes before /oauth there; nothing without it
        """

    private var name: String?
    private var apiPath: String?
    private var signInPath: String?

    /// Creates options that choose nothing.
    package init() {}

    /// Whether a service was chosen among the arguments.
    package var isGiven: Bool { name != nil }

    /// Takes an option with its value, if it is one of these.
    package mutating func take(_ option: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
        switch option {
        case "--service": name = try reader.value()
        case "--api-path": apiPath = try reader.value()
        case "--sign-in-path": signInPath = try reader.value()
        default: return false
        }
        return true
    }

    /// Refuses paths for a service that has its own.
    package func check() throws(UsageError) {
        if name == "x" || name == "twitter", apiPath != nil || signInPath != nil {
            throw UsageError("--api-path and --sign-in-path go with an address")
        }
    }

    /// The service: that of `--service`, or else of TWITTER_API_URL, or else Twitter.
    package var service: TwitterService {
        switch name ?? Terminal.environment("TWITTER_API_URL") ?? "x" {
        case "x": .x
        case "twitter": .twitter
        case let base: .custom(base, apiPath: apiPath ?? "/1.1", signInPath: signInPath ?? "")
        }
    }
}
