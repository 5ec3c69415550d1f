import FoundationEssentials
import Twitter

/// A direct message of the sandbox.
struct StoredMessage {
    let id: UInt64
    let sender: User.ID
    let recipient: User.ID
    /// The value of `message_data`, as it was sent.
    let data: JSONText
    let createdAt: Date
    /// Those who have deleted it from their view.
    var deletedBy: Set<User.ID> = []

    func isVisible(to user: User.ID) -> Bool {
        (sender == user || recipient == user) && !deletedBy.contains(user)
    }
}

/// A welcome message of the sandbox.
struct StoredWelcome {
    let id: UInt64
    let owner: User.ID
    let name: String?
    var data: JSONText
    let createdAt: Date
}

/// A rule of the sandbox: which welcome message an account shows.
struct StoredRule {
    let id: UInt64
    let owner: User.ID
    let welcome: UInt64
    let createdAt: Date
}

/// All direct messages, oldest first.
struct MessageStore {
    private(set) var all: [StoredMessage] = []
    var welcomes: [StoredWelcome] = []
    var rules: [StoredRule] = []
    var lastID: UInt64 = 1_400_000_000_000_000_000

    /// An id that nothing else has.
    mutating func newID() -> UInt64 {
        lastID += 1
        return lastID
    }

    /// Newest first, as a user sees them.
    func visible(to user: User.ID) -> [StoredMessage] { all.reversed().filter { $0.isVisible(to: user) } }

    mutating func send(_ data: JSONText, from sender: User.ID, to recipient: User.ID, at now: Date) -> StoredMessage {
        let message = StoredMessage(id: newID(), sender: sender, recipient: recipient, data: data, createdAt: now)
        all.append(message)
        return message
    }

    mutating func delete(_ id: UInt64, for user: User.ID) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        all[index].deletedBy.insert(user)
    }
}
