public import TwitterJSON

/// Where a site stream can be changed while it runs; `control`, the first message of such a stream.
public struct StreamControl: Hashable, Sendable {
    /// The path of the control endpoints, such as `/1.1/site/c/1_a2b3`.
    public var controlURI: String?

    /// Creates an empty value.
    public init() {}
}

extension StreamControl: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "control_uri": controlURI = try member.value.text
        default: break
        }
    }
}

extension StreamControl: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        controlURI = fields.text("control_uri")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("control_uri", controlURI)
    }
}
