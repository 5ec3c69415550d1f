/// How the pages of a list follow each other: which parameter asks for the next one, and when there is none.
///
/// Endpoint methods know theirs. A request by its path names one: ``TwitterRequest/paged(by:items:)``.
public struct PagingRule: Hashable, Sendable {
    /// The three ways in which a page leads to the next.
    enum Kind: Hashable, Sendable {
        /// The answer says where the next page begins.
        case token
        /// The next page begins below the lowest identifier so far.
        case boundary
        /// The next page has the next number.
        case number
    }

    /// The parameter that asks for a page.
    public let parameter: String
    let kind: Kind
    /// Where an untyped answer says what follows: paths of members, the first that is there counts.
    let members: [[String]]

    private init(_ kind: Kind, _ parameter: String, members: [[String]] = []) {
        self.kind = kind
        self.parameter = parameter
        self.members = members
    }

    /// `cursor`, from `next_cursor_str` or `next_cursor`: a number, above 2^53 too, or any other text.
    ///
    /// The list ends with 0, `"0"`, `""`, `null` or no cursor, and with one that leads to the page itself; never with an
    /// empty page.
    public static let cursor = token(
        "cursor", from: ["next_cursor_str"], ["next_cursor"], ["response", "cursors", "next_cursor"])

    /// `next`, from `next`, as premium searches page; it ends as ``cursor`` does.
    public static let next = token("next", from: ["next"])

    /// `max_position`, from `response.position.min_position`, as the Tweets of collections page; it ends as ``cursor``
    /// does, and when the answer says that nothing was cut off.
    public static let maxPosition = token("max_position", from: ["response", "position", "min_position"])

    /// `max_id`, one below the lowest identifier so far; where identifiers are no numbers, the last of the page.
    ///
    /// Items that came already are left out. The list ends where the boundary does not move: with an empty page, and with
    /// one that goes no further down. It also ends at `since_id`, if the call has that, even on a server that does not
    /// look at it.
    ///
    /// What the service takes out of a page after counting can leave a page empty, and then the list ends early: nothing
    /// says how far down that page went.
    public static let maxID = PagingRule(.boundary, "max_id")

    /// `page`, which counts up from 1, or from what the call has.
    ///
    /// The list ends with an empty page, and with one that only repeats the page before, as services answer beyond their
    /// last page. Items of the page before are left out: when something new comes in on top, the last ones move down to the
    /// next page.
    public static let page = PagingRule(.number, "page")

    /// A parameter of another name that takes what the answer says, for servers with ways of their own.
    ///
    /// - Parameters:
    ///   - parameter: The parameter that asks for the next page.
    ///   - members: Where the answer says what it is: names of members from the outside in, such as `["meta",
    ///     "next_token"]`. The first that is there counts.
    /// - Returns: The rule; it ends as ``cursor`` does.
    public static func token(_ parameter: String, from members: [String]...) -> PagingRule {
        PagingRule(.token, parameter, members: members)
    }

    /// The call that asks for a page.
    ///
    /// - Parameters:
    ///   - call: The call of the first page.
    ///   - position: Where the page begins.
    /// - Returns: The call.
    func call(_ call: Call, at position: PagePosition) -> Call {
        var call = call
        if let since = position.since { call.setPageParameter("since_id", since.description) }
        switch kind {
        case .token:
            if let token = position.token { call.setPageParameter(parameter, token) }
        case .boundary:
            if let lowest = position.lowest {
                let most = lowest.integer.map { $0 > 0 ? String($0 - 1) : "0" }
                call.setPageParameter(parameter, most ?? lowest.description)
            }
        case .number:
            if let page = position.page { call.setPageParameter(parameter, String(page)) }
        }
        return call
    }

    /// What follows from a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - call: The call that asked for it.
    ///   - position: Where it begins.
    /// - Returns: What of it is handed out, and where the next page begins.
    func step<Content: Page>(after page: Content, of call: Call, at position: PagePosition) -> PageStep<Content.Item> {
        switch kind {
        case .token: tokenStep(after: page, of: call, at: position)
        case .boundary: boundaryStep(after: page, of: call, at: position)
        case .number: numberStep(after: page, of: call, at: position)
        }
    }

    /// The place within a page, so that what was handed out of it does not come again.
    ///
    /// - Parameters:
    ///   - handed: What was handed out of the page.
    ///   - step: What follows from the page.
    ///   - position: Where the page begins.
    ///   - type: The type of the page.
    /// - Returns: The place.
    func position<Content: Page>(
        after handed: ArraySlice<Content.Item>, of step: PageStep<Content.Item>, at position: PagePosition,
        in type: Content.Type
    ) -> PagePosition {
        var within = position
        switch kind {
        case .token:
            within.taken = step.skipped + handed.count
            within.last = handed.last.flatMap { Content.id(of: $0) }.map { ItemID($0) } ?? position.last
        case .boundary, .number:
            within.seen = (position.seen ?? []) + handed.compactMap { Content.id(of: $0) }.map { ItemID($0) }
        }
        return within
    }
}

/// What follows from a page.
struct PageStep<Item: Sendable>: Sendable {
    /// The items that did not come before.
    var items: [Item]
    /// How many items at the head of the page came before.
    var skipped = 0
    /// Where the next page begins; `nil` if there is none.
    var next: PagePosition?
}
