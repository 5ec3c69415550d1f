@testable import Twitter

extension EndpointFamilies {
    static let favorites: [EndpointRow] = [
        EndpointRow("POST favorites/create") { $0.favorites.create(id: 20, includeEntities: false) },
        EndpointRow("POST favorites/destroy") { $0.favorites.destroy(id: 20, includeEntities: false) },
        EndpointRow("GET favorites/list") {
            $0.favorites.list(userID: 12, screenName: "bob", count: 200, sinceID: 1, maxID: 9, options: .all)
        },
        EndpointRow("GET favorites") {
            $0.favorites(userID: 12, screenName: "bob", count: 20, sinceID: 1, maxID: 9, page: 2)
        },
    ]
}
