/// A line in which the first come is the first served, and which anybody may leave from the middle.
///
/// Every operation takes constant time on average, and who has left takes no room.
struct WaitingLine<Element> {
    /// A place in the line.
    typealias Ticket = UInt64

    private var elements: [Ticket: Element] = [:]
    private var head: Ticket = 0
    private var tail: Ticket = 0

    /// Whether nobody waits.
    var isEmpty: Bool { elements.isEmpty }

    /// Adds an element at the end and tells its place.
    mutating func append(_ element: Element) -> Ticket {
        defer { tail &+= 1 }
        elements[tail] = element
        return tail
    }

    /// Takes out whoever stands at a place; nobody may.
    mutating func remove(_ ticket: Ticket) {
        elements[ticket] = nil
        if elements.isEmpty { head = tail }
    }

    /// Takes out the first.
    mutating func popFirst() -> Element? {
        while head != tail {
            defer { head &+= 1 }
            if let element = elements.removeValue(forKey: head) { return element }
        }
        return nil
    }
}
