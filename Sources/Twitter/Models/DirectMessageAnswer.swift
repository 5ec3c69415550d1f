public import TwitterJSON

/// One message event, as the service answers it when it was sent or asked for.
public struct DirectMessageAnswer: Hashable, Sendable {
    /// The event.
    public var event: DirectMessageEvent? {
        get { eventBox?.value }
        set { eventBox = newValue.map(Box.init) }
    }
    /// The app that sent it, by identifier.
    public var apps: [String: App]?

    private var eventBox: Box<DirectMessageEvent>?

    /// Creates an empty value.
    public init() {}
}

extension DirectMessageAnswer: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "event": eventBox = try member.value.boxed()
        case "apps": apps = try member.value.map()
        default: break
        }
    }
}

extension DirectMessageAnswer: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        event = fields.model("event")
        apps = fields.map("apps")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("event", event)
        try fields.write("apps", apps)
    }
}
