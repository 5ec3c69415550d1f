public import TwitterJSON

/// How many people did what with a tweet, and who; undocumented.
public struct ActivitySummary: Hashable, Sendable {
    /// Who likes it.
    public var favoriters: [User.ID]?
    /// Who has answered it.
    public var repliers: [User.ID]?
    /// Who has retweeted it.
    public var retweeters: [User.ID]?
    /// How many like it.
    public var favoritersCount: Int?
    /// How many have answered it.
    public var repliersCount: Int?
    /// How many have retweeted it.
    public var retweetersCount: Int?

    /// Creates an empty value.
    public init() {}
}

extension ActivitySummary: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "favoriters": favoriters = member.value.list()
        case "repliers": repliers = member.value.list()
        case "retweeters": retweeters = member.value.list()
        case "favoriters_count": favoritersCount = member.value.integer
        case "repliers_count": repliersCount = member.value.integer
        case "retweeters_count": retweetersCount = member.value.integer
        default: break
        }
    }
}

extension ActivitySummary: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        favoriters = fields.list("favoriters")
        repliers = fields.list("repliers")
        retweeters = fields.list("retweeters")
        favoritersCount = fields.integer("favoriters_count")
        repliersCount = fields.integer("repliers_count")
        retweetersCount = fields.integer("retweeters_count")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("favoriters", favoriters)
        try fields.write("repliers", repliers)
        try fields.write("retweeters", retweeters)
        try fields.write("favoriters_count", favoritersCount)
        try fields.write("repliers_count", repliersCount)
        try fields.write("retweeters_count", retweetersCount)
    }
}
