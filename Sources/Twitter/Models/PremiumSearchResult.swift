public import TwitterJSON

/// One page of what a premium search found.
public struct PremiumSearchResult: Hashable, Sendable {
    /// The tweets, newest first.
    public var results: [Tweet] = []
    /// Where the next page begins; `nil` on the last one.
    public var next: Cursor?
    /// What was asked, as the service understood it.
    public var requestParameters: PremiumSearchParameters?

    /// Creates an empty value.
    public init() {}
}

extension PremiumSearchResult: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "results": results = member.value.list() ?? []
        case "next": next = Cursor(try member.value.text)
        case "requestParameters": requestParameters = try member.value.model()
        default: break
        }
    }
}

extension PremiumSearchResult: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        results = fields.list("results") ?? []
        next = Cursor(fields.text("next"))
        requestParameters = fields.model("requestParameters")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("results", results)
        try fields.write("next", next)
        try fields.write("requestParameters", requestParameters)
    }
}
