import FoundationEssentials
import Twitter

/// The endpoint `trends/closest`: the whole world is near to every point.
enum NearestPlaceHandler {
    static let routes = [Route("GET", "trends/closest", user: 75, app: 75, closest)]

    static func closest(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        for (name, limit) in [("lat", 90.0), ("long", 180.0)] {
            guard let text = request.parameters[name] else { continue }
            guard let number = Double(text), abs(number) <= limit else { throw Refused(400, 3, "Invalid coordinates.") }
        }
        return .json([
            [
                "name": "Worldwide", "woeid": 1, "parentid": 0, "country": "", "countryCode": nil,
                "placeType": ["code": 19, "name": "Supername"], "url": "http://localhost/place/1",
            ]
        ])
    }
}
