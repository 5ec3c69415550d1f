@testable import Twitter

extension EndpointFamilies {
    static let friends: [EndpointRow] = [
        EndpointRow("GET friends/ids", sends: "user_id=12\ncursor=-1\nstringify_ids=true\ncount=5000") {
            $0.friends.ids(userID: 12, cursor: .first, stringifyIDs: true, count: 5000)
        },
        EndpointRow("GET friends/ids", sends: "screen_name=bob") {
            $0.friends.ids(screenName: "bob")
        },
        EndpointRow(
            "GET friends/list",
            sends: """
                user_id=12
                cursor=-1
                count=200
                skip_status=true
                include_user_entities=false
                tweet_mode=extended
                """
        ) {
            $0.friends.list(userID: 12, cursor: .first, count: 200, skipStatus: true, includeUserEntities: false)
        },
        EndpointRow("GET friends/list", sends: "screen_name=bob\ntweet_mode=extended") {
            $0.friends.list(screenName: "bob")
        },
    ]
}
