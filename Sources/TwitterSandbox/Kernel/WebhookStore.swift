import FoundationEssentials
import Twitter

/// An address that account activity would be sent to.
struct StoredWebhook {
    let id: UInt64
    /// The environment of a premium account; `nil` for an enterprise account.
    let environment: String?
    let url: String
    let createdAt: Date
}

/// All webhooks with the users whose activity they would get.
struct WebhookStore {
    private(set) var all: [StoredWebhook] = []
    /// By the environment of a premium account, or by the id of an enterprise account's webhook.
    private(set) var subscribers: [String: [User.ID]] = [:]
    var lastID: UInt64 = 1_200_000_000_000_000_000

    func webhook(_ id: UInt64, in environment: String?) -> StoredWebhook? {
        all.first { $0.id == id && $0.environment == environment }
    }

    mutating func add(_ url: String, in environment: String?, at now: Date) -> StoredWebhook {
        lastID += 1
        let webhook = StoredWebhook(id: lastID, environment: environment, url: url, createdAt: now)
        all.append(webhook)
        return webhook
    }

    mutating func remove(_ id: UInt64) {
        all.removeAll { $0.id == id }
        subscribers["\(id)"] = nil
    }

    mutating func subscribe(_ user: User.ID, to key: String) {
        if subscribers[key]?.contains(user) != true { subscribers[key, default: []].append(user) }
    }

    /// Ends a subscription.
    ///
    /// - Returns: Whether there was one.
    mutating func unsubscribe(_ user: User.ID, from key: String) -> Bool {
        guard let index = subscribers[key]?.firstIndex(of: user) else { return false }
        subscribers[key]?.remove(at: index)
        return true
    }
}
