/// A rectangle on the map, between two meridians and two parallels.
public struct LocationBox: Hashable, Sendable, ParameterValue {
    /// The corner with the least latitude and longitude.
    public var southWest: GeoPosition
    /// The opposite corner.
    public var northEast: GeoPosition

    /// Creates a rectangle from two corners.
    public init(southWest: GeoPosition, northEast: GeoPosition) {
        self.southWest = southWest
        self.northEast = northEast
    }

    /// The whole world, which stands for every Tweet with a position.
    public static let world = LocationBox(
        southWest: GeoPosition(latitude: -90, longitude: -180), northEast: GeoPosition(latitude: 90, longitude: 180))

    /// Both corners, each longitude before its latitude, as streams want them.
    public var parameterText: String {
        (southWest.longitudeFirst + northEast.longitudeFirst).parameterText
    }
}
