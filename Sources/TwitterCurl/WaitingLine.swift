/// A line in which the first come is the first served, and which anybody may leave from the middle.
///
/// Every operation takes constant time on average, and who has left takes no room.
struct WaitingLine<Element> {
    /// A place in the line.
    typealias Ticket = UInt64

    private var elements: [Ticket: Element] = [:]
    private var head: Ticket = 0
    private var tail: Ticket = 0

    /// How many wait.
    var count: Int { elements.count }

    /// Whether nobody waits.
    var isEmpty: Bool { elements.isEmpty }

    /// Adds an element at the end and tells its place.
    mutating func append(_ element: Element) -> Ticket {
        defer { tail &+= 1 }
        elements[tail] = element
        return tail
    }

    /// Changes whoever stands at a place; nobody may.
    mutating func update(_ ticket: Ticket, by change: (inout Element) -> Void) {
        if let index = elements.index(forKey: ticket) { change(&elements.values[index]) }
    }

    /// Takes out whoever stands at a place; nobody may.
    @discardableResult
    mutating func remove(_ ticket: Ticket) -> Element? {
        defer { if elements.isEmpty { head = tail } }
        return elements.removeValue(forKey: ticket)
    }

    /// Takes out the first, with the place where it stood.
    mutating func popFirst() -> (ticket: Ticket, element: Element)? {
        while head != tail {
            defer { head &+= 1 }
            if let element = elements.removeValue(forKey: head) { return (head, element) }
        }
        return nil
    }
}
