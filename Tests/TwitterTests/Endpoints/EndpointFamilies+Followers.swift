@testable import Twitter

extension EndpointFamilies {
    static let followers: [EndpointRow] = [
        EndpointRow("GET followers/ids") {
            $0.followers.ids(userID: 12, cursor: .first, stringifyIDs: true, count: 5000)
        },
        EndpointRow("GET followers/ids") {
            $0.followers.ids(screenName: "bob")
        },
        EndpointRow("GET followers/list") {
            $0.followers.list(userID: 12, cursor: .first, count: 200, skipStatus: true, includeUserEntities: false)
        },
        EndpointRow("GET followers/list") {
            $0.followers.list(screenName: "bob")
        },
    ]
}
