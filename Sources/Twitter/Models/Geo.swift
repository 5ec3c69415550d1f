public import TwitterJSON

/// The position of a tweet in the old, deprecated form, which writes the latitude first.
///
/// On the wire that is an order; here both numbers have names.
public struct Geo: Hashable, Sendable {
    /// The kind of shape: `Point`.
    public var type: String?
    /// The position; `nil` unless both numbers could be read.
    public var position: GeoPosition?

    /// Creates an empty value.
    public init() {}

    /// Degrees north of the equator.
    public var latitude: Double? { position?.latitude }
    /// Degrees east of Greenwich.
    public var longitude: Double? { position?.longitude }
}

extension Geo: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "coordinates": position = member.value.latitudeFirst
        default: break
        }
    }
}

extension Geo: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        type = fields.text("type")
        position = GeoPosition(latitudeFirst: fields.numbers("coordinates"))
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("coordinates", position?.latitudeFirst)
    }
}
