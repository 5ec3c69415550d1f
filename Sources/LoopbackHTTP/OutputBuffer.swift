/// Bytes on their way out, in pieces, so that a large body is sent from where it lies.
struct OutputBuffer: Sendable {
    /// Bodies up to this size travel in one piece with their head.
    private static let joinLimit = 16 << 10

    private var pieces: [[UInt8]] = []
    private var offset = 0

    var isEmpty: Bool { pieces.isEmpty }

    mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        if let last = pieces.indices.last, last > 0 || offset == 0, bytes.count <= Self.joinLimit,
            pieces[last].count <= Self.joinLimit
        {
            pieces[last].append(contentsOf: bytes)
        } else {
            pieces.append(bytes)
        }
    }

    /// Hands out the bytes that are to be sent next; empty when there are none.
    func withNext<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard let first = pieces.first else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        return first.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
    }

    /// Drops bytes that were sent; never more than were handed out.
    mutating func drop(_ count: Int) {
        guard let first = pieces.first else { return }
        offset += min(count, first.count - offset)
        if offset == first.count {
            pieces.removeFirst()
            offset = 0
        }
    }
}
