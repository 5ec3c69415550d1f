import Twitter

/// One page of a list that is read with cursors.
///
/// Cursors are places in the list, so far above 2^53 that a client must not read them through a double.
struct CursorPage<Element> {
    private static var base: UInt64 { 1_700_000_000_000_000_001 }

    let elements: [Element]
    private let next: UInt64

    init(_ all: [Element], _ request: Inbound, defaultCount: Int, maximumCount: Int) throws(Refused) {
        let count = min(max(request.parameters["count"].flatMap { Int($0) } ?? defaultCount, 1), maximumCount)
        let cursor = request.parameters["cursor"] ?? "-1"
        let start = cursor == "-1" ? 0 : UInt64(cursor).flatMap { Int(exactly: $0 &- Self.base) } ?? -1
        guard (0...all.count).contains(start) else { throw Refused(400, 44, "cursor parameter is invalid.") }
        let page = all[start...].prefix(count)
        next = page.endIndex < all.count ? Self.base + UInt64(page.endIndex) : 0
        elements = Array(page)
    }

    /// The page as an answer, its elements under a name.
    func answer(_ name: String, _ write: (Element) -> JSONText) -> Answer {
        .json([
            name: .list(elements.map(write)),
            "next_cursor": .integer(next), "next_cursor_str": .text(String(next)),
            "previous_cursor": 0, "previous_cursor_str": "0",
        ])
    }
}
