public import TwitterJSON

/// One page of collections.
public struct CollectionsPage: Hashable, Sendable {
    /// All that the page speaks of.
    public var objects: CollectionObjects?
    /// The order of the collections.
    public var response: CollectionsPage.Response?

    /// Creates an empty value.
    public init() {}
}

extension CollectionsPage {
    /// The order of the collections on a page.
    public struct Response: Hashable, Sendable {
        /// The collections.
        public var results: [CollectionsPage.Item]?
        /// The neighbours of the page.
        public var cursors: CollectionsPage.Cursors?

        /// Creates an empty value.
        public init() {}
    }
}

extension CollectionsPage {
    /// A collection on a page.
    public struct Item: Hashable, Sendable {
        /// The collection; ``CollectionObjects/timelines`` has it under this name.
        public var timelineID: TweetCollection.ID?

        /// Creates an empty value.
        public init() {}
    }
}

extension CollectionsPage {
    /// The neighbours of a page of collections.
    public struct Cursors: Hashable, Sendable {
        /// Where the next page begins; `nil` after the last one.
        public var nextCursor: Cursor?
        /// Where the previous page begins; `nil` before the first one.
        public var previousCursor: Cursor?

        /// Creates an empty value.
        public init() {}
    }
}

extension CollectionsPage: JSONModel {
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

extension CollectionsPage: Codable {
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

extension CollectionsPage.Response: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "results": results = member.value.list()
        case "cursors": cursors = try member.value.model()
        default: break
        }
    }
}

extension CollectionsPage.Response: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        results = fields.list("results")
        cursors = fields.model("cursors")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("results", results)
        try fields.write("cursors", cursors)
    }
}

extension CollectionsPage.Item: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "timeline_id": timelineID = try member.value.identifier()
        default: break
        }
    }
}

extension CollectionsPage.Item: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        timelineID = fields.identifier("timeline_id")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("timeline_id", timelineID)
    }
}

extension CollectionsPage.Cursors: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "next_cursor": nextCursor = Cursor(try member.value.text)
        case "previous_cursor": previousCursor = Cursor(try member.value.text)
        default: break
        }
    }
}

extension CollectionsPage.Cursors: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        nextCursor = Cursor(fields.text("next_cursor"))
        previousCursor = Cursor(fields.text("previous_cursor"))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("next_cursor", nextCursor)
        try fields.write("previous_cursor", previousCursor)
    }
}
