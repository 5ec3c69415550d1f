public import TwitterJSON

/// Figures about a tweet, such as impressions and engagements; undocumented, so they are kept as they come.
public struct TweetAnalytics: Hashable, Sendable {
    /// The answer.
    public var json: JSON

    /// Creates a value.
    ///
    /// - Parameter json: The answer.
    public init(json: JSON) { self.json = json }
}

extension TweetAnalytics: JSONReadable {
    /// Reads whatever comes.
    public init(json: JSONView) throws(JSONError) { self.init(json: try json.freeForm ?? .null) }
}

extension TweetAnalytics: Codable {
    /// Reads whatever comes.
    public init(from decoder: any Decoder) throws { self.init(json: try JSON(from: decoder)) }

    /// Writes the answer.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
