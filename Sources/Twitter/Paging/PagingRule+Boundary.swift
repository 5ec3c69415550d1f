extension PagingRule {
    /// The next page begins below the lowest identifier so far.
    func boundaryStep<Content: Page>(
        after page: Content, of call: Call, at position: PagePosition
    ) -> PageStep<Content.Item> {
        var boundary = Boundary(position: position, since: call.pageParameter("since_id").map { ItemID($0) })
        let items = page.items.filter { boundary.lets(Content.id(of: $0).map { ItemID($0) }) }
        return PageStep(items: items, next: boundary.next(most: page.nextMaxID.flatMap { ItemID($0).integer }))
    }
}

/// The boundary between what was handed out and what was not, while it goes over a page.
private struct Boundary {
    private let position: PagePosition
    private let since: ItemID?
    private var seen: Set<ItemID>
    /// All identifiers of the page, in its order.
    private var ids: [ItemID] = []
    private var hasReachedSince = false

    init(position: PagePosition, since: ItemID?) {
        self.position = position
        self.since = since
        seen = Set(position.seen ?? [])
    }

    /// Whether an item is to be handed out: it did not come before, and is newer than what is known.
    mutating func lets(_ id: ItemID?) -> Bool {
        // What has no identifier cannot be told from anything else.
        guard let id else { return !isBelowTextSince }
        ids.append(id)
        if let since, id == since || isNumber(id, upTo: since) {
            hasReachedSince = true
            return false
        }
        if isBelowTextSince { return false }
        if let lowest = position.lowest, isNumber(lowest, upTo: id) { return false }
        return seen.insert(id).inserted
    }

    /// Texts have no order but that of the page: what comes after the known one is older.
    private var isBelowTextSince: Bool { hasReachedSince && since?.integer == nil }

    private func isNumber(_ one: ItemID, upTo other: ItemID) -> Bool {
        guard let one = one.integer, let other = other.integer else { return false }
        return one <= other
    }

    /// Where the next page begins.
    ///
    /// - Parameter most: The largest identifier of the next page, if the service said so.
    /// - Returns: The position; `nil` if the boundary does not move.
    func next(most: UInt64?) -> PagePosition? {
        let numbers = ids.compactMap(\.integer)
        guard !hasReachedSince, !ids.isEmpty else { return nil }
        guard numbers.count == ids.count else { return nextByText() }
        let old = position.lowest?.integer ?? .max
        let told = most.flatMap { $0 == .max ? nil : $0 + 1 }.flatMap { $0 < old ? $0 : nil }
        // The lowest of the page, handed out or not: what is above it and was not on the page is not there.
        guard let lowest = told ?? numbers.filter({ $0 < old || position.lowest == nil }).min(), lowest > 0
        else { return nil }
        // Between the boundary and what is known lies nothing.
        if let known = since?.integer, lowest - 1 <= known { return nil }
        var next = PagePosition()
        next.lowest = ItemID(lowest)
        let below = seen.filter { $0.integer.map { $0 < lowest } ?? true }
        next.seen = below.isEmpty ? nil : below.sorted()
        next.since = position.since
        return next
    }

    /// The next page begins with the last item of this one, which therefore comes twice and is left out.
    private func nextByText() -> PagePosition? {
        guard let last = ids.last, last != position.lowest else { return nil }
        var next = PagePosition()
        next.lowest = last
        next.seen = Set(ids).sorted()
        next.since = position.since
        return next
    }
}
