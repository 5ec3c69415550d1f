extension PagingRule {
    /// The next page has the next number.
    func numberStep<Content: Page>(
        after page: Content, of call: Call, at position: PagePosition
    ) -> PageStep<Content.Item> {
        let before = Set(position.before ?? [])
        var known = before.union(position.seen ?? [])
        var ids: [ItemID] = []
        let all = page.items
        let items = all.filter { item in
            guard let id = Content.id(of: item).map({ ItemID($0) }) else { return true }
            ids.append(id)
            return known.insert(id).inserted
        }
        var step = PageStep(items: items)
        let repeatsThePageBefore = ids.count == all.count && ids.allSatisfy(before.contains)
        let number = call.pageParameter(parameter).flatMap { Int($0) } ?? 1
        let (next, isTooLarge) = number.addingReportingOverflow(1)
        if !repeatsThePageBefore, !isTooLarge {
            step.next = PagePosition()
            step.next?.page = next
            step.next?.before = ids
        }
        return step
    }
}
