/// The pages of a list, one request each; each iteration walks it anew.
///
/// Between pages it does about the limit what the client or the request says: with ``RateLimitPolicy/wait(longest:)`` it
/// waits, with others it throws, and the same page can be asked for again later. It can be stopped at any time by leaving the
/// loop, and gone on with from a page's ``PagedResponse/position``:
///
/// ```swift
/// for try await page in twitter.followers.ids(screenName: "nasa").pages.resuming(at: saved) {
///     print(page.items.count, page.rateLimit?.remaining ?? 0)
///     saved = page.position ?? .start
/// }
/// ```
public struct PageSequence<Content: Page>: AsyncSequence, Sendable {
    let request: TwitterRequest<Content>
    let rule: PagingRule
    private(set) var start = PagePosition.start
    private(set) var goesUp = false
    private var isPrefetching = false

    init(request: TwitterRequest<Content>, rule: PagingRule) {
        self.request = request
        self.rule = rule
    }

    /// The items of the pages, none twice.
    public var items: ItemSequence<Content> { ItemSequence(pages: self) }

    /// Goes on from a saved position.
    ///
    /// - Parameter position: A position of the same list; ``PagePosition/start`` is its beginning.
    /// - Returns: The changed sequence.
    public func resuming(at position: PagePosition) -> PageSequence {
        var pages = self
        pages.start = position
        return pages
    }

    /// Asks for the next page already while the present one is worked on: one more request when the walk is left early.
    ///
    /// - Returns: The changed sequence. It has no effect on a walk from the oldest end.
    public func prefetching() -> PageSequence {
        var pages = self
        pages.isPrefetching = true
        return pages
    }

    /// Begins with the oldest end: the last page comes first, and its last item before all others.
    ///
    /// The services lead down only, so the whole list is read and kept before the first page comes.
    ///
    /// - Returns: The changed sequence.
    public func oldestFirst() -> PageSequence {
        var pages = self
        pages.goesUp = true
        return pages
    }

    /// Begins a walk.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// A walk over the pages.
    public struct Iterator: AsyncIteratorProtocol {
        private let pages: PageSequence
        /// Where the next page begins; `nil` after the last.
        private var position: PagePosition?
        private var ahead: PageAhead<Content>?
        /// The pages that are still to be handed out, newest first, in a walk from the oldest end.
        private var pile: [PagedResponse<Content>] = []

        init(_ pages: PageSequence) {
            self.pages = pages
            position = pages.start
        }

        /// Asks for the next page.
        ///
        /// After an error, the same page can be asked for again.
        ///
        /// - Parameter actor: Whose turn it is.
        /// - Returns: The page; `nil` after the last one.
        /// - Throws: ``TwitterError``, or `CancellationError` if the task was cancelled.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws -> PagedResponse<Content>? {
            try Task.checkCancellation()
            guard pages.goesUp else { return try await nextDown() }
            while let page = try await nextDown() { pile.append(page) }
            return pile.popLast().map { pages.rule.upward($0, isLast: pile.isEmpty, from: pages.start) }
        }

        private mutating func nextDown(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws -> PagedResponse<Content>? {
            guard let start = position else { return nil }
            let ahead = ahead
            self.ahead = nil
            let page = if let ahead { try await ahead.page } else { try await pages.page(at: start) }
            position = page.position
            if pages.isPrefetching, !pages.goesUp, let next = position {
                self.ahead = PageAhead { [pages] in try await pages.page(at: next) }
            }
            return page
        }
    }

    /// Asks for one page.
    private func page(at start: PagePosition) async throws -> PagedResponse<Content> {
        var request = request
        request.call = rule.call(request.call, at: start)
        let response = try await request.response
        let step = rule.step(after: response.value, of: request.call, at: start)
        return PagedResponse(
            items: step.items, response: response, isLast: step.next == nil, position: step.next,
            origin: (start, step))
    }
}

extension PagingRule {
    /// A page as it is handed out in a walk from the oldest end.
    fileprivate func upward<Content: Page>(
        _ page: PagedResponse<Content>, isLast: Bool, from start: PagePosition
    ) -> PagedResponse<Content> {
        var page = page
        page.items.reverse()
        page.isLast = isLast
        page.origin = nil
        page.position = isLast ? nil : position(above: page.items[...], in: Content.self, from: start)
        return page
    }

    /// The place above what was handed out; the same as before if that was nothing.
    func position<Content: Page>(
        above items: ArraySlice<Content.Item>, in type: Content.Type, from start: PagePosition?
    ) -> PagePosition? {
        guard kind == .boundary else { return nil }
        let ids = items.compactMap { Content.id(of: $0) }.map { ItemID($0) }
        let newest = ids.allSatisfy { $0.integer != nil } ? ids.max() : ids.last
        return newest.map { PagePosition.newer(than: $0) } ?? start
    }
}
