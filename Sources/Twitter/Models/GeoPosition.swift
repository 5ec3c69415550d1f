/// A position on the earth, in degrees.
public struct GeoPosition: Hashable, Sendable {
    /// Degrees north of the equator.
    public var latitude: Double
    /// Degrees east of Greenwich.
    public var longitude: Double

    /// Creates a position.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Reads a pair with the latitude first, as only the old field `geo` has it.
    init?(latitudeFirst numbers: [Double]?) {
        guard let numbers, numbers.count >= 2 else { return nil }
        self.init(latitude: numbers[0], longitude: numbers[1])
    }

    /// Reads a pair with the longitude first, as GeoJSON has it (RFC 7946, section 3.1.1).
    init?(longitudeFirst numbers: [Double]?) {
        guard let numbers, numbers.count >= 2 else { return nil }
        self.init(latitude: numbers[1], longitude: numbers[0])
    }

    var latitudeFirst: [Double] { [latitude, longitude] }
    var longitudeFirst: [Double] { [longitude, latitude] }
}
