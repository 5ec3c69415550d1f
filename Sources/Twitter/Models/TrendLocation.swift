public import TwitterJSON

/// A place that has trends of its own.
public struct TrendLocation: Hashable, Sendable {
    /// The name.
    public var name: String?
    /// The "where on earth" id; 1 is the whole world.
    public var woeid: Int?
    /// The address of the place in an old directory.
    public var url: String?
    /// The name of the country; `nil` for the whole world.
    public var country: String?
    /// The country in two letters; `nil` for the whole world.
    public var countryCode: String?
    /// The "where on earth" id of the place around it.
    public var parentID: Int?
    /// What kind of place it is.
    public var placeType: TrendLocation.PlaceType?

    /// Creates an empty value.
    public init() {}
}

extension TrendLocation {
    /// A kind of place.
    public struct PlaceType: Hashable, Sendable {
        /// Its number.
        public var code: Int?
        /// Its name, such as `Country` or `Town`.
        public var name: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension TrendLocation: JSONModel {
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
        case "url": url = try member.value.text
        case "country": country = try member.value.text
        case "countryCode": countryCode = try member.value.text
        case "parentid": parentID = member.value.integer
        case "placeType": placeType = try member.value.model()
        default: break
        }
    }
}

extension TrendLocation: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        name = fields.text("name")
        woeid = fields.integer("woeid")
        url = fields.text("url")
        country = fields.text("country")
        countryCode = fields.text("countryCode")
        parentID = fields.integer("parentid")
        placeType = fields.model("placeType")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("name", name)
        try fields.write("woeid", woeid)
        try fields.write("url", url)
        try fields.write("country", country)
        try fields.write("countryCode", countryCode)
        try fields.write("parentid", parentID)
        try fields.write("placeType", placeType)
    }
}

extension TrendLocation.PlaceType: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "code": code = member.value.integer
        case "name": name = try member.value.text
        default: break
        }
    }
}

extension TrendLocation.PlaceType: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        code = fields.integer("code")
        name = fields.text("name")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("code", code)
        try fields.write("name", name)
    }
}
