/// What a search found.
public struct SearchResult: Hashable, Sendable {
    /// The Tweets, newest first.
    public var statuses: [Tweet] = []
    /// What the service says about the search.
    public var searchMetadata: SearchMetadata?

    /// Creates an empty result.
    public init() {}
}

extension SearchResult: Codable {
    /// Reads a result; a bare array, as GNU social answers, is a result without metadata.
    public init(from decoder: any Decoder) throws {
        if let list = try? LossyList<Tweet>(from: decoder) {
            statuses = list.elements
            return
        }
        let fields = try FieldReader(decoder)
        guard let statuses = fields.list("statuses", of: Tweet.self) else {
            throw DecodingError.keyNotFound(
                FieldName("statuses"),
                .init(codingPath: decoder.codingPath, debugDescription: "There is no list of Tweets."))
        }
        self.statuses = statuses
        searchMetadata = fields.model("search_metadata")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("statuses", statuses)
        try fields.write("search_metadata", searchMetadata)
    }
}

/// What the service says about a search.
public struct SearchMetadata: Hashable, Sendable {
    /// How long the search took, in seconds.
    public var completedIn: Double?
    /// How many Tweets were asked for.
    public var count: Int?
    /// The query, still URL-encoded.
    public var query: String?
    /// The newest Tweet.
    public var maxID: Tweet.ID?
    /// The Tweet after which was searched; 0 for all.
    public var sinceID: Tweet.ID?
    /// The query of an address that asks for newer Tweets.
    public var refreshURL: String?
    /// The query of an address that asks for older Tweets; `nil` on the last page.
    public var nextResults: String?

    /// The query of an address that asks for older Tweets, in an older form; seen in recorded answers, not documented.
    public var nextPage: String?
    /// The number of the page; seen in recorded answers, not documented.
    public var page: Int?

    /// Creates empty metadata.
    public init() {}
}

extension SearchMetadata: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        completedIn = fields.number("completed_in")
        count = fields.integer("count")
        query = fields.text("query")
        maxID = fields.identifier("max_id", "max_id_str")
        sinceID = fields.identifier("since_id", "since_id_str")
        refreshURL = fields.text("refresh_url")
        nextResults = fields.text("next_results")
        nextPage = fields.text("next_page")
        page = fields.integer("page")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("completed_in", completedIn)
        try fields.write("count", count)
        try fields.write("query", query)
        try fields.write("max_id", "max_id_str", maxID)
        try fields.write("since_id", "since_id_str", sinceID)
        try fields.write("refresh_url", refreshURL)
        try fields.write("next_results", nextResults)
        try fields.write("next_page", nextPage)
        try fields.write("page", page)
    }
}
