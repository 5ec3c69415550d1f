@testable import Twitter

extension EndpointFamilies {
    static let users: [EndpointRow] = [
        EndpointRow("GET users/show", sends: "user_id=12\ninclude_entities=true\nskip_status=true\ntweet_mode=extended")
        {
            $0.users.show(userID: 12, includeEntities: true, skipStatus: true)
        },
        EndpointRow("GET users/show", sends: "screen_name=bob\ntweet_mode=compat") {
            $0.users.show(screenName: "bob", mode: .compat)
        },
        EndpointRow(
            "GET users/lookup",
            sends: """
                user_id=11,12
                screen_name=bob,eve
                include_entities=true
                skip_status=true
                tweet_mode=extended
                """
        ) {
            $0.users.lookup(
                .both(ids: [11, 12], screenNames: ["bob", "eve"]),
                options: .init(includeEntities: true, skipStatus: true)
            ).requests[0]
        },
        EndpointRow(
            "POST users/lookup",
            sends: """
                user_id=11,12
                screen_name=bob,eve
                include_entities=true
                skip_status=true
                tweet_mode=extended
                """
        ) {
            $0.users.lookup(
                .both(ids: [11, 12], screenNames: ["bob", "eve"]), method: .post,
                options: .init(includeEntities: true, skipStatus: true)
            ).requests[0]
        },
        EndpointRow(
            "GET users/search", sends: "q=ada lovelace\npage=2\ncount=20\ninclude_entities=true\ntweet_mode=extended",
            exchange: .empty(because: "there is one page")
        ) {
            $0.users.search(query: "ada lovelace", page: 2, count: 20, includeEntities: true)
        },
        EndpointRow("GET users/search", sends: "q=ada\ntweet_mode=extended") {
            $0.users.search(query: "ada")
        },
        EndpointRow("GET users/profile_banner", sends: "user_id=12") {
            $0.users.profileBanner(.id(12))
        },
        EndpointRow("GET users/profile_banner", sends: "screen_name=bob") {
            $0.users.profileBanner(.screenName("bob"))
        },
        EndpointRow(
            "POST users/report_spam",
            sends: """
                user_id=12
                perform_block=false
                tweet_id=20
                report_as=abused
                block_user=false
                tweet_mode=extended
                """
        ) {
            $0.users.reportSpam(.id(12), performBlock: false, tweetID: 20, reportAs: .abused, blockUser: false)
        },
        EndpointRow("POST users/report_spam", sends: "screen_name=bob\ntweet_mode=extended") {
            $0.users.reportSpam(.screenName("bob"))
        },
        EndpointRow("GET users/following_followers_of", sends: "user_id=12\ncursor=-1\ncount=20") {
            $0.users.followingFollowersOf(.id(12), cursor: .first, count: 20)
        },
        EndpointRow("GET users/following_followers_of", sends: "screen_name=bob") {
            $0.users.followingFollowersOf(.screenName("bob"))
        },
        EndpointRow("GET users/recommendations", sends: "limit=10\nuser_id=12") {
            $0.users.recommendations(limit: 10, userID: 12)
        },
        EndpointRow("GET users/contributees", sends: "user_id=12\ninclude_entities=true\nskip_status=true") {
            $0.users.contributees(.id(12), includeEntities: true, skipStatus: true)
        },
        EndpointRow("GET users/contributees", sends: "screen_name=bob") {
            $0.users.contributees(.screenName("bob"))
        },
        EndpointRow("GET users/contributors", sends: "user_id=12\ninclude_entities=true\nskip_status=true") {
            $0.users.contributors(.id(12), includeEntities: true, skipStatus: true)
        },
        EndpointRow("GET users/contributors", sends: "screen_name=bob") {
            $0.users.contributors(.screenName("bob"))
        },
        EndpointRow("GET users/suggestions", sends: "lang=en") {
            $0.users.suggestions(language: "en")
        },
        EndpointRow("GET users/suggestions/:slug", sends: "lang=en") {
            $0.users.suggestions(slug: "art-design", language: "en")
        },
        EndpointRow("GET users/suggestions/:slug/members") {
            $0.users.suggestions.members(slug: "art-design")
        },
    ]
}
