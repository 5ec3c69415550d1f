public import TwitterJSON

/// What a search found.
public struct SearchResult: Hashable, Sendable {
    /// The Tweets, newest first.
    public var statuses: [Tweet] = []
    /// What the service says about the search.
    public var searchMetadata: SearchMetadata?

    /// Creates an empty result.
    public init() {}
}

extension SearchResult: JSONReadable {
    /// Reads a result; a bare array, as GNU social answers, is a result without metadata.
    public init(json: JSONView) throws(JSONError) {
        var statuses: [Tweet]? = json.list()
        if json.kind != .array {
            var members = try json.members
            while let member = members.next() {
                switch member.name {
                case "statuses": statuses = member.value.list()
                case "search_metadata": searchMetadata = try member.value.model()
                default: break
                }
            }
        }
        guard let statuses else { throw json.missing("statuses") }
        self.statuses = statuses
    }
}

extension SearchResult: Codable {
    /// Reads a result; a bare array, as GNU social answers, is a result without metadata.
    public init(from decoder: any Decoder) throws {
        if let list = try? LossyList<Tweet>(from: decoder) {
            statuses = list.elements
            return
        }
        let fields = try FieldReader(decoder)
        statuses = try fields.requiredList("statuses")
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

extension SearchMetadata: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "completed_in": completedIn = member.value.number
        case "count": count = member.value.integer
        case "query": query = try member.value.text
        case "max_id": try member.value.readNumber(into: &maxID)
        case "max_id_str": try member.value.readText(into: &maxID)
        case "since_id": try member.value.readNumber(into: &sinceID)
        case "since_id_str": try member.value.readText(into: &sinceID)
        case "refresh_url": refreshURL = try member.value.text
        case "next_results": nextResults = try member.value.text
        case "next_page": nextPage = try member.value.text
        case "page": page = member.value.integer
        default: break
        }
    }
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
