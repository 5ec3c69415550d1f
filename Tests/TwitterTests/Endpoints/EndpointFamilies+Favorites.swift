@testable import Twitter

extension EndpointFamilies {
    static let favorites: [EndpointRow] = [
        EndpointRow("POST favorites/create", sends: "id=20\ninclude_entities=false\ntweet_mode=extended") {
            $0.favorites.create(id: 20, includeEntities: false)
        },
        EndpointRow(
            "POST favorites/destroy", sends: "id=20\ninclude_entities=false\ntweet_mode=extended",
            exchange: .answered { try await $0.favorites.create(id: 20).send() }
        ) {
            $0.favorites.destroy(id: 20, includeEntities: false)
        },
        EndpointRow(
            "GET favorites/list",
            sends: """
                user_id=12
                screen_name=bob
                count=200
                since_id=1
                max_id=9
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.favorites.list(userID: 12, screenName: "bob", count: 200, sinceID: 1, maxID: 9, options: .all)
        },
        EndpointRow("GET favorites", sends: "screen_name=bob", exchange: .answeredByCompatibleServer) {
            $0.favorites(screenName: "bob")
        },
        EndpointRow(
            "GET favorites", sends: "user_id=12\nscreen_name=bob\ncount=20\nsince_id=1\nmax_id=9\npage=2",
            exchange: .emptySecondPage
        ) {
            $0.favorites(userID: 12, screenName: "bob", count: 20, sinceID: 1, maxID: 9, page: 2)
        },
    ]
}
