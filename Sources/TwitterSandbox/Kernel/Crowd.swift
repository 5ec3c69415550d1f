import Twitter

/// Followers in any number who are ids and nothing else: nobody is behind them, so looking them up finds none.
struct Crowd {
    /// How many there are.
    let count: Int

    /// The ids, newest followers first; all of them lie above 2^53.
    var ids: [User.ID] { (0..<max(0, count)).map { User.ID(900_000_000_000_000_001 + UInt64($0) * 37) } }
}

extension World {
    /// The ids of those who follow a user: the users of the sandbox first, and then the crowd.
    func followerIDs(of user: User.ID) -> [User.ID] {
        let name = accounts.user(id: user)?.screenName ?? ""
        return relations.follows.ones(of: user) + Crowd(count: configuration.crowds[name] ?? 0).ids
    }
}
