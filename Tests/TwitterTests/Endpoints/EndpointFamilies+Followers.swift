@testable import Twitter

extension EndpointFamilies {
    static let followers: [EndpointRow] = [
        EndpointRow("GET followers/ids", sends: "user_id=12\ncursor=-1\nstringify_ids=true\ncount=5000") {
            $0.followers.ids(userID: 12, cursor: .first, stringifyIDs: true, count: 5000)
        },
        EndpointRow("GET followers/ids", sends: "screen_name=bob") {
            $0.followers.ids(screenName: "bob")
        },
        EndpointRow(
            "GET followers/list",
            sends: """
                user_id=12
                cursor=-1
                count=200
                skip_status=true
                include_user_entities=false
                tweet_mode=extended
                """
        ) {
            $0.followers.list(userID: 12, cursor: .first, count: 200, skipStatus: true, includeUserEntities: false)
        },
        EndpointRow("GET followers/list", sends: "screen_name=bob\ntweet_mode=extended") {
            $0.followers.list(screenName: "bob")
        },
    ]
}
