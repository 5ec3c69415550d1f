public import TwitterJSON

/// One welcome message, as the service answers it when it was made or asked for.
public struct WelcomeMessageAnswer: Hashable, Sendable {
    /// The message.
    public var welcomeMessage: WelcomeMessage?
    /// The app that made it, by identifier.
    public var apps: [String: App]?
    /// The name beside the message, where some answers have it.
    public var name: String?

    /// Creates an empty value.
    public init() {}
}

extension WelcomeMessageAnswer: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "welcome_message": welcomeMessage = try member.value.model()
        case "apps": apps = try member.value.map()
        case "name": name = try member.value.text
        default: break
        }
    }
}

extension WelcomeMessageAnswer: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        welcomeMessage = fields.model("welcome_message")
        apps = fields.map("apps")
        name = fields.text("name")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("welcome_message", welcomeMessage)
        try fields.write("apps", apps)
        try fields.write("name", name)
    }
}
