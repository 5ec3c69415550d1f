@testable import Twitter

extension EndpointFamilies {
    static let trends: [EndpointRow] = [
        EndpointRow("GET trends/place") { $0.trends.place(id: 1, exclude: .hashtags) },
        EndpointRow("GET trends/available") { $0.trends.available(position: .sample) },
        EndpointRow("GET trends/closest") { $0.trends.closest(position: .sample) },
    ]
}
