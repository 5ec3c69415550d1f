@testable import Twitter

extension EndpointFamilies {
    static let trends: [EndpointRow] = [
        EndpointRow("GET trends/place", sends: "id=1\nexclude=hashtags") { $0.trends.place(id: 1, exclude: "hashtags") }
    ]
}
