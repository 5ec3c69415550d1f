/// The classes of bytes that HTTP's grammar speaks of (RFC 9110, section 5.6).
enum Byte {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")

    static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Whether a byte may stand in a field's value: anything but control characters, and the tab.
    static func isFieldContent(_ byte: UInt8) -> Bool {
        byte == tab || (byte >= space && byte != 0x7F)
    }

    static func isVisible(_ byte: UInt8) -> Bool { byte > space && byte < 0x7F }

    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    static func decimalValue(_ byte: UInt8) -> Int? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
    }

    static func hexValue(_ byte: UInt8) -> Int? {
        if let digit = decimalValue(byte) { return digit }
        let letter = lowercased(byte)
        return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) ? Int(letter - UInt8(ascii: "a")) + 10 : nil
    }

    /// Reads a number that is made of digits alone; `nil` for anything else and for one too large for `Int`.
    static func number(_ text: ArraySlice<UInt8>, radix: Int, digit: (UInt8) -> Int?) -> Int? {
        guard !text.isEmpty else { return nil }
        var total = 0
        for byte in text {
            guard let value = digit(byte) else { return nil }
            let (scaled, overflow) = total.multipliedReportingOverflow(by: radix)
            let (sum, carried) = scaled.addingReportingOverflow(value)
            guard !overflow, !carried else { return nil }
            total = sum
        }
        return total
    }

    static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = (text.lastIndex { !isBlank($0) }).map { $0 + 1 } ?? text.startIndex
        return text[..<end].drop(while: isBlank)
    }
}
