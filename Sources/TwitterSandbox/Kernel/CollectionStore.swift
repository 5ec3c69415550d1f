import Twitter

/// A collection of Tweets of the sandbox.
struct StoredCollection {
    let id: String
    let owner: User.ID
    var name: String
    var description: String
    var url: String
    let order: String
    /// In the order of the curator, first the one on top.
    var tweets: [UInt64] = []
}

/// All collections, oldest first.
struct CollectionStore {
    private(set) var all: [StoredCollection] = []
    private var lastNumber = 0

    func collection(_ id: String) -> StoredCollection? { all.first { $0.id == id } }

    mutating func create(
        _ name: String, description: String, url: String, order: String, owner: User.ID
    ) -> StoredCollection {
        lastNumber += 1
        let collection = StoredCollection(
            id: "custom-\(lastNumber)", owner: owner, name: name, description: description, url: url, order: order)
        all.append(collection)
        return collection
    }

    mutating func change(_ id: String, _ change: (inout StoredCollection) -> Void) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        change(&all[index])
    }

    mutating func remove(_ id: String) { all.removeAll { $0.id == id } }
}
