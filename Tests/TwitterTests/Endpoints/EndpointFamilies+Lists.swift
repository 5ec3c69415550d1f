@testable import Twitter

extension EndpointFamilies {
    static let lists: [EndpointRow] = [
        EndpointRow("POST lists/create") { $0.lists.create(name: "Moon", mode: .private, description: "far away") },
        EndpointRow("POST lists/destroy") { $0.lists.destroy(list: .id(5)) },
        EndpointRow("POST lists/destroy") { $0.lists.destroy(list: slug) },
        EndpointRow("POST lists/destroy") { $0.lists.destroy(list: slugOfID) },
        EndpointRow("POST lists/update") {
            $0.lists.update(list: .id(5), name: "Mars", mode: .public, description: "red", tweetMode: .compat)
        },
        EndpointRow("POST lists/update") { $0.lists.update(list: slug) },
        EndpointRow("POST lists/update") { $0.lists.update(list: slugOfID) },
        EndpointRow("GET lists/show") { $0.lists.show(list: .id(5)) },
        EndpointRow("GET lists/show") { $0.lists.show(list: slug) },
        EndpointRow("GET lists/show") { $0.lists.show(list: slugOfID) },
        EndpointRow("GET lists/list") { $0.lists.list(userID: 12, screenName: "bob", reverse: true) },
        EndpointRow("GET lists/statuses") {
            $0.lists.statuses(
                list: .id(5), sinceID: 1, maxID: 9, count: 200, includeRetweets: false, options: .all)
        },
        EndpointRow("GET lists/statuses") { $0.lists.statuses(list: slug) },
        EndpointRow("GET lists/statuses") { $0.lists.statuses(list: slugOfID) },
        EndpointRow("GET lists/memberships") {
            $0.lists.memberships(
                userID: 12, screenName: "bob", count: 1000, cursor: .first, filterToOwnedLists: true)
        },
        EndpointRow("GET lists/ownerships") {
            $0.lists.ownerships(userID: 12, screenName: "bob", count: 1000, cursor: .first)
        },
        EndpointRow("GET lists/subscriptions") {
            $0.lists.subscriptions(userID: 12, screenName: "bob", count: 1000, cursor: .first)
        },
        EndpointRow("GET lists/members") {
            $0.lists.members(list: .id(5), count: 5000, cursor: .first, options: .all)
        },
        EndpointRow("GET lists/members") { $0.lists.members(list: slug) },
        EndpointRow("GET lists/members") { $0.lists.members(list: slugOfID) },
        EndpointRow("POST lists/members/create") { $0.lists.members.create(list: .id(5), user: .id(12)) },
        EndpointRow("POST lists/members/create") { $0.lists.members.create(list: slug, user: .screenName("bob")) },
        EndpointRow("POST lists/members/create") { $0.lists.members.create(list: slugOfID, user: .id(12)) },
        EndpointRow("POST lists/members/create_all") {
            $0.lists.members.createAll(list: .id(5), users: .both(ids: [11, 12], screenNames: ["bob", "eve"]))
        },
        EndpointRow("POST lists/members/create_all") { $0.lists.members.createAll(list: slug, users: .ids([11])) },
        EndpointRow("POST lists/members/create_all") {
            $0.lists.members.createAll(list: slugOfID, users: .screenNames(["bob"]))
        },
        EndpointRow("POST lists/members/destroy") { $0.lists.members.destroy(list: .id(5), user: .id(12)) },
        EndpointRow("POST lists/members/destroy") { $0.lists.members.destroy(list: slug, user: .screenName("bob")) },
        EndpointRow("POST lists/members/destroy") { $0.lists.members.destroy(list: slugOfID, user: .id(12)) },
        EndpointRow("POST lists/members/destroy_all") {
            $0.lists.members.destroyAll(list: .id(5), users: .both(ids: [11, 12], screenNames: ["bob", "eve"]))
        },
        EndpointRow("POST lists/members/destroy_all") { $0.lists.members.destroyAll(list: slug, users: .ids([11])) },
        EndpointRow("POST lists/members/destroy_all") {
            $0.lists.members.destroyAll(list: slugOfID, users: .screenNames(["bob"]))
        },
        EndpointRow("GET lists/members/show") {
            $0.lists.members.show(list: .id(5), user: .id(12), options: .all)
        },
        EndpointRow("GET lists/members/show") { $0.lists.members.show(list: slug, user: .screenName("bob")) },
        EndpointRow("GET lists/members/show") { $0.lists.members.show(list: slugOfID, user: .id(12)) },
        EndpointRow("GET lists/subscribers") {
            $0.lists.subscribers(list: .id(5), count: 5000, cursor: .first, options: .all)
        },
        EndpointRow("GET lists/subscribers") { $0.lists.subscribers(list: slug) },
        EndpointRow("GET lists/subscribers") { $0.lists.subscribers(list: slugOfID) },
        EndpointRow("POST lists/subscribers/create") { $0.lists.subscribers.create(list: .id(5)) },
        EndpointRow("POST lists/subscribers/create") { $0.lists.subscribers.create(list: slug) },
        EndpointRow("POST lists/subscribers/create") { $0.lists.subscribers.create(list: slugOfID) },
        EndpointRow("POST lists/subscribers/destroy") { $0.lists.subscribers.destroy(list: .id(5)) },
        EndpointRow("POST lists/subscribers/destroy") { $0.lists.subscribers.destroy(list: slug) },
        EndpointRow("POST lists/subscribers/destroy") { $0.lists.subscribers.destroy(list: slugOfID) },
        EndpointRow("GET lists/subscribers/show") {
            $0.lists.subscribers.show(list: .id(5), user: .id(12), options: .all)
        },
        EndpointRow("GET lists/subscribers/show") { $0.lists.subscribers.show(list: slug, user: .screenName("bob")) },
        EndpointRow("GET lists/subscribers/show") { $0.lists.subscribers.show(list: slugOfID, user: .id(12)) },
    ]

    private static let slug = ListSelector.slug("moon", owner: .screenName("ada"))
    private static let slugOfID = ListSelector.slug("moon", owner: .id(11))
}
