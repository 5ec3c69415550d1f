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
    /// The Tweet that this one repeats.
    var retweetOf: UInt64?
}

/// All Tweets, oldest first; ids grow with time and lie above 2^53, as Twitter's do.
struct TweetStore {
    private(set) var all: [StoredTweet] = []
    var nextID: UInt64 = 1_500_000_000_000_000_001

    func tweet(_ id: UInt64) -> StoredTweet? { all.first { $0.id == id } }

    /// The newest Tweet of a user.
    func newest(by author: User.ID) -> StoredTweet? { all.last { $0.author == author } }

    /// Those who repeat a Tweet, oldest first.
    func retweets(of id: UInt64) -> [StoredTweet] { all.filter { $0.retweetOf == id } }

    /// A user's own repetition of a Tweet.
    func retweet(of id: UInt64, by author: User.ID) -> StoredTweet? {
        all.first { $0.retweetOf == id && $0.author == author }
    }

    /// Removes a Tweet and what repeats it.
    mutating func remove(_ id: UInt64) { all.removeAll { $0.id == id || $0.retweetOf == id } }

    mutating func post(
        _ text: String, by author: User.ID, at instant: Date, inReplyTo: UInt64? = nil, media: [StoredMedia] = [],
        retweetOf: UInt64? = nil
    ) -> StoredTweet {
        let tweet = StoredTweet(
            id: nextID, author: author, text: text, createdAt: instant, inReplyTo: inReplyTo, media: media,
            retweetOf: retweetOf)
        nextID += 1
        all.append(tweet)
        return tweet
    }
}
