public import TwitterJSON

/// A list that survives elements that cannot be read.
///
/// ```swift
/// let list = try await request.decoded(as: LossyList<MyTweet>.self)
/// for tweet in list.elements { ... }
/// for dropped in list.dropped { print("element \(dropped.index): \(dropped.reason)") }
/// ```
public struct LossyList<Element: Decodable>: Decodable {
    /// An element that could not be read.
    public struct Dropped: Sendable {
        /// The place of the element in the list as it came, from 0.
        public let index: Int
        /// Why it could not be read: a `JSONError` for models of this library, most often a `DecodingError` for others.
        public let reason: any Error
    }

    /// The elements that could be read, in order.
    public let elements: [Element]
    /// The other elements, in order.
    public let dropped: [Dropped]

    /// Reads a list.
    ///
    /// - Throws: `DecodingError` when the value is no list.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        var dropped: [Dropped] = []
        elements.reserveCapacity(container.count ?? 0)
        while !container.isAtEnd {
            let index = container.currentIndex
            switch try container.decode(Attempt<Element>.self).result {
            case .success(let element): elements.append(element)
            case .failure(let reason): dropped.append(Dropped(index: index, reason: reason))
            }
        }
        self.elements = elements
        self.dropped = dropped
    }
}

extension LossyList: JSONReadable where Element: JSONReadable {
    /// Reads a list.
    ///
    /// - Throws: `JSONError` when the value is no list.
    public init(json: JSONView) throws(JSONError) {
        let list = try JSONList<Element>(json: json)
        elements = list.elements
        dropped = list.dropped.map { Dropped(index: $0.index, reason: $0.reason) }
    }
}

extension LossyList: Sendable where Element: Sendable {}

/// Never fails, so that the list steps over the element in one reading.
private struct Attempt<Value: Decodable>: Decodable {
    let result: Result<Value, any Error>

    init(from decoder: any Decoder) throws {
        // By way of the container, so that the decoder's own rules for dates and the like hold for the element too.
        result = Result { try decoder.singleValueContainer().decode(Value.self) }
    }
}
