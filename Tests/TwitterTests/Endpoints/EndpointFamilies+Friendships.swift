@testable import Twitter

extension EndpointFamilies {
    static let friendships: [EndpointRow] = [
        EndpointRow("POST friendships/create", sends: "user_id=12\nfollow=true") {
            $0.friendships.create(.id(12), follow: true)
        },
        EndpointRow("POST friendships/create", sends: "screen_name=bob") {
            $0.friendships.create(.screenName("bob"))
        },
        EndpointRow("POST friendships/destroy", sends: "user_id=12") {
            $0.friendships.destroy(.id(12))
        },
        EndpointRow("POST friendships/destroy", sends: "screen_name=bob") {
            $0.friendships.destroy(.screenName("bob"))
        },
        EndpointRow("POST friendships/update", sends: "user_id=12\ndevice=true\nretweets=false") {
            $0.friendships.update(.id(12), device: true, retweets: false)
        },
        EndpointRow("POST friendships/update", sends: "screen_name=bob") {
            $0.friendships.update(.screenName("bob"))
        },
        EndpointRow("GET friendships/show", sends: "source_id=11\ntarget_id=12") {
            $0.friendships.show(source: .id(11), target: .id(12))
        },
        EndpointRow("GET friendships/show", sends: "source_screen_name=ada\ntarget_screen_name=bob") {
            $0.friendships.show(source: .screenName("ada"), target: .screenName("bob"))
        },
        EndpointRow("GET friendships/show", sends: "target_id=12") {
            $0.friendships.show(target: .id(12))
        },
        EndpointRow("GET friendships/lookup", sends: "user_id=11,12\nscreen_name=bob,eve") {
            $0.friendships.lookup(.both(ids: [11, 12], screenNames: ["bob", "eve"])).requests[0]
        },
        EndpointRow(
            "GET friendships/incoming", sends: "cursor=-1\nstringify_ids=true",
            exchange: .empty(because: "nobody in the sandbox is protected")
        ) {
            $0.friendships.incoming(cursor: .first, stringifyIDs: true)
        },
        EndpointRow(
            "GET friendships/outgoing", sends: "cursor=-1\nstringify_ids=true",
            exchange: .empty(because: "nobody in the sandbox is protected")
        ) {
            $0.friendships.outgoing(cursor: .first, stringifyIDs: true)
        },
        EndpointRow("GET friendships/no_retweets/ids", sends: "stringify_ids=true") {
            $0.friendships.noRetweets.ids(stringifyIDs: true)
        },
    ]
}
