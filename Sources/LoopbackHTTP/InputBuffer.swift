/// Received bytes that were not used yet, given out by lines or by counts.
///
/// Every byte is looked at once, and what is found depends on the bytes alone, never on how they were cut into pieces.
struct InputBuffer: Sendable {
    enum Line {
        /// A line without its CRLF.
        case whole(ArraySlice<UInt8>)
        case incomplete
        /// A CR without LF or an LF without CR (RFC 9112, section 2.2).
        case bareLineEnd
        case tooLong
    }

    private var bytes: [UInt8] = []
    private var start = 0
    private var scanned = 0

    var isEmpty: Bool { start == bytes.count }
    var first: UInt8? { isEmpty ? nil : bytes[start] }

    mutating func append(_ piece: some Collection<UInt8>) {
        if start > 0 {
            bytes.removeSubrange(..<start)
            scanned -= start
            start = 0
        }
        bytes.append(contentsOf: piece)
    }

    /// Takes the next line out.
    ///
    /// - Parameter limit: The most bytes that the line may have, its CRLF included.
    /// - Returns: The line, or why there is none.
    mutating func takeLine(within limit: Int) -> Line {
        while scanned < bytes.count {
            let (byte, offset) = (bytes[scanned], scanned - start)
            let ends = byte == Byte.lineFeed || byte == Byte.carriageReturn
            if offset >= limit || (offset >= limit - 2 && !ends) { return .tooLong }
            let afterReturn = offset > 0 && bytes[scanned - 1] == Byte.carriageReturn
            if (byte == Byte.lineFeed) != afterReturn { return .bareLineEnd }
            scanned += 1
            if byte == Byte.lineFeed {
                defer { start = scanned }
                return .whole(bytes[start..<scanned - 2])
            }
        }
        return .incomplete
    }

    /// Takes the next bytes out: the given number, or fewer if there are fewer.
    mutating func take(upTo count: Int) -> ArraySlice<UInt8> {
        let end = start + min(count, bytes.count - start)
        defer { (start, scanned) = (end, end) }
        return bytes[start..<end]
    }
}
