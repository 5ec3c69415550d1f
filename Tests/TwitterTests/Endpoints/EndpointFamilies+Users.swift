@testable import Twitter

extension EndpointFamilies {
    static let users: [EndpointRow] = [
        EndpointRow("GET users/show") {
            $0.users.show(userID: 12, includeEntities: true, skipStatus: true)
        },
        EndpointRow("GET users/show") {
            $0.users.show(screenName: "bob", mode: .compat)
        },
        EndpointRow("GET users/lookup") {
            $0.users.lookup(
                .both(ids: [11, 12], screenNames: ["bob", "eve"]),
                options: .init(includeEntities: true, skipStatus: true)
            ).requests[0]
        },
        EndpointRow("POST users/lookup") {
            $0.users.lookup(
                .both(ids: [11, 12], screenNames: ["bob", "eve"]), method: .post,
                options: .init(includeEntities: true, skipStatus: true)
            ).requests[0]
        },
        EndpointRow("GET users/search") {
            $0.users.search(query: "ada lovelace", page: 2, count: 20, includeEntities: true)
        },
        EndpointRow("GET users/profile_banner") {
            $0.users.profileBanner(.id(12))
        },
        EndpointRow("GET users/profile_banner") {
            $0.users.profileBanner(.screenName("bob"))
        },
        EndpointRow("POST users/report_spam") {
            $0.users.reportSpam(.id(12), performBlock: false, tweetID: 20, reportAs: .abused, blockUser: false)
        },
        EndpointRow("POST users/report_spam") {
            $0.users.reportSpam(.screenName("bob"))
        },
        EndpointRow("GET users/following_followers_of") {
            $0.users.followingFollowersOf(.id(12), cursor: .first, count: 20)
        },
        EndpointRow("GET users/following_followers_of") {
            $0.users.followingFollowersOf(.screenName("bob"))
        },
        EndpointRow("GET users/recommendations") {
            $0.users.recommendations(limit: 10, userID: 12)
        },
        EndpointRow("GET users/contributees") {
            $0.users.contributees(.id(12), includeEntities: true, skipStatus: true)
        },
        EndpointRow("GET users/contributees") {
            $0.users.contributees(.screenName("bob"))
        },
        EndpointRow("GET users/contributors") {
            $0.users.contributors(.id(12), includeEntities: true, skipStatus: true)
        },
        EndpointRow("GET users/contributors") {
            $0.users.contributors(.screenName("bob"))
        },
        EndpointRow("GET users/suggestions") {
            $0.users.suggestions(language: "en")
        },
        EndpointRow("GET users/suggestions/:slug") {
            $0.users.suggestions(slug: "art-design", language: "en")
        },
        EndpointRow("GET users/suggestions/:slug/members") {
            $0.users.suggestions.members(slug: "art-design")
        },
    ]
}
