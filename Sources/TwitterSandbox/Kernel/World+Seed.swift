import FoundationEssentials
import Twitter

extension World {
    /// Fills an empty world with what every program finds at its start.
    mutating func seed(now: Date) {
        let (ada, bob, cleo) = (accounts.users[0].id, accounts.users[1].id, accounts.users[2].id)
        for (one, other) in [(ada, bob), (ada, cleo), (bob, ada), (cleo, ada)] { relations.follows.tie(one, other) }
        for (minutesAgo, author, text) in [
            (90, bob, "First light over the harbour. Tea's on."),
            (60, cleo, "Soupe à l'oignon ce soir 🧅 — recette demain"),
            (45, ada, "The engine weaves algebraical patterns just as the loom weaves flowers and leaves."),
            (30, bob, "50% of the time it works every time (*) ~ #proverbs"),
            (15, cleo, "日本語のテスト & some <markup> that must survive"),
        ] as [(Double, User.ID, String)] {
            _ = tweets.post(text, by: author, at: now.addingTimeInterval(-60 * minutesAgo))
        }
    }
}
