/// The part of the service that answers an endpoint; each has a host name of its own.
public enum TwitterHost: String, Hashable, Sendable, CaseIterable {
    /// The REST API and signing in.
    case api
    /// Media upload.
    case upload
    /// Public streams.
    case stream
    /// Streams of one user; retired.
    case userStream
    /// Streams of many users; retired.
    case siteStream
    /// Embedded Tweets.
    case publish
    /// Engagement figures.
    case insights
    /// Figures of single Tweets.
    case analytics
    /// Enterprise streams of deletions.
    case compliance
    /// The object store.
    case ton
    /// Counts of Tweets with a link; retired.
    case linkCounts
}
