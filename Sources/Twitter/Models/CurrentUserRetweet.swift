/// The signed-in user's own retweet of a tweet.
public struct CurrentUserRetweet: Hashable, Sendable {
    /// The identifier of the retweet, by which it can be removed.
    public var id: Tweet.ID

    /// Creates a value with nothing but its identifier.
    public init(id: Tweet.ID) {
        self.id = id
    }
}

extension CurrentUserRetweet: Codable {
    /// Reads what can be read; only a missing identifier fails.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init(id: try fields.requiredIdentifier("id", "id_str"))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", "id_str", id)
    }
}
