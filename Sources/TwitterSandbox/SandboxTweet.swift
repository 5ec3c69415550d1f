public import FoundationEssentials
public import Twitter

/// A Tweet that a sandbox holds.
public struct SandboxTweet: Hashable, Sendable {
    /// The id.
    public let id: Tweet.ID
    /// The text as it was posted.
    public let text: String
    /// When it was posted, by the sandbox's clock.
    public let createdAt: Date
}
