public import TwitterJSON

/// What the service suggests; undocumented.
public struct Discover: Hashable, Sendable {
    /// What it says of the whole.
    public var metadata: JSON?
    /// The suggestions.
    public var modules: JSON?

    /// Creates an empty value.
    public init() {}
}

extension Discover: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "metadata": metadata = try member.value.freeForm
        case "modules": modules = try member.value.freeForm
        default: break
        }
    }
}

extension Discover: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        metadata = fields.model("metadata")
        modules = fields.model("modules")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("metadata", metadata)
        try fields.write("modules", modules)
    }
}
