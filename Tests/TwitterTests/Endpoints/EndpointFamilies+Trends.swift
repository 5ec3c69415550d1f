@testable import Twitter

extension EndpointFamilies {
    static let trends: [EndpointRow] = [
        EndpointRow("GET trends/place", sends: "id=1\nexclude=hashtags") { $0.trends.place(id: 1, exclude: .hashtags) },
        EndpointRow("GET trends/available", sends: "lat=37.5\nlong=-122.25") { $0.trends.available(position: .sample) },
        EndpointRow("GET trends/closest", sends: "lat=37.5\nlong=-122.25") { $0.trends.closest(position: .sample) },
    ]
}
