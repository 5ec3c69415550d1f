@testable import Twitter

extension EndpointFamilies {
    static let compatibleServers: [EndpointRow] = [
        EndpointRow(
            "GET statuses/public_timeline", sends: "count=20\nsince_id=1\nmax_id=9\npage=2", exchange: .emptySecondPage
        ) {
            $0.statuses.publicTimeline(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow(
            "GET statuses/networkpublic_timeline", sends: "count=20\nsince_id=1\nmax_id=9\npage=2",
            exchange: .emptySecondPage
        ) {
            $0.statuses.networkpublicTimeline(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow(
            "GET statuses/friends_timeline", sends: "count=20\nsince_id=1\nmax_id=9\npage=2", exchange: .emptySecondPage
        ) {
            $0.statuses.friendsTimeline(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow(
            "GET statuses/mentions", sends: "count=20\nsince_id=1\nmax_id=9\npage=2", exchange: .emptySecondPage
        ) {
            $0.statuses.mentions(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statuses/replies", sends: "count=20\nsince_id=1\nmax_id=9\npage=2", exchange: .emptySecondPage)
        {
            $0.statuses.replies(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statuses/friends", sends: "user_id=12\ncount=20\npage=2", exchange: .emptySecondPage) {
            $0.statuses.friends(userID: 12, count: 20, page: 2)
        },
        EndpointRow("GET statuses/friends", sends: "screen_name=bob", exchange: .answeredByCompatibleServer) {
            $0.statuses.friends(screenName: "bob")
        },
        EndpointRow("GET statuses/followers", sends: "user_id=12\ncount=20\npage=2", exchange: .emptySecondPage) {
            $0.statuses.followers(userID: 12, count: 20, page: 2)
        },
        EndpointRow("GET statuses/followers", sends: "screen_name=bob", exchange: .answeredByCompatibleServer) {
            $0.statuses.followers(screenName: "bob")
        },
        EndpointRow("GET search", sends: "q=swift\ncount=20\nsince_id=1\nmax_id=9\npage=2", exchange: .emptySecondPage)
        {
            $0.search(query: "swift", count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow(
            "GET statusnet/conversation/:id", sends: "count=20\nsince_id=1\nmax_id=9\npage=2",
            exchange: .emptySecondPage
        ) {
            $0.statusnet.conversation(id: "5", count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET statuses/public_timeline", sends: "", exchange: .answeredByCompatibleServer) {
            $0.statuses.publicTimeline()
        },
        EndpointRow("GET statuses/networkpublic_timeline", sends: "", exchange: .answeredByCompatibleServer) {
            $0.statuses.networkpublicTimeline()
        },
        EndpointRow("GET statuses/friends_timeline", sends: "", exchange: .answeredByCompatibleServer) {
            $0.statuses.friendsTimeline()
        },
        EndpointRow("GET statuses/mentions", sends: "", exchange: .answeredByCompatibleServer) {
            $0.statuses.mentions()
        },
        EndpointRow("GET statuses/replies", sends: "", exchange: .answeredByCompatibleServer) {
            $0.statuses.replies()
        },
        EndpointRow("GET search", sends: "q=moon", exchange: .answeredByCompatibleServer) {
            $0.search(query: "moon")
        },
        EndpointRow("GET statusnet/conversation/:id", sends: "", exchange: .answeredByCompatibleServer) {
            $0.statusnet.conversation(id: "20")
        },
        EndpointRow("GET statusnet/config", exchange: .answeredByCompatibleServer) {
            $0.statusnet.config()
        },
        EndpointRow("GET statusnet/version", exchange: .answeredByCompatibleServer) {
            $0.statusnet.version()
        },
        EndpointRow("GET gnusocial/config", exchange: .answeredByCompatibleServer) {
            $0.gnusocial.config()
        },
        EndpointRow("GET gnusocial/version", exchange: .answeredByCompatibleServer) {
            $0.gnusocial.version()
        },
    ]
}
