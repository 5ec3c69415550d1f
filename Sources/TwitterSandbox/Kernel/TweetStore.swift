import FoundationEssentials
import Twitter

/// A Tweet of the sandbox.
struct StoredTweet {
    let id: UInt64
    let author: User.ID
    let text: String
    let createdAt: Date
    let inReplyTo: UInt64?
    var media: [StoredMedia] = []
}

/// All Tweets, oldest first; ids grow with time and lie above 2^53, as Twitter's do.
struct TweetStore {
    private(set) var all: [StoredTweet] = []
    private var nextID: UInt64 = 1_500_000_000_000_000_001

    func tweet(_ id: UInt64) -> StoredTweet? { all.first { $0.id == id } }

    /// The newest Tweet of a user.
    func newest(by author: User.ID) -> StoredTweet? { all.last { $0.author == author } }

    mutating func remove(_ id: UInt64) { all.removeAll { $0.id == id } }

    mutating func post(
        _ text: String, by author: User.ID, at instant: Date, inReplyTo: UInt64? = nil, media: [StoredMedia] = []
    ) -> StoredTweet {
        let tweet = StoredTweet(
            id: nextID, author: author, text: text, createdAt: instant, inReplyTo: inReplyTo, media: media)
        nextID += 1
        all.append(tweet)
        return tweet
    }
}

/// Who follows whom.
struct FollowGraph {
    /// Who follows a user, newest first.
    private var following: [User.ID: [User.ID]] = [:]

    func isFollowing(_ one: User.ID, _ other: User.ID) -> Bool { followerIDs(of: other).contains(one) }

    func friends(of user: User.ID) -> Int { following.values.count { $0.contains(user) } }

    func followerIDs(of user: User.ID) -> [User.ID] { following[user] ?? [] }

    mutating func follow(_ other: User.ID, by one: User.ID) {
        if !isFollowing(one, other) { following[other, default: []].insert(one, at: 0) }
    }
}
