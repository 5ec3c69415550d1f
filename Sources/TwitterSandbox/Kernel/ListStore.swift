import FoundationEssentials
import Twitter

/// A list of users of the sandbox.
struct StoredList {
    let id: UInt64
    let owner: User.ID
    let slug: String
    var name: String
    var description: String
    var isPrivate: Bool
    let createdAt: Date
    /// Newest first.
    var members: [User.ID] = []
    /// Newest first.
    var subscribers: [User.ID] = []
}

/// All lists, newest first.
struct ListStore {
    private(set) var all: [StoredList] = []
    var lastID: UInt64 = 1_300_000_000_000_000_000

    func list(_ id: UInt64) -> StoredList? { all.first { $0.id == id } }

    /// Keeps a new list; its slug is made from its name, and has a number if the owner has one like it.
    mutating func create(
        _ name: String, description: String, isPrivate: Bool, owner: User.ID, at now: Date
    ) -> StoredList {
        lastID += 1
        let words = name.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
        let base = words.isEmpty ? "list" : words.joined(separator: "-")
        let taken = Set(all.filter { $0.owner == owner }.map(\.slug))
        var slug = base
        var number = 1
        while taken.contains(slug) {
            slug = "\(base)-\(number)"
            number += 1
        }
        let list = StoredList(
            id: lastID, owner: owner, slug: slug, name: name, description: description, isPrivate: isPrivate,
            createdAt: now)
        all.insert(list, at: 0)
        return list
    }

    mutating func change(_ id: UInt64, _ change: (inout StoredList) -> Void) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        change(&all[index])
    }

    mutating func remove(_ id: UInt64) { all.removeAll { $0.id == id } }
}
