/// How far from a point places are searched.
public enum PlaceAccuracy: Hashable, Sendable, ParameterValue {
    /// Within so many metres; 0 is the default.
    case metres(Double)
    /// Within so many feet.
    case feet(Double)

    /// The number, with `ft` after feet.
    public var parameterText: String {
        switch self {
        case .metres(let metres): metres.parameterText
        case .feet(let feet): "\(feet.parameterText)ft"
        }
    }
}

/// How large places are; an open set.
public struct PlaceGranularity: RawRepresentable, Hashable, Sendable, ParameterValue {
    /// The value of `granularity`.
    public let rawValue: String

    /// Creates a size from the value of `granularity`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point of interest, such as a shop.
    public static let pointOfInterest = PlaceGranularity(rawValue: "poi")
    /// A neighbourhood, which is the default.
    public static let neighborhood = PlaceGranularity(rawValue: "neighborhood")
    /// A city.
    public static let city = PlaceGranularity(rawValue: "city")
    /// A region.
    public static let admin = PlaceGranularity(rawValue: "admin")
    /// A country.
    public static let country = PlaceGranularity(rawValue: "country")
}

/// What places are searched by: a point, words or an internet address, at least one of them.
public struct PlaceQuery: Hashable, Sendable {
    let parameters: Parameters

    /// Searches around a point, and by the others that are given.
    public static func near(_ position: GeoPosition, words: String? = nil, ip: String? = nil) -> PlaceQuery {
        PlaceQuery(parameters: position.parameters + ["query": words, "ip": ip])
    }

    /// Searches by words, such as a name or an address, and by an internet address if one is given.
    public static func words(_ words: String, ip: String? = nil) -> PlaceQuery {
        PlaceQuery(parameters: ["query": words, "ip": ip])
    }

    /// Searches around the place where an internet address is.
    public static func ip(_ ip: String) -> PlaceQuery { PlaceQuery(parameters: ["ip": ip]) }
}
