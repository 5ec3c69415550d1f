public import FoundationEssentials
public import TwitterJSON

/// What a place talks about.
public struct Trends: Hashable, Sendable {
    /// The topics, in the service's order.
    public var trends: [Trend] = []
    /// When the list was asked for.
    public var asOf: Date?
    /// When the oldest topic came into the list.
    public var createdAt: Date?
    /// The places that the list is for; one in practice.
    public var locations: [TrendPlace]?

    /// Creates an empty list.
    public init() {}
}

extension Trends: JSONReadable {
    /// Reads what can be read; without a list of topics it is no such answer.
    public init(json: JSONView) throws(JSONError) {
        var trends: [Trend]?
        var members = try json.members
        while let member = members.next() {
            switch member.name {
            case "trends": trends = member.value.list()
            case "as_of": asOf = try member.value.date
            case "created_at": createdAt = try member.value.date
            case "locations": locations = member.value.list()
            default: break
            }
        }
        guard let trends else { throw json.missing("trends") }
        self.trends = trends
    }
}

extension Trends: Codable {
    /// Reads what can be read; without a list of topics it is no such answer.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        trends = try fields.requiredList("trends")
        asOf = fields.date("as_of")
        createdAt = fields.date("created_at")
        locations = fields.list("locations")
    }

    /// Writes the fields under the names that the service gives them; dates in ISO 8601, as it writes them here.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("trends", trends)
        try fields.write("as_of", asOf.map(ISO8601Date.format))
        try fields.write("created_at", createdAt.map(ISO8601Date.format))
        try fields.write("locations", locations)
    }
}

/// A topic that many write about.
public struct Trend: Hashable, Sendable {
    /// The topic: a word, a phrase or a hashtag with its `#`.
    public var name: String?
    /// The address of a search for it on the web site.
    public var url: String?
    /// The query of such a search, URL-encoded.
    public var query: String?
    /// Who pays for it, if anybody does.
    public var promotedContent: String?
    /// How many Tweets there were in a day; `nil` if the service does not tell.
    public var tweetVolume: Int?
    /// An old field that was always `null`.
    public var events: String?

    /// Creates an empty topic.
    public init() {}
}

extension Trend: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "name": name = try member.value.text
        case "url": url = try member.value.text
        case "query": query = try member.value.text
        case "promoted_content": promotedContent = try member.value.text
        case "tweet_volume": tweetVolume = member.value.integer
        case "events": events = try member.value.text
        default: break
        }
    }
}

extension Trend: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        name = fields.text("name")
        url = fields.text("url")
        query = fields.text("query")
        promotedContent = fields.text("promoted_content")
        tweetVolume = fields.integer("tweet_volume")
        events = fields.text("events")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("name", name)
        try fields.write("url", url)
        try fields.write("query", query)
        try fields.write("promoted_content", promotedContent)
        try fields.write("tweet_volume", tweetVolume)
        try fields.write("events", events)
    }
}

/// A place as lists of trends name it.
public struct TrendPlace: Hashable, Sendable {
    /// The name.
    public var name: String?
    /// The "where on earth" id; 1 is the whole world.
    public var woeid: Int?

    /// Creates an empty place.
    public init() {}
}

extension TrendPlace: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "name": name = try member.value.text
        case "woeid": woeid = member.value.integer
        default: break
        }
    }
}

extension TrendPlace: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        name = fields.text("name")
        woeid = fields.integer("woeid")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("name", name)
        try fields.write("woeid", woeid)
    }
}
