import FoundationEssentials
import Twitter

/// A saved search of the sandbox.
struct StoredSearch {
    let id: UInt64
    let owner: User.ID
    let query: String
    let createdAt: Date
}

/// All saved searches, oldest first.
struct SavedSearchStore {
    private(set) var all: [StoredSearch] = []
    var lastID: UInt64 = 9_000_000

    func owned(by user: User.ID) -> [StoredSearch] { all.filter { $0.owner == user } }

    mutating func save(_ query: String, for user: User.ID, at now: Date) -> StoredSearch {
        lastID += 1
        let search = StoredSearch(id: lastID, owner: user, query: query, createdAt: now)
        all.append(search)
        return search
    }

    mutating func remove(_ id: UInt64) { all.removeAll { $0.id == id } }
}
