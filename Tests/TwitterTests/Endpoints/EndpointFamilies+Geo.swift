@testable import Twitter

extension EndpointFamilies {
    static let geo: [EndpointRow] = [
        EndpointRow("GET geo/id/:place_id") { $0.geo.id(placeID: "df51dec6f4ee2b2c") },
        EndpointRow("GET geo/reverse_geocode") {
            $0.geo.reverseGeocode(
                position: .sample, accuracy: .feet(5), granularity: .city, maxResults: 3, callback: "f")
        },
        EndpointRow("GET geo/search") {
            $0.geo.search(
                .near(.sample, words: "Toronto", ip: "74.125.19.104"), granularity: .pointOfInterest,
                accuracy: .metres(0.5), maxResults: 3, containedWithin: "247f43d441defc03",
                streetAddress: "795 Folsom St", callback: "f")
        },
        EndpointRow("GET geo/search") { $0.geo.search(.words("Toronto")) },
        EndpointRow("GET geo/search") { $0.geo.search(.ip("74.125.19.104")) },
        EndpointRow("GET geo/similar_places") {
            $0.geo.similarPlaces(
                position: .sample, name: "HQ", containedWithin: "247f43d441defc03", streetAddress: "795 Folsom St",
                callback: "f")
        },
        EndpointRow("POST geo/place") {
            $0.geo.place(
                name: "HQ", containedWithin: "247f43d441defc03", token: "36179c9bf78835898ebf521c1defd4be",
                position: .sample, streetAddress: "795 Folsom St", callback: "f")
        },
    ]
}
