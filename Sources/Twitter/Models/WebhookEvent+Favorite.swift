public import FoundationEssentials
public import TwitterJSON

extension WebhookEvent {
    /// A new like.
    public struct Favorite: Hashable, Sendable {
        /// The identifier of the like, a hexadecimal text.
        public var id: String?
        /// When it was given.
        public var createdAt: Date?
        /// When it was given, in milliseconds since 1970.
        public var timestampMilliseconds: Int?
        /// The tweet.
        public var favoritedStatus: Tweet? {
            get { favoritedStatusBox?.value }
            set { favoritedStatusBox = newValue.map(Box.init) }
        }
        /// Who likes it.
        public var user: User? {
            get { userBox?.value }
            set { userBox = newValue.map(Box.init) }
        }

        private var favoritedStatusBox: Box<Tweet>?
        private var userBox: Box<User>?

        /// Creates an empty value.
        public init() {}
    }
}

extension WebhookEvent.Favorite: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": id = try member.value.text
        case "created_at": createdAt = try member.value.date
        case "timestamp_ms": timestampMilliseconds = member.value.integer
        case "favorited_status": favoritedStatusBox = try member.value.boxed()
        case "user": userBox = try member.value.boxed()
        default: break
        }
    }
}

extension WebhookEvent.Favorite: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        id = fields.text("id")
        createdAt = fields.date("created_at")
        timestampMilliseconds = fields.integer("timestamp_ms")
        favoritedStatus = fields.model("favorited_status")
        user = fields.model("user")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("created_at", createdAt)
        try fields.write("timestamp_ms", timestampMilliseconds)
        try fields.write("favorited_status", favoritedStatus)
        try fields.write("user", user)
    }
}
