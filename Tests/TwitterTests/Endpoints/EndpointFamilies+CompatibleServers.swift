@testable import Twitter

extension EndpointFamilies {
    static let compatibleServers: [EndpointRow] = [
        EndpointRow("GET statuses/public_timeline") {
            $0.statuses.publicTimeline(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statuses/networkpublic_timeline") {
            $0.statuses.networkpublicTimeline(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statuses/friends_timeline") {
            $0.statuses.friendsTimeline(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statuses/mentions") {
            $0.statuses.mentions(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statuses/replies") {
            $0.statuses.replies(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statuses/friends") {
            $0.statuses.friends(userID: 12, count: 20, page: 2)
        },
        EndpointRow("GET statuses/friends") {
            $0.statuses.friends(screenName: "bob")
        },
        EndpointRow("GET statuses/followers") {
            $0.statuses.followers(userID: 12, count: 20, page: 2)
        },
        EndpointRow("GET statuses/followers") {
            $0.statuses.followers(screenName: "bob")
        },
        EndpointRow("GET search") {
            $0.search(query: "swift", count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statusnet/conversation/:id") {
            $0.statusnet.conversation(id: "5", count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statusnet/config") {
            $0.statusnet.config()
        },
        EndpointRow("GET statusnet/version") {
            $0.statusnet.version()
        },
        EndpointRow("GET gnusocial/config") {
            $0.gnusocial.config()
        },
        EndpointRow("GET gnusocial/version") {
            $0.gnusocial.version()
        },
    ]
}
