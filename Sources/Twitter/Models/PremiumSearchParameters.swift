public import TwitterJSON

/// What a premium search was asked for, as the service understood it.
public struct PremiumSearchParameters: Hashable, Sendable {
    /// How many were asked for.
    public var maxResults: Int?
    /// The beginning in UTC, as `yyyyMMddHHmm`.
    public var fromDate: String?
    /// The end in UTC, as `yyyyMMddHHmm`.
    public var toDate: String?
    /// The length of each period that was counted: `day`, `hour` or `minute`.
    public var bucket: String?

    /// Creates an empty value.
    public init() {}
}

extension PremiumSearchParameters: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "maxResults": maxResults = member.value.integer
        case "fromDate": fromDate = try member.value.text
        case "toDate": toDate = try member.value.text
        case "bucket": bucket = try member.value.text
        default: break
        }
    }
}

extension PremiumSearchParameters: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        maxResults = fields.integer("maxResults")
        fromDate = fields.text("fromDate")
        toDate = fields.text("toDate")
        bucket = fields.text("bucket")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("maxResults", maxResults)
        try fields.write("fromDate", fromDate)
        try fields.write("toDate", toDate)
        try fields.write("bucket", bucket)
    }
}
