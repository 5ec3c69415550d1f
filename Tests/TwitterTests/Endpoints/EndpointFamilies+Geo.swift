@testable import Twitter

extension EndpointFamilies {
    static let geo: [EndpointRow] = [
        EndpointRow("GET geo/id/:place_id", sends: "") { $0.geo.id(placeID: "df51dec6f4ee2b2c") },
        EndpointRow(
            "GET geo/reverse_geocode",
            sends: """
                lat=37.5
                long=-122.25
                accuracy=5ft
                granularity=city
                max_results=3
                callback=f
                """
        ) {
            $0.geo.reverseGeocode(
                position: .sample, accuracy: .feet(5), granularity: .city, maxResults: 3, callback: "f")
        },
        EndpointRow(
            "GET geo/search",
            sends: """
                lat=37.5
                long=-122.25
                query=Toronto
                ip=74.125.19.104
                granularity=poi
                accuracy=0.5
                max_results=3
                contained_within=247f43d441defc03
                attribute:street_address=795 Folsom St
                callback=f
                """
        ) {
            $0.geo.search(
                .near(.sample, words: "Toronto", ip: "74.125.19.104"), granularity: .pointOfInterest,
                accuracy: .metres(0.5), maxResults: 3, containedWithin: "247f43d441defc03",
                streetAddress: "795 Folsom St", callback: "f")
        },
        EndpointRow("GET geo/search", sends: "query=Toronto") { $0.geo.search(.words("Toronto")) },
        EndpointRow("GET geo/search", sends: "ip=74.125.19.104") { $0.geo.search(.ip("74.125.19.104")) },
        EndpointRow(
            "GET geo/similar_places",
            sends: """
                lat=37.5
                long=-122.25
                name=HQ
                contained_within=247f43d441defc03
                attribute:street_address=795 Folsom St
                callback=f
                """
        ) {
            $0.geo.similarPlaces(
                position: .sample, name: "HQ", containedWithin: "247f43d441defc03", streetAddress: "795 Folsom St",
                callback: "f")
        },
        EndpointRow(
            "POST geo/place",
            sends: """
                name=HQ
                contained_within=247f43d441defc03
                token=36179c9bf78835898ebf521c1defd4be
                lat=37.5
                long=-122.25
                attribute:street_address=795 Folsom St
                callback=f
                """
        ) {
            $0.geo.place(
                name: "HQ", containedWithin: "247f43d441defc03", token: "36179c9bf78835898ebf521c1defd4be",
                position: .sample, streetAddress: "795 Folsom St", callback: "f")
        },
    ]
}
