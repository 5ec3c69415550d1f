import FoundationEssentials
import TwitterSandbox

extension Sandbox {
    /// A sandbox whose clock stands still at 2017-07-14 02:40:00 UTC, so that its dates can be compared.
    static func standingStill() async throws -> Sandbox {
        var configuration = SandboxConfiguration()
        configuration.now = { Date(timeIntervalSince1970: 1_500_000_000) }
        configuration.timestampWindow = 10_000_000_000
        return try await Sandbox.start(configuration)
    }

    /// The environment of a program without keys, whose home is nowhere.
    var environmentWithoutKeys: [String: String] { ["TWITTER_API_URL": baseURL, "HOME": "/nowhere"] }
}
