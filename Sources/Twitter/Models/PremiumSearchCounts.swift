public import TwitterJSON

/// One page of how many tweets there were.
public struct PremiumSearchCounts: Hashable, Sendable {
    /// The periods, newest first.
    public var results: [PremiumSearchCounts.Period] = []
    /// How many tweets there were on this page.
    public var totalCount: Int?
    /// Where the next page begins; `nil` on the last one.
    public var next: Cursor?
    /// What was asked, as the service understood it.
    public var requestParameters: PremiumSearchParameters?

    /// Creates an empty value.
    public init() {}
}

extension PremiumSearchCounts {
    /// How many tweets there were in a period.
    public struct Period: Hashable, Sendable {
        /// Its beginning in UTC, as `yyyyMMddHHmm`.
        public var timePeriod: String?
        /// How many there were.
        public var count: Int?

        /// Creates an empty value.
        public init() {}
    }
}

extension PremiumSearchCounts: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "results": results = member.value.list() ?? []
        case "totalCount": totalCount = member.value.integer
        case "next": next = Cursor(try member.value.text)
        case "requestParameters": requestParameters = try member.value.model()
        default: break
        }
    }
}

extension PremiumSearchCounts: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        results = fields.list("results") ?? []
        totalCount = fields.integer("totalCount")
        next = Cursor(fields.text("next"))
        requestParameters = fields.model("requestParameters")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("results", results)
        try fields.write("totalCount", totalCount)
        try fields.write("next", next)
        try fields.write("requestParameters", requestParameters)
    }
}

extension PremiumSearchCounts.Period: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "timePeriod": timePeriod = try member.value.text
        case "count": count = member.value.integer
        default: break
        }
    }
}

extension PremiumSearchCounts.Period: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        timePeriod = fields.text("timePeriod")
        count = fields.integer("count")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("timePeriod", timePeriod)
        try fields.write("count", count)
    }
}
