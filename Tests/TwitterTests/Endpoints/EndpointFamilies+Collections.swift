@testable import Twitter

extension EndpointFamilies {
    static let collections: [EndpointRow] = [
        EndpointRow("POST collections/create") {
            $0.collections.create(
                name: "Moon", description: "far away", url: "https://example.com/", timelineOrder: .oldestFirst)
        },
        EndpointRow("POST collections/update") {
            $0.collections.update(id: "custom-1", name: "Mars", description: "red", url: "https://example.com/")
        },
        EndpointRow("POST collections/destroy") { $0.collections.destroy(id: "custom-1") },
        EndpointRow("GET collections/show") { $0.collections.show(id: "custom-1") },
        EndpointRow("GET collections/list") {
            $0.collections.list(user: .id(12), tweetID: 20, count: 200, cursor: Cursor("DAAC"))
        },
        EndpointRow("GET collections/list") { $0.collections.list(user: .screenName("bob")) },
        EndpointRow("GET collections/entries") {
            $0.collections.entries(id: "custom-1", count: 200, maxPosition: "9", minPosition: "1")
        },
        EndpointRow("POST collections/entries/add") {
            $0.collections.entries.add(id: "custom-1", tweetID: 20, relativeTo: 21, above: false)
        },
        EndpointRow("POST collections/entries/move") {
            $0.collections.entries.move(id: "custom-1", tweetID: 20, relativeTo: 21, above: false)
        },
        EndpointRow("POST collections/entries/remove") {
            $0.collections.entries.remove(id: "custom-1", tweetID: 20)
        },
        EndpointRow("POST collections/entries/curate") {
            $0.collections.entries.curate(id: "custom-1", changes: [.add(20), .remove(21)])
        },
    ]
}
