@testable import Twitter

extension EndpointFamilies {
    static let streamsOfUsers: [EndpointRow] = [
        EndpointRow(
            "GET user", host: .userStream,
            sends: """
                delimited=length
                stall_warnings=true
                with=followings
                replies=all
                track=swift,linux server
                locations=-180,-90,180,90
                stringify_friend_ids=true
                filter_level=low
                language=en,de
                include_followings_activity=true
                include_user_changes=true
                """
        ) {
            $0.user(
                with: .followings, replies: .all, track: ["swift", "linux server"], locations: [.world],
                filterLevel: .low, language: ["en", "de"], stringifyFriendIDs: true, includeFollowingsActivity: true,
                includeUserChanges: true, delimited: true, stallWarnings: true)
        },
        EndpointRow(
            "GET site", host: .siteStream,
            sends: """
                follow=11,12
                delimited=length
                stall_warnings=true
                with=user
                replies=all
                stringify_friend_ids=true
                """
        ) {
            $0.site(
                follow: [11, 12], with: .user, replies: .all, stringifyFriendIDs: true, delimited: true,
                stallWarnings: true)
        },
        EndpointRow("GET site/c/:stream_id/info", host: .siteStream) {
            $0.site.c.info(streamID: "1_2_3")
        },
        EndpointRow("POST site/c/:stream_id/add_user", host: .siteStream, sends: "user_id=11,12") {
            $0.site.c.addUser(streamID: "1_2_3", userIDs: [11, 12])
        },
        EndpointRow("POST site/c/:stream_id/remove_user", host: .siteStream, sends: "user_id=11,12") {
            $0.site.c.removeUser(streamID: "1_2_3", userIDs: [11, 12])
        },
        EndpointRow(
            "GET site/c/:stream_id/friends/ids", host: .siteStream,
            sends: "user_id=11\ncursor=-1\nstringify_friend_ids=true"
        ) {
            $0.site.c.friends.ids(streamID: "1_2_3", userID: 11, cursor: .first, stringifyFriendIDs: true)
        },
        EndpointRow("GET user/:screen_name/tweet/:id/mobile/poll", host: .analytics) {
            $0.user.tweet.mobile.poll(screenName: "ada", id: 20)
        },
        EndpointRow("GET compliance/firehose", host: .compliance, sends: "partition=1") {
            $0.compliance.firehose(accountName: "brand", streamLabel: "prod", partition: 1)
        },
    ]
}
