/// Eight bytes of a text in one integer, so that a string is scanned many bytes at a time.
///
/// The first byte of the text is the lowest of the integer.
struct EightBytes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    private let word: UInt64

    /// Reads eight bytes, which must be there.
    @inline(__always)
    init(_ bytes: Span<UInt8>, _ offset: Int) {
        word = UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The high bit of the first byte that is a quote, a backslash, a control character or no ASCII, and perhaps bits after it.
    ///
    /// Subtracting carries only from a byte that is found into those after it, so the first find is true.
    @inline(__always)
    private var found: UInt64 {
        let quote = word ^ (Self.ones &* 0x22)
        let backslash = word ^ (Self.ones &* 0x5C)
        let found =
            ((quote &- Self.ones) & ~quote) | ((backslash &- Self.ones) & ~backslash)
            | ((word &- Self.ones &* 0x20) & ~word) | word
        return found & Self.highBits
    }

    /// How many bytes stand before the first of these; 8 if there is none.
    @inline(__always)
    var plain: Int { found.trailingZeroBitCount >> 3 }

    /// The same of sixteen bytes; 16 if there is none.
    @inline(__always)
    static func plain(_ first: EightBytes, _ second: EightBytes) -> Int {
        let found = (first.found, second.found)
        return (found.0 == 0 ? 64 + found.1.trailingZeroBitCount : found.0.trailingZeroBitCount) >> 3
    }
}
