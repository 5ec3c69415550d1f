/// An answer that is one page of a longer list.
///
/// The models of the library that come in pages conform, and so does a list of things with identifiers. A type of your own
/// needs ``items``, and ``nextCursor`` where the service tells where the next page begins.
public protocol Page: Sendable {
    /// What the list consists of.
    associatedtype Item: Sendable

    /// The items of the page, in the service's order; a page may be empty and not be the last.
    var items: [Item] { get }

    /// Where the next page begins, if the answer says so; `nil` after the last page.
    var nextCursor: Cursor? { get }

    /// The largest identifier of the next page, if the answer says so.
    ///
    /// For lists that are not sorted by identifier, where the lowest one is no place to go on from.
    var nextMaxID: String? { get }

    /// What tells an item from all others, as it is sent; `nil` if there is nothing.
    ///
    /// The rules ``PagingRule/maxID`` and ``PagingRule/page`` need it.
    static func id(of item: Item) -> String?
}

extension Page {
    /// `nil`: the answer does not say.
    public var nextCursor: Cursor? { nil }

    /// `nil`: the answer does not say.
    public var nextMaxID: String? { nil }

    /// `nil`: nothing is known of the items.
    public static func id(of item: Item) -> String? { nil }
}

extension Page where Item: Identifiable, Item.ID: CustomStringConvertible {
    /// The identifier of the item.
    public static func id(of item: Item) -> String? { item.id.description }
}

/// Something of which the service sends bare lists, page by page.
public protocol PageItem: Sendable {
    /// What tells it from all others, as it is sent; `nil` if there is nothing.
    var pageID: String? { get }
}

extension PageItem where Self: Identifiable, ID: CustomStringConvertible {
    /// The identifier.
    public var pageID: String? { id.description }
}

extension Array: Page where Element: PageItem {
    /// The list itself.
    public var items: [Element] { self }

    /// The identifier of the item.
    public static func id(of item: Element) -> String? { item.pageID }
}
