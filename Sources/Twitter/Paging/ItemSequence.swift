/// The items of a list that comes in pages, none twice; each iteration walks it anew.
///
/// A page is asked for when the one before is used up. To save where a walk stands, keep its iterator:
///
/// ```swift
/// var ids = twitter.followers.ids(screenName: "nasa").items.resuming(at: saved).makeAsyncIterator()
/// while let id = try await ids.next() {
///     save(ids.position)
/// }
/// ```
public struct ItemSequence<Content: Page>: AsyncSequence, Sendable {
    private var pages: PageSequence<Content>

    init(pages: PageSequence<Content>) { self.pages = pages }

    /// Goes on from a saved position; see ``PageSequence/resuming(at:)``.
    public func resuming(at position: PagePosition) -> ItemSequence {
        ItemSequence(pages: pages.resuming(at: position))
    }

    /// Asks for the next page already while the present one is worked on; see ``PageSequence/prefetching()``.
    public func prefetching() -> ItemSequence { ItemSequence(pages: pages.prefetching()) }

    /// Begins with the oldest item; see ``PageSequence/oldestFirst()``.
    public func oldestFirst() -> ItemSequence { ItemSequence(pages: pages.oldestFirst()) }

    /// Begins a walk.
    public func makeAsyncIterator() -> Iterator { Iterator(pages) }

    /// A walk over the items.
    public struct Iterator: AsyncIteratorProtocol {
        private let rule: PagingRule
        private let start: PagePosition
        private var pages: PageSequence<Content>.Iterator
        private var page: PagedResponse<Content>?
        /// The items of the page; a list of its own, so that reading one is cheap.
        private var items: [Content.Item] = []
        private var index = 0
        private var isOver = false

        init(_ pages: PageSequence<Content>) {
            rule = pages.rule
            start = pages.start
            self.pages = pages.makeAsyncIterator()
        }

        /// Gives the next item, and asks for a page when there is none left.
        ///
        /// - Parameter actor: Whose turn it is.
        /// - Returns: The item; `nil` after the last one.
        /// - Throws: ``TwitterError``, or `CancellationError` if the task was cancelled, within a page too.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws -> Content.Item? {
            while index == items.count {
                guard let next = try await pages.next(isolation: actor) else {
                    isOver = true
                    return nil
                }
                page = next
                items = next.items
                index = 0
            }
            try Task.checkCancellation()
            index += 1
            return items[index - 1]
        }

        /// From where the walk can be gone on with, after the items so far; `nil` when it is over.
        ///
        /// In a walk from the oldest end only ``PagingRule/maxID`` has such places.
        public var position: PagePosition? {
            guard !isOver else { return nil }
            guard let page else { return start }
            guard let origin = page.origin else {
                return rule.position(above: items[..<index], in: Content.self, from: start)
            }
            // Of a page that is used up nothing need be asked for again; of the last one, there is nothing else.
            if index == items.count, let next = page.position { return next }
            return rule.position(after: items[..<index], of: origin.step, at: origin.start, in: Content.self)
        }
    }
}
