public import TwitterJSON

extension MessageData {
    /// A button with a link.
    public struct CallToAction: Hashable, Sendable {
        /// The kind of button: `web_url`.
        public var type: String?
        /// What stands on it.
        public var label: String?
        /// Where it leads.
        public var url: String?
        /// The same address in its t.co form.
        public var tcoURL: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension MessageData.CallToAction: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "label": label = try member.value.text
        case "url": url = try member.value.text
        case "tco_url": tcoURL = try member.value.text
        default: break
        }
    }
}

extension MessageData.CallToAction: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        type = fields.text("type")
        label = fields.text("label")
        url = fields.text("url")
        tcoURL = fields.text("tco_url")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("label", label)
        try fields.write("url", url)
        try fields.write("tco_url", tcoURL)
    }
}
