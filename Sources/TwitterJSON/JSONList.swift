/// A list that survives elements that cannot be read.
///
/// ```swift
/// let tweets = try JSONList<Tweet>(parsing: body)
/// for tweet in tweets.elements { ... }
/// for dropped in tweets.dropped { print("element \(dropped.index): \(dropped.reason)") }
/// ```
public struct JSONList<Element: JSONReadable>: JSONReadable {
    /// An element that could not be read.
    public struct Dropped: Hashable, Sendable {
        /// The place of the element in the list as it came, from 0.
        public let index: Int

        /// The place of its first byte in the text, from 0.
        public let offset: Int

        /// Why it could not be read, with the place of the fault.
        public let reason: JSONError

        /// Creates a report.
        ///
        /// - Parameters:
        ///   - index: The place of the element in the list, from 0.
        ///   - offset: The place of its first byte in the text, from 0.
        ///   - reason: Why it could not be read.
        public init(index: Int, offset: Int, reason: JSONError) {
            self.index = index
            self.offset = offset
            self.reason = reason
        }
    }

    /// The elements that could be read, in order.
    public let elements: [Element]

    /// The other elements, in order.
    public let dropped: [Dropped]

    /// Reads a list.
    ///
    /// - Parameter json: The list.
    /// - Throws: ``JSONError`` when it is no list.
    @inlinable
    public init(json: JSONView) throws(JSONError) {
        var views = try json.elements
        var elements: [Element] = []
        var dropped: [Dropped] = []
        elements.reserveCapacity(views.capacity)
        var index = 0
        while let view = views.next() {
            do {
                elements.append(try Element(json: view))
            } catch {
                dropped.append(Dropped(index: index, offset: view.offset, reason: error))
            }
            index += 1
        }
        self.elements = elements
        self.dropped = dropped
    }
}

extension JSONList: Sendable where Element: Sendable {}
extension JSONList: Equatable where Element: Equatable {}
extension JSONList: Hashable where Element: Hashable {}
