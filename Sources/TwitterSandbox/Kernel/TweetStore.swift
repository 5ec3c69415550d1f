import FoundationEssentials
import Twitter

/// A Tweet of the sandbox.
struct StoredTweet {
    let id: UInt64
    let author: User.ID
    let text: String
    let createdAt: Date
    let inReplyTo: UInt64?
}

/// All Tweets, oldest first; ids grow with time and lie above 2^53, as Twitter's do.
struct TweetStore {
    private(set) var all: [StoredTweet] = []
    private var nextID: UInt64 = 1_500_000_000_000_000_001

    func tweet(_ id: UInt64) -> StoredTweet? { all.first { $0.id == id } }

    /// The newest Tweet of a user.
    func newest(by author: User.ID) -> StoredTweet? { all.last { $0.author == author } }

    mutating func post(
        _ text: String, by author: User.ID, at instant: Date, inReplyTo: UInt64? = nil
    ) -> StoredTweet {
        let tweet = StoredTweet(id: nextID, author: author, text: text, createdAt: instant, inReplyTo: inReplyTo)
        nextID += 1
        all.append(tweet)
        return tweet
    }
}

/// Who follows whom.
struct FollowGraph {
    private var followed: [User.ID: Set<User.ID>] = [:]

    func isFollowing(_ one: User.ID, _ other: User.ID) -> Bool { followed[one]?.contains(other) ?? false }

    func friends(of user: User.ID) -> Int { followed[user]?.count ?? 0 }

    func followers(of user: User.ID) -> Int { followed.values.count { $0.contains(user) } }

    mutating func follow(_ other: User.ID, by one: User.ID) { followed[one, default: []].insert(other) }
}
