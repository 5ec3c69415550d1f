@testable import Twitter

extension EndpointFamilies {
    static let friendships: [EndpointRow] = [
        EndpointRow("POST friendships/create") {
            $0.friendships.create(.id(12), follow: true)
        },
        EndpointRow("POST friendships/create") {
            $0.friendships.create(.screenName("bob"))
        },
        EndpointRow("POST friendships/destroy") {
            $0.friendships.destroy(.id(12))
        },
        EndpointRow("POST friendships/destroy") {
            $0.friendships.destroy(.screenName("bob"))
        },
        EndpointRow("POST friendships/update") {
            $0.friendships.update(.id(12), device: true, retweets: false)
        },
        EndpointRow("POST friendships/update") {
            $0.friendships.update(.screenName("bob"))
        },
        EndpointRow("GET friendships/show") {
            $0.friendships.show(source: .id(11), target: .id(12))
        },
        EndpointRow("GET friendships/show") {
            $0.friendships.show(source: .screenName("ada"), target: .screenName("bob"))
        },
        EndpointRow("GET friendships/show") {
            $0.friendships.show(target: .id(12))
        },
        EndpointRow("GET friendships/lookup") {
            $0.friendships.lookup(.both(ids: [11, 12], screenNames: ["bob", "eve"])).requests[0]
        },
        EndpointRow("GET friendships/incoming") {
            $0.friendships.incoming(cursor: .first, stringifyIDs: true)
        },
        EndpointRow("GET friendships/outgoing") {
            $0.friendships.outgoing(cursor: .first, stringifyIDs: true)
        },
        EndpointRow("GET friendships/no_retweets/ids") {
            $0.friendships.noRetweets.ids(stringifyIDs: true)
        },
    ]
}
