public import TwitterJSON

/// Answers about one collection, with its tweets or without.
public struct CollectionTimeline: Hashable, Sendable {
    /// All that the answer speaks of.
    public var objects: CollectionObjects?
    /// What the answer says of it.
    public var response: CollectionTimeline.Response?

    /// Creates an empty value.
    public init() {}
}

extension CollectionTimeline {
    /// What an answer says of a collection.
    public struct Response: Hashable, Sendable {
        /// The collection; ``CollectionObjects/timelines`` has it under this name.
        public var timelineID: TweetCollection.ID?
        /// The tweets, in the order of the collection.
        public var timeline: [CollectionTimeline.Entry]?
        /// Where the page stands.
        public var position: CollectionTimeline.Position?

        /// Creates an empty value.
        public init() {}
    }
}

extension CollectionTimeline {
    /// A place in a collection.
    public struct Entry: Hashable, Sendable {
        /// The tweet there.
        public var tweet: CollectionTimeline.EntryTweet?
        /// Why it stands there; seen in recorded answers, not documented.
        public var featureContext: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension CollectionTimeline {
    /// A tweet in a collection.
    public struct EntryTweet: Hashable, Sendable {
        /// The tweet; ``CollectionObjects/tweets`` has it under this name.
        public var id: Tweet.ID?
        /// What its place follows from.
        public var sortIndex: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension CollectionTimeline {
    /// Where a page of a collection stands.
    public struct Position: Hashable, Sendable {
        /// The position of its first tweet.
        public var maxPosition: String?
        /// The position of its last tweet; the next page begins below.
        public var minPosition: String?
        /// Whether more follow.
        public var wasTruncated: Bool?

        /// Creates an empty value.
        public init() {}
    }
}

extension CollectionTimeline: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "objects": objects = try member.value.model()
        case "response": response = try member.value.model()
        default: break
        }
    }
}

extension CollectionTimeline: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        objects = fields.model("objects")
        response = fields.model("response")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("objects", objects)
        try fields.write("response", response)
    }
}

extension CollectionTimeline.Response: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "timeline_id": timelineID = try member.value.identifier()
        case "timeline": timeline = member.value.list()
        case "position": position = try member.value.model()
        default: break
        }
    }
}

extension CollectionTimeline.Response: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        timelineID = fields.identifier("timeline_id")
        timeline = fields.list("timeline")
        position = fields.model("position")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("timeline_id", timelineID)
        try fields.write("timeline", timeline)
        try fields.write("position", position)
    }
}

extension CollectionTimeline.Entry: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "tweet": tweet = try member.value.model()
        case "feature_context": featureContext = try member.value.text
        default: break
        }
    }
}

extension CollectionTimeline.Entry: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        tweet = fields.model("tweet")
        featureContext = fields.text("feature_context")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("tweet", tweet)
        try fields.write("feature_context", featureContext)
    }
}

extension CollectionTimeline.EntryTweet: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": id = try member.value.identifier()
        case "sort_index": sortIndex = try member.value.text
        default: break
        }
    }
}

extension CollectionTimeline.EntryTweet: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.identifier("id")
        sortIndex = fields.text("sort_index")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("sort_index", sortIndex)
    }
}

extension CollectionTimeline.Position: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "max_position": maxPosition = try member.value.text
        case "min_position": minPosition = try member.value.text
        case "was_truncated": wasTruncated = member.value.boolean
        default: break
        }
    }
}

extension CollectionTimeline.Position: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        maxPosition = fields.text("max_position")
        minPosition = fields.text("min_position")
        wasTruncated = fields.boolean("was_truncated")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("max_position", maxPosition)
        try fields.write("min_position", minPosition)
        try fields.write("was_truncated", wasTruncated)
    }
}
