import Twitter

/// Which Tweets of a list are asked for, newest first.
struct TimelinePage {
    let count: Int
    let since: UInt64
    let most: UInt64
    let hasReplies: Bool
    /// How many newer ones were on the pages before.
    private let skipped: Int

    /// Compatible servers count pages; Twitter has given that up nearly everywhere.
    init(_ request: Inbound, defaultCount: Int = 20, maximumCount: Int = 200, hasPages: Bool = false) {
        let isCounted = hasPages || request.dialect == .gnuSocial
        let page = min(max(isCounted ? request.parameters["page"].flatMap { Int($0) } ?? 1 : 1, 1), 10_000)
        count = min(max(request.parameters["count"].flatMap { Int($0) } ?? defaultCount, 1), maximumCount)
        since = request.parameters["since_id"].flatMap { UInt64($0) } ?? 0
        most = request.parameters["max_id"].flatMap { UInt64($0) } ?? .max
        hasReplies = request.isOn("exclude_replies") != true
        skipped = (page - 1) * count
    }

    /// The Tweets of the page; replies are taken out after counting, as Twitter does.
    func tweets(of world: World, where isMeant: (StoredTweet) -> Bool) -> [StoredTweet] {
        select(world.tweets.all.reversed(), id: \.id, where: isMeant).filter { hasReplies || $0.inReplyTo == nil }
    }

    /// What is on the page, of a list with the newest first.
    func select<Element>(
        _ all: some Sequence<Element>, id: (Element) -> UInt64, where isMeant: (Element) -> Bool
    ) -> [Element] {
        var page: [Element] = []
        var newer = 0
        for element in all where id(element) > since && id(element) <= most && isMeant(element) {
            if newer < skipped {
                newer += 1
                continue
            }
            page.append(element)
            if page.count == count { break }
        }
        return page
    }
}
