/// Reads numbers from their text.
enum JSONNumber {
    /// The integer in a text: digits with or without a sign, with a plus after them, or a number without a fraction.
    static func integer(_ text: Span<UInt8>) -> Int? {
        let isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
        let start = isNegative || (text.count > 0 && text[0] == UInt8(ascii: "+")) ? 1 : 0
        guard let (magnitude, end) = magnitude(text, from: start) else { return exact(text) }
        guard end == text.count || (end + 1 == text.count && text[end] == UInt8(ascii: "+")) else { return exact(text) }
        if isNegative {
            return magnitude <= 1 << 63 ? Int(truncatingIfNeeded: 0 &- magnitude) : nil
        }
        return Int(exactly: magnitude)
    }

    /// The integer from 0 in a text.
    static func unsigned(_ text: Span<UInt8>) -> UInt64? {
        if let (magnitude, end) = magnitude(text, from: 0), end == text.count { return magnitude }
        return integer(text).flatMap(UInt64.init(exactly:))
    }

    /// The digits from a place and where they end; `nil` when there is none, or more than 64 bits hold.
    @inline(__always)
    private static func magnitude(_ text: Span<UInt8>, from start: Int) -> (UInt64, Int)? {
        var magnitude: UInt64 = 0
        var place = start
        while place < text.count {
            let digit = text[place] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            // Nineteen digits always fit.
            if place - start < 19 {
                magnitude = magnitude &* 10 &+ UInt64(digit)
            } else {
                let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
                let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
                guard !overflow, !carry else { return nil }
                magnitude = sum
            }
            place += 1
        }
        return place > start ? (magnitude, place) : nil
    }

    /// An integer written with a point or an exponent, below 2^53: from there on the nearest value may be another integer.
    private static func exact(_ text: Span<UInt8>) -> Int? {
        guard let double = double(text), abs(double) < 9_007_199_254_740_992 else { return nil }
        return Int(exactly: double)
    }

    /// The nearest floating-point value to a number; `nil` when the text is none, or too large for one.
    static func double(_ text: Span<UInt8>) -> Double? {
        if let double = shortDouble(text) { return double }
        // In hexadecimal or as a word, `Double` reads more than a number.
        for place in 0..<text.count {
            switch text[place] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                break
            default: return nil
            }
        }
        return Double(String(copying: UTF8Span(unchecked: text))).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A number whose digits fit into 53 bits and whose power of ten is exact: one division then gives the nearest value.
    @inline(__always)
    private static func shortDouble(_ text: Span<UInt8>) -> Double? {
        let isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
        let start = isNegative ? 1 : 0
        guard let (whole, end) = magnitude(text, from: start), whole < 1 << 53 else { return nil }
        var digits = whole
        var places = 0
        if end < text.count {
            guard text[end] == UInt8(ascii: "."), end + 1 < text.count, text.count - end <= 18 else { return nil }
            for place in end + 1..<text.count {
                let digit = text[place] &- UInt8(ascii: "0")
                guard digit < 10 else { return nil }
                digits = digits &* 10 &+ UInt64(digit)
                guard digits < 1 << 53 else { return nil }
            }
            places = text.count - end - 1
        }
        let value = Double(digits) / powersOfTen[places]
        return isNegative ? -value : value
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    ]
}
