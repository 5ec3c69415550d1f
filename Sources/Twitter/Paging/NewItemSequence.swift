extension PagedRequest {
    /// Looks at a timeline again and again, and yields what is new, oldest first.
    ///
    /// ```swift
    /// for try await tweet in twitter.statuses.mentionsTimeline(count: 200).newItems(every: .seconds(60)) {
    ///     save(.newer(than: tweet.id))
    /// }
    /// ```
    ///
    /// What came since the last look is read to its end, however many pages it is, before the first item of it is
    /// yielded; so a walk that is broken off leaves no gap. It never ends by itself. Only lists that page by
    /// ``PagingRule/maxID`` can be looked at like this; others throw ``TwitterError/Kind/invalidRequest``.
    ///
    /// - Parameters:
    ///   - interval: How long to wait between two looks.
    ///   - position: What is known already, such as ``PagePosition/newer(than:)`` of the last item; with `nil`, the first
    ///     look only finds out what is the newest item, and yields nothing.
    ///   - clock: What the waiting goes by.
    /// - Returns: The items, to be iterated over.
    public func newItems(
        every interval: Duration, since position: PagePosition? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) -> NewItemSequence<Content> {
        NewItemSequence(request: self, interval: interval, start: position, clock: clock)
    }
}

/// What is new on a timeline, oldest first, without end; ``PagedRequest/newItems(every:since:clock:)`` makes it.
public struct NewItemSequence<Content: Page>: AsyncSequence, Sendable {
    let request: PagedRequest<Content>
    let interval: Duration
    let start: PagePosition?
    let clock: any Clock<Duration>

    /// Begins to look.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Looks at the timeline.
    public struct Iterator: AsyncIteratorProtocol {
        private let sequence: NewItemSequence
        /// What is known; `nil` before the first look.
        public private(set) var position: PagePosition?
        /// What the present look has found and was not yielded yet.
        private var found: ItemSequence<Content>.Iterator?
        private var hasLooked = false

        init(_ sequence: NewItemSequence) {
            self.sequence = sequence
            position = sequence.start
        }

        /// Waits for the next new item.
        ///
        /// After an error, the next look can be waited for.
        ///
        /// - Parameter actor: Whose turn it is.
        /// - Returns: The item; never `nil`.
        /// - Throws: ``TwitterError``, or `CancellationError` if the task was cancelled.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws -> Content.Item? {
            while true {
                // Taken out, so that what an error leaves behind is not gone on with.
                if var present = found {
                    found = nil
                    if let item = try await present.next(isolation: actor) {
                        found = present
                        note(item)
                        return item
                    }
                }
                try sequence.check()
                if hasLooked { try await sequence.clock.sleep(for: sequence.interval) }
                hasLooked = true
                if let position {
                    found = sequence.request.items.resuming(at: position).oldestFirst().makeAsyncIterator()
                } else {
                    position = try await sequence.newest()
                }
            }
        }

        private mutating func note(_ item: Content.Item) {
            guard let id = Content.id(of: item).map({ ItemID($0) }) else { return }
            // A list that is not sorted must not lead back.
            if let known = position?.since?.integer, let number = id.integer, number < known { return }
            position = .newer(than: id)
        }
    }

    /// Makes sure that the list can be looked at like this.
    private func check() throws {
        guard request.rule.kind != .boundary else { return }
        throw TwitterError(
            kind: .invalidRequest,
            message: "What is new can only be told on lists that page by max_id, not by \(request.rule.parameter).")
    }

    /// The place above all that is there now.
    private func newest() async throws -> PagePosition {
        let ids = try await request.value.items.compactMap { Content.id(of: $0) }.map { ItemID($0) }
        let newest = ids.allSatisfy { $0.integer != nil } ? ids.max() : ids.first
        return newest.map { .newer(than: $0) } ?? .start
    }
}
