@testable import Twitter

extension EndpointFamilies {
    static let collections: [EndpointRow] = [
        EndpointRow(
            "POST collections/create",
            sends: """
                name=Moon
                description=far away
                url=https://example.com/
                timeline_order=tweet_chron
                """
        ) {
            $0.collections.create(
                name: "Moon", description: "far away", url: "https://example.com/", timelineOrder: .oldestFirst)
        },
        EndpointRow(
            "POST collections/update",
            sends: """
                id=custom-1
                name=Mars
                description=red
                url=https://example.com/
                """
        ) {
            $0.collections.update(id: "custom-1", name: "Mars", description: "red", url: "https://example.com/")
        },
        EndpointRow("POST collections/destroy", sends: "id=custom-1") { $0.collections.destroy(id: "custom-1") },
        EndpointRow("GET collections/show", sends: "id=custom-1") { $0.collections.show(id: "custom-1") },
        EndpointRow(
            "GET collections/list", sends: "user_id=12\ntweet_id=20\ncount=200\ncursor=DAAC", exchange: .unknownCursor
        ) {
            $0.collections.list(user: .id(12), tweetID: 20, count: 200, cursor: Cursor("DAAC"))
        },
        EndpointRow("GET collections/list", sends: "screen_name=bob") { $0.collections.list(user: .screenName("bob")) },
        EndpointRow(
            "GET collections/entries",
            sends: """
                id=custom-1
                count=200
                max_position=9
                min_position=1
                tweet_mode=extended
                """
        ) {
            $0.collections.entries(id: "custom-1", count: 200, maxPosition: "9", minPosition: "1")
        },
        EndpointRow(
            "POST collections/entries/add", sends: "id=custom-1\ntweet_id=20\nrelative_to=21\nabove=false",
            exchange: .empty(because: "nothing was refused")
        ) {
            $0.collections.entries.add(id: "custom-1", tweetID: 20, relativeTo: 21, above: false)
        },
        EndpointRow(
            "POST collections/entries/move", sends: "id=custom-1\ntweet_id=20\nrelative_to=21\nabove=false",
            exchange: .empty(because: "nothing was refused") {
                try await $0.collections.entries.add(id: "custom-1", tweetID: 20).send()
            }
        ) {
            $0.collections.entries.move(id: "custom-1", tweetID: 20, relativeTo: 21, above: false)
        },
        EndpointRow(
            "POST collections/entries/remove", sends: "id=custom-1\ntweet_id=20",
            exchange: .empty(because: "nothing was refused") {
                try await $0.collections.entries.add(id: "custom-1", tweetID: 20).send()
            }
        ) {
            $0.collections.entries.remove(id: "custom-1", tweetID: 20)
        },
        EndpointRow(
            "POST collections/entries/curate",
            sends: """
                id=custom-1
                changes=[{"op":"add","tweet_id":"20"},{"op":"remove","tweet_id":"21"}]
                changes.op=add
                changes.tweet_id=20
                changes.op=remove
                changes.tweet_id=21
                """,
            exchange: .empty(because: "nothing was refused")
        ) {
            $0.collections.entries.curate(id: "custom-1", changes: [.add(20), .remove(21)])
        },
    ]
}
