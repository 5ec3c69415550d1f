/// A circle on the map, in which Tweets are searched.
public struct SearchArea: Hashable, Sendable, ParameterValue {
    /// How far the circle reaches.
    public enum Radius: Hashable, Sendable {
        /// In miles.
        case miles(Double)
        /// In kilometres.
        case kilometres(Double)
    }

    /// The middle.
    public var center: GeoPosition
    /// How far it reaches.
    public var radius: Radius

    /// Creates a circle.
    public init(center: GeoPosition, radius: Radius) {
        self.center = center
        self.radius = radius
    }

    /// The middle, latitude first, and the radius with its unit, such as `37.78,-122.4,1mi`.
    public var parameterText: String {
        let distance =
            switch radius {
            case .miles(let miles): "\(miles.parameterText)mi"
            case .kilometres(let kilometres): "\(kilometres.parameterText)km"
            }
        return "\(center.latitudeFirst.parameterText),\(distance)"
    }
}
