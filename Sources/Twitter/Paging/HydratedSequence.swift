/// An identifier, and what the service has under it.
public struct Hydrated<Item: Sendable>: Sendable {
    /// What was asked for.
    public let id: Identifier<Item>
    /// What was found; `nil` if it is not there, or not to be seen.
    public let item: Item?
}

extension Hydrated: Equatable where Item: Equatable {}
extension Hydrated: Hashable where Item: Hashable {}

extension AsyncSequence where Self: Sendable, Element == User.ID {
    /// Looks the users up, a hundred in each request; they come in the order of the identifiers, the missing ones too.
    ///
    /// ```swift
    /// for try await user in twitter.followers.ids(screenName: "nasa").items.users(from: twitter) {
    ///     print(user.item?.screenName ?? "\(user.id) is missing")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - twitter: The client that asks; `GET users/lookup` has a limit of its own.
    ///   - options: How the users look in the answer.
    /// - Returns: The users.
    public func users(
        from twitter: TwitterAPI, options: UserOptions = UserOptions()
    ) -> HydratedSequence<Self, User> {
        HydratedSequence(base: self) { ids in
            try await twitter.users.lookup(.ids(ids), options: options).value.found
        }
    }
}

extension AsyncSequence where Self: Sendable, Element == Tweet.ID {
    /// Looks the Tweets up, a hundred in each request; they come in the order of the identifiers, the missing ones too.
    ///
    /// - Parameters:
    ///   - twitter: The client that asks; `GET statuses/lookup` has a limit of its own.
    ///   - options: How the Tweets look in the answer.
    /// - Returns: The Tweets.
    public func tweets(
        from twitter: TwitterAPI, options: TweetOptions = TweetOptions()
    ) -> HydratedSequence<Self, Tweet> {
        HydratedSequence(base: self) { ids in
            try await twitter.statuses.lookup(ids: ids, options: options).value.found
        }
    }
}

/// What the service has under identifiers, in their order, the missing ones too.
///
/// A hundred identifiers are waited for before they are asked for, or the end of them.
public struct HydratedSequence<Base: AsyncSequence & Sendable, Item>: AsyncSequence, Sendable
where Item: Identifiable & Sendable, Item.ID == Identifier<Item>, Base.Element == Identifier<Item> {
    let base: Base
    let lookUp: @Sendable ([Identifier<Item>]) async throws -> [Item]

    /// Begins with the first identifier.
    public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), lookUp: lookUp) }

    /// Looks identifiers up.
    public struct Iterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private let lookUp: @Sendable ([Identifier<Item>]) async throws -> [Item]
        /// Identifiers that could not be looked up yet.
        private var ids: [Identifier<Item>] = []
        private var found: [Hydrated<Item>] = []
        private var index = 0

        init(base: Base.AsyncIterator, lookUp: @escaping @Sendable ([Identifier<Item>]) async throws -> [Item]) {
            self.base = base
            self.lookUp = lookUp
        }

        /// Gives the next one.
        ///
        /// After an error of a lookup, the same hundred can be asked for again.
        ///
        /// - Parameter actor: Whose turn it is.
        /// - Returns: What was found under the next identifier; `nil` after the last one.
        /// - Throws: What the sequence of identifiers throws, ``TwitterError``, or `CancellationError` if the task was
        ///   cancelled.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws -> Hydrated<Item>? {
            if index == found.count {
                while ids.count < 100, let id = try await base.next(isolation: actor) { ids.append(id) }
                guard !ids.isEmpty else { return nil }
                let items = Dictionary(try await lookUp(ids).map { ($0.id, $0) }) { first, _ in first }
                found = ids.map { Hydrated(id: $0, item: items[$0]) }
                ids = []
                index = 0
            }
            index += 1
            return found[index - 1]
        }
    }
}
