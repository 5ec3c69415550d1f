@testable import Twitter

extension EndpointFamilies {
    static let friends: [EndpointRow] = [
        EndpointRow("GET friends/ids") {
            $0.friends.ids(userID: 12, cursor: .first, stringifyIDs: true, count: 5000)
        },
        EndpointRow("GET friends/ids") {
            $0.friends.ids(screenName: "bob")
        },
        EndpointRow("GET friends/list") {
            $0.friends.list(userID: 12, cursor: .first, count: 200, skipStatus: true, includeUserEntities: false)
        },
        EndpointRow("GET friends/list") {
            $0.friends.list(screenName: "bob")
        },
    ]
}
