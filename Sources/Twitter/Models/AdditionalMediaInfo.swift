public import TwitterJSON

/// What a publisher says of a video.
public struct AdditionalMediaInfo: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The description.
    public var description: String?
    /// Whether it may be shown on other sites.
    public var embeddable: Bool?
    /// Whether advertisements may go with it.
    public var monetizable: Bool?
    /// The account that the video comes from.
    public var sourceUser: User? {
        get { sourceUserBox?.value }
        set { sourceUserBox = newValue.map(Box.init) }
    }
    /// Invitations to a site, such as `visit_site` with its `url`.
    public var callToActions: JSON?

    private var sourceUserBox: Box<User>?

    /// Creates an empty value.
    public init() {}
}

extension AdditionalMediaInfo: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "title": title = try member.value.text
        case "description": description = try member.value.text
        case "embeddable": embeddable = member.value.boolean
        case "monetizable": monetizable = member.value.boolean
        case "source_user": sourceUserBox = try member.value.boxed()
        case "call_to_actions": callToActions = try member.value.freeForm
        default: break
        }
    }
}

extension AdditionalMediaInfo: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        title = fields.text("title")
        description = fields.text("description")
        embeddable = fields.boolean("embeddable")
        monetizable = fields.boolean("monetizable")
        sourceUser = fields.model("source_user")
        callToActions = fields.model("call_to_actions")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("title", title)
        try fields.write("description", description)
        try fields.write("embeddable", embeddable)
        try fields.write("monetizable", monetizable)
        try fields.write("source_user", sourceUser)
        try fields.write("call_to_actions", callToActions)
    }
}
