import Twitter

/// A Tweet that is to be posted later.
struct ScheduledStatus {
    let id: UInt64
    let owner: User.ID
    var status: String
    /// In seconds since 1970.
    var executeAt: UInt64
    var mediaIDs: String
}

/// All Tweets that wait, oldest first; nothing posts them.
struct ScheduleStore {
    private(set) var all: [ScheduledStatus] = []
    var lastID: UInt64 = 1_100_000_000_000_000_000

    mutating func add(_ status: String, executeAt: UInt64, mediaIDs: String, owner: User.ID) -> ScheduledStatus {
        lastID += 1
        let scheduled = ScheduledStatus(
            id: lastID, owner: owner, status: status, executeAt: executeAt, mediaIDs: mediaIDs)
        all.append(scheduled)
        return scheduled
    }

    mutating func change(_ id: UInt64, _ change: (inout ScheduledStatus) -> Void) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        change(&all[index])
    }

    mutating func remove(_ id: UInt64) { all.removeAll { $0.id == id } }
}
