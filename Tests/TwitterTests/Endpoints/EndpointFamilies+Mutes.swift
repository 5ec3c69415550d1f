@testable import Twitter

extension EndpointFamilies {
    static let mutes: [EndpointRow] = [
        EndpointRow("GET mutes/users/ids") {
            $0.mutes.users.ids(cursor: .first, stringifyIDs: true)
        },
        EndpointRow("GET mutes/users/list") {
            $0.mutes.users.list(cursor: .first, options: .init(includeEntities: true, skipStatus: true))
        },
        EndpointRow("POST mutes/users/create") {
            $0.mutes.users.create(.id(12))
        },
        EndpointRow("POST mutes/users/create") {
            $0.mutes.users.create(.screenName("bob"))
        },
        EndpointRow("POST mutes/users/destroy") {
            $0.mutes.users.destroy(.id(12))
        },
        EndpointRow("POST mutes/users/destroy") {
            $0.mutes.users.destroy(.screenName("bob"))
        },
    ]
}
