/// Well-formed sequences of bytes for characters beyond ASCII (RFC 3629, section 4).
enum UTF8Sequence {
    /// The length of the sequence at a place, 2 to 4; 0 when it is none.
    @inline(__always)
    static func length(in bytes: Span<UInt8>, at offset: Int) -> Int {
        let first = bytes[offset]
        switch first {
        case 0xC2...0xDF:
            return offset + 1 < bytes.count && isContinuation(bytes[offset + 1]) ? 2 : 0
        case 0xE0...0xEF:
            guard offset + 2 < bytes.count else { return 0 }
            let second = bytes[offset + 1]
            guard isContinuation(second), isContinuation(bytes[offset + 2]) else { return 0 }
            // Neither longer than needed nor a surrogate.
            return (first != 0xE0 || second >= 0xA0) && (first != 0xED || second < 0xA0) ? 3 : 0
        case 0xF0...0xF4:
            guard offset + 3 < bytes.count else { return 0 }
            let second = bytes[offset + 1]
            guard isContinuation(second), isContinuation(bytes[offset + 2]), isContinuation(bytes[offset + 3]) else {
                return 0
            }
            // Neither longer than needed nor beyond U+10FFFF.
            return (first != 0xF0 || second >= 0x90) && (first != 0xF4 || second < 0x90) ? 4 : 0
        default:
            return 0
        }
    }

    @inline(__always)
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
