public import TwitterJSON

extension MessageData {
    /// A position or a place that is shared in a message.
    public struct Location: Hashable, Sendable {
        /// Which of both it is: `shared_coordinate` or `shared_place`.
        public var type: String?
        /// The position.
        public var sharedCoordinate: MessageData.SharedCoordinate?
        /// The place.
        public var sharedPlace: MessageData.SharedPlace?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData {
    /// A position that is shared in a message.
    public struct SharedCoordinate: Hashable, Sendable {
        /// The position.
        public var coordinates: Coordinates?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData {
    /// A place that is shared in a message.
    public struct SharedPlace: Hashable, Sendable {
        /// The place; often nothing but its identifier.
        public var place: Place? {
            get { placeBox?.value }
            set { placeBox = newValue.map(Box.init) }
        }

        private var placeBox: Box<Place>?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData.Location: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "shared_coordinate": sharedCoordinate = try member.value.model()
        case "shared_place": sharedPlace = try member.value.model()
        default: break
        }
    }
}

extension MessageData.Location: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.text("type")
        sharedCoordinate = fields.model("shared_coordinate")
        sharedPlace = fields.model("shared_place")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("shared_coordinate", sharedCoordinate)
        try fields.write("shared_place", sharedPlace)
    }
}

extension MessageData.SharedCoordinate: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "coordinates": coordinates = try member.value.model()
        default: break
        }
    }
}

extension MessageData.SharedCoordinate: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        coordinates = fields.model("coordinates")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("coordinates", coordinates)
    }
}

extension MessageData.SharedPlace: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "place": placeBox = try member.value.boxed()
        default: break
        }
    }
}

extension MessageData.SharedPlace: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        place = fields.model("place")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("place", place)
    }
}
