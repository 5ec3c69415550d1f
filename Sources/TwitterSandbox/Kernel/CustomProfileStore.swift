import FoundationEssentials
import Twitter

/// A name and a picture under which direct messages are sent.
struct StoredProfile {
    let id: UInt64
    let owner: User.ID
    let name: String
    let createdAt: Date
}

/// All such profiles, oldest first.
struct CustomProfileStore {
    private(set) var all: [StoredProfile] = []
    var lastID: UInt64 = 1_000_000_000_000_000_000

    mutating func add(_ name: String, owner: User.ID, at now: Date) -> StoredProfile {
        lastID += 1
        let profile = StoredProfile(id: lastID, owner: owner, name: name, createdAt: now)
        all.append(profile)
        return profile
    }

    mutating func remove(_ id: UInt64) { all.removeAll { $0.id == id } }
}
