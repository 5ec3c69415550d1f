public import TwitterJSON

/// A place on the map: a point of interest, a city, a country.
public struct Place: Hashable, Sendable {
    /// The identifier of a place, on Twitter a hexadecimal text.
    public typealias ID = Identifier<Place>

    /// The identifier.
    public var id: ID?
    /// The address of the place in the API.
    public var url: String?
    /// The kind of place: `poi`, `neighborhood`, `city`, `admin` or `country`.
    public var placeType: String?
    /// The short name.
    public var name: String?
    /// The name with that of the surroundings.
    public var fullName: String?
    /// The country in two letters.
    public var countryCode: String?
    /// The name of the country.
    public var country: String?
    /// The box around the place.
    public var boundingBox: BoundingBox?
    /// The places around this one; answers about places only.
    public var containedWithin: [Place]?
    /// The middle of the place; answers about places only.
    public var centroid: GeoPosition?
    /// The outlines in their encoded form; `GET geo/id/:place_id` only.
    public var polylines: [String]?
    /// The outline as GeoJSON, a `Polygon` or `MultiPolygon`, longitudes first; `GET geo/id/:place_id` only.
    public var geometry: JSON?
    /// Further facts by key, such as `street_address`; the keys are free.
    public var attributes: [String: String]?

    /// Creates an empty value.
    public init() {}
}

extension Place: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": try member.value.readNumber(into: &id)
        case "id_str": try member.value.readText(into: &id)
        case "url": url = try member.value.text
        case "place_type": placeType = try member.value.text
        case "name": name = try member.value.text
        case "full_name": fullName = try member.value.text
        case "country_code": countryCode = try member.value.text
        case "country": country = try member.value.text
        case "bounding_box": boundingBox = try member.value.model()
        case "contained_within": containedWithin = member.value.list()
        case "centroid": centroid = member.value.longitudeFirst
        case "polylines": polylines = member.value.list()
        case "geometry": geometry = try member.value.freeForm
        case "attributes": attributes = try member.value.map()
        default: break
        }
    }
}

extension Place: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        id = fields.identifier("id", "id_str")
        url = fields.text("url")
        placeType = fields.text("place_type")
        name = fields.text("name")
        fullName = fields.text("full_name")
        countryCode = fields.text("country_code")
        country = fields.text("country")
        boundingBox = fields.model("bounding_box")
        containedWithin = fields.list("contained_within")
        centroid = GeoPosition(longitudeFirst: fields.numbers("centroid"))
        polylines = fields.list("polylines", of: OddValue.self)?.compactMap(\.text)
        geometry = fields.model("geometry")
        attributes = fields.textMap("attributes")
    }

    /// Writes the fields under the names that the service gives them; the identifier is a text.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("id", id)
        try fields.write("url", url)
        try fields.write("place_type", placeType)
        try fields.write("name", name)
        try fields.write("full_name", fullName)
        try fields.write("country_code", countryCode)
        try fields.write("country", country)
        try fields.write("bounding_box", boundingBox)
        try fields.write("contained_within", containedWithin)
        try fields.write("centroid", centroid?.longitudeFirst)
        try fields.write("polylines", polylines)
        try fields.write("geometry", geometry)
        try fields.write("attributes", attributes)
    }
}
