public import TwitterJSON

/// What a search for places found.
public struct GeoResult: Hashable, Sendable {
    /// What was asked, as the service understood it.
    public var query: GeoResult.Query?
    /// The places.
    public var result: GeoResult.Result?

    /// Creates an empty value.
    public init() {}
}

extension GeoResult {
    /// What was asked, as the service understood it.
    public struct Query: Hashable, Sendable {
        /// The address of the same search.
        public var url: String?
        /// The kind of search, such as `reverse_geocode`.
        public var type: String?
        /// The parameters of the search; their names depend on its kind.
        public var params: JSON?

        /// Creates an empty value.
        public init() {}
    }
}

extension GeoResult {
    /// The places that were found.
    public struct Result: Hashable, Sendable {
        /// The places, the most likely first.
        public var places: [Place] = []
        /// What to pass on when a place is made after a search for similar ones.
        public var token: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension GeoResult: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "query": query = try member.value.model()
        case "result": result = try member.value.model()
        default: break
        }
    }
}

extension GeoResult: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        query = fields.model("query")
        result = fields.model("result")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("query", query)
        try fields.write("result", result)
    }
}

extension GeoResult.Query: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "url": url = try member.value.text
        case "type": type = try member.value.text
        case "params": params = try member.value.freeForm
        default: break
        }
    }
}

extension GeoResult.Query: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        url = fields.text("url")
        type = fields.text("type")
        params = fields.model("params")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("url", url)
        try fields.write("type", type)
        try fields.write("params", params)
    }
}

extension GeoResult.Result: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "places": places = member.value.list() ?? []
        case "token": token = try member.value.text
        default: break
        }
    }
}

extension GeoResult.Result: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        places = fields.list("places") ?? []
        token = fields.text("token")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("places", places)
        try fields.write("token", token)
    }
}
