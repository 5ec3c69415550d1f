public import TwitterHTTP

/// A page with all that came along, and the place from which its walk goes on.
public struct PagedResponse<Content: Page>: Sendable {
    /// The items that were on no page before; those of ``value`` that were are left out.
    public internal(set) var items: [Content.Item]
    /// The page itself, with status, header fields and rate limit.
    public let response: TwitterResponse<Content>
    /// Whether no page follows.
    public internal(set) var isLast: Bool
    /// From where the walk goes on after this page; `nil` after the last one.
    ///
    /// In a walk from the oldest end only ``PagingRule/maxID`` has such places.
    public internal(set) var position: PagePosition?

    /// Where the page itself begins, and what follows from it; `nil` in a walk from the oldest end.
    var origin: (start: PagePosition, step: PageStep<Content.Item>)?

    /// The page as it came.
    public var value: Content { response.value }
    /// The header fields.
    public var headers: HTTPFields { response.headers }
    /// What the answer says of the limit; `nil` if it says nothing.
    public var rateLimit: RateLimit? { response.rateLimit }
}
