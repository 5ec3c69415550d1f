/// Keys with one instant each, the earliest first: a binary heap that knows where each key stands.
///
/// Setting and removing take logarithmic time, so an answered request leaves nothing behind.
struct DeadlineQueue<Key: Hashable> {
    typealias Instant = ContinuousClock.Instant

    private struct Entry {
        var instant: Instant
        var key: Key
    }

    private var heap: [Entry] = []
    private var positions: [Key: Int] = [:]

    /// The number of keys.
    var count: Int { heap.count }

    /// The earliest instant.
    var first: Instant? { heap.first?.instant }

    /// Gives a key an instant, in place of the one it had.
    mutating func set(_ instant: Instant, for key: Key) {
        if let position = positions[key] {
            let former = heap[position].instant
            heap[position].instant = instant
            if instant < former { rise(from: position) } else { sink(from: position) }
        } else {
            heap.append(Entry(instant: instant, key: key))
            positions[key] = heap.count - 1
            rise(from: heap.count - 1)
        }
    }

    /// Takes a key out; one that is not there is fine.
    mutating func remove(_ key: Key) {
        guard let position = positions.removeValue(forKey: key) else { return }
        let last = heap.removeLast()
        guard position < heap.count else { return }
        heap[position] = last
        positions[last.key] = position
        rise(from: position)
        sink(from: positions[last.key] ?? position)
    }

    /// Takes out the key with the earliest instant if that is not after the given one.
    mutating func popDue(at now: Instant) -> Key? {
        guard let first = heap.first, first.instant <= now else { return nil }
        remove(first.key)
        return first.key
    }

    private mutating func rise(from start: Int) {
        var position = start
        while position > 0 {
            let parent = (position - 1) / 2
            guard heap[position].instant < heap[parent].instant else { return }
            exchange(position, parent)
            position = parent
        }
    }

    private mutating func sink(from start: Int) {
        var position = start
        while true {
            var smallest = position
            for child in [2 * position + 1, 2 * position + 2] where child < heap.count {
                if heap[child].instant < heap[smallest].instant { smallest = child }
            }
            guard smallest != position else { return }
            exchange(position, smallest)
            position = smallest
        }
    }

    private mutating func exchange(_ one: Int, _ other: Int) {
        heap.swapAt(one, other)
        positions[heap[one].key] = one
        positions[heap[other].key] = other
    }
}
