import TwitterJSON

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

    /// The pair with the latitude first.
    var latitudeFirst: [Double] { [latitude, longitude] }
    /// The pair with the longitude first.
    var longitudeFirst: [Double] { [longitude, latitude] }
}

extension JSONView {
    /// A position in a list with the latitude first.
    var latitudeFirst: GeoPosition? {
        firstTwoNumbers.map { GeoPosition(latitude: $0.0, longitude: $0.1) }
    }

    /// A position in a list with the longitude first.
    var longitudeFirst: GeoPosition? {
        firstTwoNumbers.map { GeoPosition(latitude: $0.1, longitude: $0.0) }
    }

    /// The first two numbers of a list; `nil` when any element is no number.
    private var firstTwoNumbers: (Double, Double)? {
        guard var elements = try? elements, let first = elements.next()?.number, let second = elements.next()?.number
        else { return nil }
        while let further = elements.next() {
            guard further.number != nil else { return nil }
        }
        return (first, second)
    }
}
