import TwitterHTTP
import TwitterJSON

extension TwitterAPI {
    /// The endpoint `collections/entries` and those below it.
    public struct CollectionEntries: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads Tweets of a collection, by their position.
        ///
        /// `GET collections/entries`. For users; 1,000 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - id: The collection.
        ///   - count: How many to ask for, up to 200; fewer may come, for some are taken out after counting.
        ///   - maxPosition: Only what stands at this position or below, for going down.
        ///   - minPosition: Only what stands above this position, for going up.
        ///   - mode: Which texts the Tweets have; the whole ones by default.
        /// - Returns: The request for the Tweets with their positions.
        public func callAsFunction(
            id: TweetCollection.ID, count: Int? = nil, maxPosition: String? = nil, minPosition: String? = nil,
            mode: TweetOptions.Mode? = .extended
        ) -> PagedRequest<CollectionTimeline> {
            api.paged(
                Call(
                    Endpoint(.get, "collections/entries"),
                    [
                        "id": id, "count": count, "max_position": maxPosition, "min_position": minPosition,
                        "tweet_mode": mode,
                    ]),
                returning: CollectionTimeline.self, by: .maxPosition)
        }

        /// Adds a Tweet to a collection.
        ///
        /// `POST collections/entries/add`. For users. A refused change, such as that of a Tweet which is there already,
        /// is a success with a word in the answer.
        ///
        /// - Parameters:
        ///   - id: The collection.
        ///   - tweetID: The Tweet.
        ///   - relativeTo: A Tweet of the collection beside which it is put; by default it comes first.
        ///   - above: Whether it comes before that one; it does by default.
        /// - Returns: The request for what was refused; usually nothing.
        public func add(
            id: TweetCollection.ID, tweetID: Tweet.ID, relativeTo: Tweet.ID? = nil, above: Bool? = nil
        ) -> TwitterRequest<[CollectionChange.Refusal]> {
            change(
                Call(
                    Endpoint(.post, "collections/entries/add"),
                    ["id": id, "tweet_id": tweetID, "relative_to": relativeTo, "above": above]))
        }

        /// Moves a Tweet within a collection that is ordered by hand.
        ///
        /// `POST collections/entries/move`. For users. A refused change is a success with a word in the answer.
        ///
        /// - Parameters:
        ///   - id: The collection.
        ///   - tweetID: The Tweet.
        ///   - relativeTo: The Tweet beside which it is put.
        ///   - above: Whether it comes before that one; it does by default.
        /// - Returns: The request for what was refused; usually nothing.
        public func move(
            id: TweetCollection.ID, tweetID: Tweet.ID, relativeTo: Tweet.ID, above: Bool? = nil
        ) -> TwitterRequest<[CollectionChange.Refusal]> {
            change(
                Call(
                    Endpoint(.post, "collections/entries/move"),
                    ["id": id, "tweet_id": tweetID, "relative_to": relativeTo, "above": above]))
        }

        /// Removes a Tweet from a collection.
        ///
        /// `POST collections/entries/remove`. For users. A refused change is a success with a word in the answer.
        ///
        /// - Parameters:
        ///   - id: The collection.
        ///   - tweetID: The Tweet.
        /// - Returns: The request for what was refused; usually nothing.
        public func remove(
            id: TweetCollection.ID, tweetID: Tweet.ID
        ) -> TwitterRequest<[CollectionChange.Refusal]> {
            change(Call(Endpoint(.post, "collections/entries/remove"), ["id": id, "tweet_id": tweetID]))
        }

        /// Adds and removes Tweets in one request.
        ///
        /// `POST collections/entries/curate`. For users. At most 100 changes; each is made or refused by itself.
        ///
        /// - Parameters:
        ///   - id: The collection.
        ///   - changes: What is to be added and removed.
        /// - Returns: The request for what was refused; usually nothing.
        public func curate(
            id: TweetCollection.ID, changes: [CollectionChange]
        ) -> TwitterRequest<[CollectionChange.Refusal]> {
            let body: JSON = ["id": .string(id.description), "changes": .array(changes.map(\.json))]
            return change(Call(Endpoint(.post, "collections/entries/curate"), body: .json(body)))
        }

        private func change(_ call: Call) -> TwitterRequest<[CollectionChange.Refusal]> {
            TwitterRequest(call, api: api) {
                let answer = $0.body.isEmpty ? JSON.null : try JSON(parsing: $0.body)
                return (answer["response"]?["errors"]?.array ?? []).map(CollectionChange.Refusal.init)
            }
        }
    }
}

/// A change of a collection.
public enum CollectionChange: Hashable, Sendable {
    /// The Tweet is added.
    case add(Tweet.ID)
    /// The Tweet is removed.
    case remove(Tweet.ID)

    fileprivate var json: JSON {
        switch self {
        case .add(let id): ["op": "add", "tweet_id": .string(id.description)]
        case .remove(let id): ["op": "remove", "tweet_id": .string(id.description)]
        }
    }

    /// A change that the service did not make.
    public struct Refusal: Hashable, Sendable {
        /// Why, in a word of the service, such as `duplicate` or `not_found`.
        public var reason: String?
        /// What was to be done, in a word of the service, such as `add`.
        public var operation: String?
        /// The Tweet.
        public var tweetID: Tweet.ID?

        fileprivate init(_ json: JSON) {
            reason = json["reason"]?.string
            operation = json["change"]?["op"]?.string
            let id = json["change"]?["tweet_id"]
            tweetID = (id?.string ?? id?.uint64.map(String.init)).map { Tweet.ID($0) }
        }
    }
}
