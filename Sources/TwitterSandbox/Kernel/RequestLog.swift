/// The last requests, as many as are kept.
struct RequestLog {
    private var ring: [SandboxLogEntry] = []
    private var oldest = 0
    private let capacity = 10_000

    /// Oldest first.
    var entries: [SandboxLogEntry] { Array(ring[oldest...] + ring[..<oldest]) }

    mutating func append(_ entry: SandboxLogEntry) {
        if ring.count < capacity {
            ring.append(entry)
        } else {
            ring[oldest] = entry
            oldest = (oldest + 1) % capacity
        }
    }
}
