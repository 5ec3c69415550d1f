/// What a header says of the body that follows it (RFC 9112, section 6): enough to refuse one whose end would be a guess,
/// and one that is too large.
struct BodyFraming {
    enum Fault { case unclear, tooLarge }

    private var isChunked = false
    private var isPacked = false
    /// The length that was named, or the largest number in place of one that is larger.
    private var length: Int?
    private var isUnclear = false
    /// Whether the line before was one of a length, which a folded line would go on.
    private var followsLength = false

    /// Takes one line of the header, without its end.
    mutating func note(_ line: UnsafeRawBufferPointer) {
        guard let first = line.first else { return }
        let isFolded = first == 0x20 || first == 0x09
        if isFolded, followsLength { isUnclear = true }
        followsLength = isFolded && followsLength
        switch first | 0x20 {
        case UInt8(ascii: "t"):
            if Self.value(of: "transfer-encoding:", in: line) != nil { isChunked = true }
        case UInt8(ascii: "c"):
            if let value = Self.value(of: "content-length:", in: line) {
                followsLength = true
                // A length that is repeated may come as a list (RFC 9110, section 8.6).
                var rest = value
                while let comma = rest.firstIndex(of: UInt8(ascii: ",")) {
                    note(length: rest[..<comma])
                    rest = rest[(comma + 1)...]
                }
                note(length: rest)
            } else if Self.value(of: "content-encoding:", in: line) != nil {
                isPacked = true
            }
        default: break
        }
    }

    /// Why the body must not be read.
    ///
    /// - Parameter maximumBytes: How long it may be; a packed one shows its size later.
    /// - Returns: The reason; `nil` if it may.
    func fault(maximumBytes: Int) -> Fault? {
        // Chunks overrule a length (RFC 9112, section 6.3).
        if isChunked { return nil }
        if isUnclear { return .unclear }
        return isPacked || (length ?? 0) <= maximumBytes ? nil : .tooLarge
    }

    private mutating func note(length element: Slice<UnsafeRawBufferPointer>) {
        var digits = element.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = digits.last, last == 0x20 || last == 0x09 { digits = digits.dropLast() }
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return isUnclear = true }
        var number = 0
        for digit in digits {
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, overflows) = tens.addingReportingOverflow(Int(digit - 0x30))
            number = isTooLarge || overflows ? .max : sum
            if number == .max { break }
        }
        if let length, length != number { isUnclear = true }
        length = number
    }

    /// What stands behind a name, which is given in small letters with its colon.
    private static func value(of name: StaticString, in line: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>?
    {
        let count = name.utf8CodeUnitCount
        guard line.count >= count else { return nil }
        let isNamed = name.withUTF8Buffer { name in
            zip(line, name).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $1 != UInt8(ascii: ":")) }
        }
        return isNamed ? line.dropFirst(count) : nil
    }
}
