@testable import Twitter

extension EndpointFamilies {
    static let lists: [EndpointRow] = [
        EndpointRow(
            "POST lists/create",
            sends: """
                name=Moon
                mode=private
                description=far away
                tweet_mode=extended
                """
        ) { $0.lists.create(name: "Moon", mode: .private, description: "far away") },
        EndpointRow("POST lists/destroy", sends: "list_id=5\ntweet_mode=extended") { $0.lists.destroy(list: .id(5)) },
        EndpointRow("POST lists/destroy", sends: "slug=moon\nowner_screen_name=ada\ntweet_mode=extended") {
            $0.lists.destroy(list: slug)
        },
        EndpointRow("POST lists/destroy", sends: "slug=moon\nowner_id=11\ntweet_mode=extended") {
            $0.lists.destroy(list: slugOfID)
        },
        EndpointRow(
            "POST lists/update",
            sends: """
                list_id=5
                name=Mars
                mode=public
                description=red
                tweet_mode=compat
                """
        ) {
            $0.lists.update(list: .id(5), name: "Mars", mode: .public, description: "red", tweetMode: .compat)
        },
        EndpointRow("POST lists/update", sends: "slug=moon\nowner_screen_name=ada\ntweet_mode=extended") {
            $0.lists.update(list: slug)
        },
        EndpointRow("POST lists/update", sends: "slug=moon\nowner_id=11\ntweet_mode=extended") {
            $0.lists.update(list: slugOfID)
        },
        EndpointRow("GET lists/show", sends: "list_id=5") { $0.lists.show(list: .id(5)) },
        EndpointRow("GET lists/show", sends: "slug=moon\nowner_screen_name=ada") { $0.lists.show(list: slug) },
        EndpointRow("GET lists/show", sends: "slug=moon\nowner_id=11") { $0.lists.show(list: slugOfID) },
        EndpointRow("GET lists/list", sends: "user_id=12\nscreen_name=bob\nreverse=true") {
            $0.lists.list(userID: 12, screenName: "bob", reverse: true)
        },
        EndpointRow(
            "GET lists/statuses",
            sends: """
                list_id=5
                since_id=1
                max_id=9
                count=200
                include_rts=false
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.lists.statuses(
                list: .id(5), sinceID: 1, maxID: 9, count: 200, includeRetweets: false, options: .all)
        },
        EndpointRow("GET lists/statuses", sends: "slug=moon\nowner_screen_name=ada\ntweet_mode=extended") {
            $0.lists.statuses(list: slug)
        },
        EndpointRow("GET lists/statuses", sends: "slug=moon\nowner_id=11\ntweet_mode=extended") {
            $0.lists.statuses(list: slugOfID)
        },
        EndpointRow(
            "GET lists/memberships",
            sends: """
                user_id=12
                screen_name=bob
                count=1000
                cursor=-1
                filter_to_owned_lists=true
                """
        ) {
            $0.lists.memberships(
                userID: 12, screenName: "bob", count: 1000, cursor: .first, filterToOwnedLists: true)
        },
        EndpointRow("GET lists/ownerships", sends: "user_id=12\nscreen_name=bob\ncount=1000\ncursor=-1") {
            $0.lists.ownerships(userID: 12, screenName: "bob", count: 1000, cursor: .first)
        },
        EndpointRow("GET lists/subscriptions", sends: "user_id=12\nscreen_name=bob\ncount=1000\ncursor=-1") {
            $0.lists.subscriptions(userID: 12, screenName: "bob", count: 1000, cursor: .first)
        },
        EndpointRow(
            "GET lists/members",
            sends: """
                list_id=5
                count=5000
                cursor=-1
                include_entities=false
                skip_status=true
                tweet_mode=extended
                """
        ) {
            $0.lists.members(list: .id(5), count: 5000, cursor: .first, options: .all)
        },
        EndpointRow("GET lists/members", sends: "slug=moon\nowner_screen_name=ada\ntweet_mode=extended") {
            $0.lists.members(list: slug)
        },
        EndpointRow("GET lists/members", sends: "slug=moon\nowner_id=11\ntweet_mode=extended") {
            $0.lists.members(list: slugOfID)
        },
        EndpointRow("POST lists/members/create", sends: "list_id=5\nuser_id=12") {
            $0.lists.members.create(list: .id(5), user: .id(12))
        },
        EndpointRow("POST lists/members/create", sends: "slug=moon\nowner_screen_name=ada\nscreen_name=bob") {
            $0.lists.members.create(list: slug, user: .screenName("bob"))
        },
        EndpointRow("POST lists/members/create", sends: "slug=moon\nowner_id=11\nuser_id=12") {
            $0.lists.members.create(list: slugOfID, user: .id(12))
        },
        EndpointRow("POST lists/members/create_all", sends: "list_id=5\nuser_id=11,12\nscreen_name=bob,eve") {
            $0.lists.members.createAll(list: .id(5), users: .both(ids: [11, 12], screenNames: ["bob", "eve"]))
        },
        EndpointRow("POST lists/members/create_all", sends: "slug=moon\nowner_screen_name=ada\nuser_id=11") {
            $0.lists.members.createAll(list: slug, users: .ids([11]))
        },
        EndpointRow("POST lists/members/create_all", sends: "slug=moon\nowner_id=11\nscreen_name=bob") {
            $0.lists.members.createAll(list: slugOfID, users: .screenNames(["bob"]))
        },
        EndpointRow("POST lists/members/destroy", sends: "list_id=5\nuser_id=12") {
            $0.lists.members.destroy(list: .id(5), user: .id(12))
        },
        EndpointRow("POST lists/members/destroy", sends: "slug=moon\nowner_screen_name=ada\nscreen_name=bob") {
            $0.lists.members.destroy(list: slug, user: .screenName("bob"))
        },
        EndpointRow("POST lists/members/destroy", sends: "slug=moon\nowner_id=11\nuser_id=12") {
            $0.lists.members.destroy(list: slugOfID, user: .id(12))
        },
        EndpointRow("POST lists/members/destroy_all", sends: "list_id=5\nuser_id=11,12\nscreen_name=bob,eve") {
            $0.lists.members.destroyAll(list: .id(5), users: .both(ids: [11, 12], screenNames: ["bob", "eve"]))
        },
        EndpointRow("POST lists/members/destroy_all", sends: "slug=moon\nowner_screen_name=ada\nuser_id=11") {
            $0.lists.members.destroyAll(list: slug, users: .ids([11]))
        },
        EndpointRow("POST lists/members/destroy_all", sends: "slug=moon\nowner_id=11\nscreen_name=bob") {
            $0.lists.members.destroyAll(list: slugOfID, users: .screenNames(["bob"]))
        },
        EndpointRow(
            "GET lists/members/show",
            sends: """
                list_id=5
                user_id=12
                include_entities=false
                skip_status=true
                tweet_mode=extended
                """
        ) {
            $0.lists.members.show(list: .id(5), user: .id(12), options: .all)
        },
        EndpointRow(
            "GET lists/members/show",
            sends: """
                slug=moon
                owner_screen_name=ada
                screen_name=bob
                tweet_mode=extended
                """
        ) { $0.lists.members.show(list: slug, user: .screenName("bob")) },
        EndpointRow("GET lists/members/show", sends: "slug=moon\nowner_id=11\nuser_id=12\ntweet_mode=extended") {
            $0.lists.members.show(list: slugOfID, user: .id(12))
        },
        EndpointRow(
            "GET lists/subscribers",
            sends: """
                list_id=5
                count=5000
                cursor=-1
                include_entities=false
                skip_status=true
                tweet_mode=extended
                """
        ) {
            $0.lists.subscribers(list: .id(5), count: 5000, cursor: .first, options: .all)
        },
        EndpointRow("GET lists/subscribers", sends: "slug=moon\nowner_screen_name=ada\ntweet_mode=extended") {
            $0.lists.subscribers(list: slug)
        },
        EndpointRow("GET lists/subscribers", sends: "slug=moon\nowner_id=11\ntweet_mode=extended") {
            $0.lists.subscribers(list: slugOfID)
        },
        EndpointRow("POST lists/subscribers/create", sends: "list_id=5\ntweet_mode=extended") {
            $0.lists.subscribers.create(list: .id(5))
        },
        EndpointRow("POST lists/subscribers/create", sends: "slug=moon\nowner_screen_name=ada\ntweet_mode=extended") {
            $0.lists.subscribers.create(list: slug)
        },
        EndpointRow("POST lists/subscribers/create", sends: "slug=moon\nowner_id=11\ntweet_mode=extended") {
            $0.lists.subscribers.create(list: slugOfID)
        },
        EndpointRow("POST lists/subscribers/destroy", sends: "list_id=5\ntweet_mode=extended") {
            $0.lists.subscribers.destroy(list: .id(5))
        },
        EndpointRow(
            "POST lists/subscribers/destroy",
            sends: """
                slug=moon
                owner_screen_name=ada
                tweet_mode=extended
                """
        ) { $0.lists.subscribers.destroy(list: slug) },
        EndpointRow("POST lists/subscribers/destroy", sends: "slug=moon\nowner_id=11\ntweet_mode=extended") {
            $0.lists.subscribers.destroy(list: slugOfID)
        },
        EndpointRow(
            "GET lists/subscribers/show",
            sends: """
                list_id=5
                user_id=12
                include_entities=false
                skip_status=true
                tweet_mode=extended
                """
        ) {
            $0.lists.subscribers.show(list: .id(5), user: .id(12), options: .all)
        },
        EndpointRow(
            "GET lists/subscribers/show",
            sends: """
                slug=moon
                owner_screen_name=ada
                screen_name=bob
                tweet_mode=extended
                """
        ) { $0.lists.subscribers.show(list: slug, user: .screenName("bob")) },
        EndpointRow("GET lists/subscribers/show", sends: "slug=moon\nowner_id=11\nuser_id=12\ntweet_mode=extended") {
            $0.lists.subscribers.show(list: slugOfID, user: .id(12))
        },
    ]

    private static let slug = ListSelector.slug("moon", owner: .screenName("ada"))
    private static let slugOfID = ListSelector.slug("moon", owner: .id(11))
}
