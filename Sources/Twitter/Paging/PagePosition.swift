/// A place in a list that is read page by page, to go on from later, in another process too.
///
/// It is `Codable`, and means something only for the list that it comes from. What it encodes to may change with the
/// version of the library; older ones stay readable.
public struct PagePosition: Hashable, Sendable, Codable {
    /// Where the page begins, by the rules that follow what the service says.
    var token: String?
    /// The lowest identifier so far; the page begins below, or with it where it is no number.
    var lowest: ItemID?
    /// The number of the page.
    var page: Int?
    /// What has been handed out already of what the page may bring.
    var seen: [ItemID]?
    /// What stood on the page before, by the rule of numbers.
    var before: [ItemID]?
    /// How many items of the page have been handed out, by the rules that follow what the service says.
    var taken: Int?
    /// The last of those.
    var last: ItemID?
    /// All up to this item has been handed out, in a walk that goes up.
    var since: ItemID?

    /// The beginning of the list.
    public static let start = PagePosition()

    /// The place above an item, for walks from the oldest end and for new items.
    ///
    /// - Parameter id: The newest item that is known.
    /// - Returns: The position.
    public static func newer<Subject>(than id: Identifier<Subject>) -> PagePosition {
        var position = PagePosition()
        position.since = ItemID(id.description)
        return position
    }
}

/// The identifier of an item, whatever it is.
typealias ItemID = Identifier<Any>
