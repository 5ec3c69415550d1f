@testable import Twitter

extension EndpointFamilies {
    static let mutes: [EndpointRow] = [
        EndpointRow("GET mutes/users/ids", sends: "stringify_ids=true\ncursor=-1") {
            $0.mutes.users.ids(cursor: .first, stringifyIDs: true)
        },
        EndpointRow(
            "GET mutes/users/list", sends: "cursor=-1\ninclude_entities=true\nskip_status=true\ntweet_mode=extended"
        ) {
            $0.mutes.users.list(cursor: .first, options: .init(includeEntities: true, skipStatus: true))
        },
        EndpointRow("POST mutes/users/create", sends: "user_id=12") {
            $0.mutes.users.create(.id(12))
        },
        EndpointRow("POST mutes/users/create", sends: "screen_name=bob") {
            $0.mutes.users.create(.screenName("bob"))
        },
        EndpointRow(
            "POST mutes/users/destroy", sends: "user_id=12",
            exchange: .answered { try await $0.mutes.users.create(.id(12)).send() }
        ) {
            $0.mutes.users.destroy(.id(12))
        },
        EndpointRow(
            "POST mutes/users/destroy", sends: "screen_name=bob",
            exchange: .answered { try await $0.mutes.users.create(.id(12)).send() }
        ) {
            $0.mutes.users.destroy(.screenName("bob"))
        },
    ]
}
