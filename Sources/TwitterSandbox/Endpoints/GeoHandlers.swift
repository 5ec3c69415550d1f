import FoundationEssentials
import Twitter

/// The endpoints below `geo`: wherever is asked for, the sandbox is the place.
enum GeoHandlers {
    static let routes = [
        Route("GET", "geo/id/:place_id", user: 75) { _, request, _, _ throws(Refused) in
            .json(place(String(request.path.split(separator: "/").last ?? "")))
        },
        Route("GET", "geo/reverse_geocode", user: 15, find),
        Route("GET", "geo/search", user: 15, find),
        Route("GET", "geo/similar_places", user: 15) { world, request, caller, now throws(Refused) in
            try answer(request, token: "36179c9bf78835898ebf521c1defd4be")
        },
        Route("POST", "geo/place") { _, request, _, _ throws(Refused) in
            .json(place("00000000000000a2", name: request.parameters["name"] ?? "Sandbox"))
        },
    ]

    static func find(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        try answer(request, token: nil)
    }

    private static func answer(_ request: Inbound, token: String?) throws(Refused) -> Answer {
        let asked = ["lat", "query", "ip", "name"].contains { request.parameters[$0] != nil }
        guard asked else { throw Refused(400, 12, "You must provide valid coordinates, IP address or query.") }
        var result: [(String, JSONText)] = [("places", [place("00000000000000a1")])]
        if let token { result.append(("token", .text(token))) }
        let parameters = request.parameters.map { ($0.name, JSONText.text($0.value)) }
        return .json([
            "query": [
                "type": .text(request.path.split(separator: "/").last.map(String.init) ?? ""),
                "url": .text("http://localhost\(request.received.path)"), "params": .object(parameters),
            ],
            "result": .object(result),
        ])
    }

    private static func place(_ id: String, name: String = "Sandbox") -> JSONText {
        func corner(_ longitude: String, _ latitude: String) -> JSONText { [.number(longitude), .number(latitude)] }
        let box: JSONText = [
            corner("-122.5", "37.25"), corner("-122.0", "37.25"), corner("-122.0", "37.75"), corner("-122.5", "37.75"),
        ]
        return [
            "id": .text(id), "url": .text("http://localhost/1.1/geo/id/\(id).json"), "place_type": "city",
            "name": .text(name), "full_name": .text("\(name), CA"), "country_code": "US", "country": "United States",
            "centroid": [.number("-122.25"), .number("37.5")],
            "bounding_box": ["type": "Polygon", "coordinates": [box]], "attributes": [:], "contained_within": [],
        ]
    }
}
