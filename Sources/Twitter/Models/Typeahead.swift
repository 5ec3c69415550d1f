public import TwitterJSON

/// What the beginning of a word may stand for; undocumented.
public struct Typeahead: Hashable, Sendable {
    /// Users.
    public var users: [User]?
    /// Topics.
    public var topics: JSON?
    /// How long the search took, in seconds.
    public var completedIn: Double?
    /// What was looked for.
    public var query: String?
    /// How many were found.
    public var numResults: Int?
    /// Hashtags.
    public var hashtags: JSON?
    /// What can be opened at once.
    public var oneclick: JSON?

    /// Creates an empty value.
    public init() {}
}

extension Typeahead: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "users": users = member.value.list()
        case "topics": topics = try member.value.freeForm
        case "completed_in": completedIn = member.value.number
        case "query": query = try member.value.text
        case "num_results": numResults = member.value.integer
        case "hashtags": hashtags = try member.value.freeForm
        case "oneclick": oneclick = try member.value.freeForm
        default: break
        }
    }
}

extension Typeahead: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        users = fields.list("users")
        topics = fields.model("topics")
        completedIn = fields.number("completed_in")
        query = fields.text("query")
        numResults = fields.integer("num_results")
        hashtags = fields.model("hashtags")
        oneclick = fields.model("oneclick")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("users", users)
        try fields.write("topics", topics)
        try fields.write("completed_in", completedIn)
        try fields.write("query", query)
        try fields.write("num_results", numResults)
        try fields.write("hashtags", hashtags)
        try fields.write("oneclick", oneclick)
    }
}
