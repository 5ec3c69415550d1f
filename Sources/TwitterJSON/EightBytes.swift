/// Eight bytes of a text in one integer, so that a string is scanned eight bytes at a time.
///
/// The first byte of the text is the lowest of the integer.
enum EightBytes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// How many bytes stand before the first that is a quote, a backslash, a control character or no ASCII; 8 if none is.
    ///
    /// Subtracting carries only from a byte that is found into those after it, so the first find is true.
    @inline(__always)
    static func plain(_ word: UInt64) -> Int {
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        let found =
            ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((word &- ones &* 0x20) & ~word) | word
        return (found & highBits).trailingZeroBitCount >> 3
    }
}
