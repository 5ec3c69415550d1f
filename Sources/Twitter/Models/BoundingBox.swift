public import TwitterJSON

/// The box around a place.
public struct BoundingBox: Hashable, Sendable {
    /// The kind of shape: `Polygon`.
    public var type: String?
    /// One ring of four corners, not closed; `nil` unless every corner could be read.
    public var rings: [[GeoPosition]]?

    /// Creates an empty value.
    public init() {}
}

extension BoundingBox: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "type": type = try member.value.text
        case "coordinates": rings = Self.rings(member.value)
        default: break
        }
    }
}

extension BoundingBox {
    private static func rings(_ json: JSONView) -> [[GeoPosition]]? {
        guard var lists = try? json.elements else { return nil }
        var rings: [[GeoPosition]] = []
        while let list = lists.next() {
            guard var corners = try? list.elements else { return nil }
            var ring: [GeoPosition] = []
            while let corner = corners.next() {
                guard let position = corner.longitudeFirst else { return nil }
                ring.append(position)
            }
            rings.append(ring)
        }
        return rings
    }
}

extension BoundingBox: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        type = fields.text("type")
        let numbers: [[[OddValue]]]? = fields.model("coordinates")
        let read = numbers?.map { ring in
            ring.map { corner in
                let numbers = corner.compactMap(\.double)
                return numbers.count == corner.count ? GeoPosition(longitudeFirst: numbers) : nil
            }
        }
        if let read, read.allSatisfy({ !$0.contains(nil) }) { rings = read.map { $0.compactMap { $0 } } }
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("coordinates", rings.map { $0.map { $0.map(\.longitudeFirst) } })
    }
}
