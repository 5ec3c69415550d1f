/// The box around a place.
public struct BoundingBox: Hashable, Sendable {
    /// The kind of shape: `Polygon`.
    public var type: String?
    /// One ring of four corners, not closed; `nil` unless every corner could be read.
    public var rings: [[GeoPosition]]?

    /// Creates an empty value.
    public init() {}
}

extension BoundingBox: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        type = fields.text("type")
        let numbers: [[[Double]]]? = fields.model("coordinates")
        let read = numbers?.map { $0.map { GeoPosition(longitudeFirst: $0) } }
        if let read, read.allSatisfy({ !$0.contains(nil) }) { rings = read.map { $0.compactMap { $0 } } }
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("type", type)
        try fields.write("coordinates", rings.map { $0.map { $0.map(\.longitudeFirst) } })
    }
}
