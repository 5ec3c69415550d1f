extension PagingRule {
    /// The service says where the next page begins.
    func tokenStep<Content: Page>(
        after page: Content, of call: Call, at position: PagePosition
    ) -> PageStep<Content.Item> {
        var step = PageStep(items: page.items)
        if let taken = position.taken {
            step.skipped = Self.skipped(in: page, taken: taken, last: position.last)
            step.items.removeFirst(step.skipped)
        }
        // One that leads to the page itself would go round for ever.
        if let next = page.nextCursor?.description, next != call.pageParameter(parameter) {
            step.next = PagePosition()
            step.next?.token = next
        }
        return step
    }

    /// How many items at the head of a page were handed out before.
    ///
    /// The list may have changed meanwhile. If the last of them is not there any more, the whole page comes again: better
    /// an item twice than one missed.
    private static func skipped<Content: Page>(in page: Content, taken: Int, last: ItemID?) -> Int {
        let items = page.items
        guard let last else { return min(max(taken, 0), items.count) }
        return items.lastIndex { Content.id(of: $0).map { ItemID($0) } == last }.map { $0 + 1 } ?? 0
    }
}
