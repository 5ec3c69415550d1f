/// The one percent-encoder: RFC 3986 on UTF-8 bytes, as RFC 5849, section 3.6 wants it.
///
/// Letters, digits and `-._~` stay; every other byte becomes `%` and two upper-case hexadecimal digits. Text is not
/// normalised, a blank is `%20` and never `+`.
public enum PercentEncoding {
    /// Encodes a text.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Text of unreserved characters and percent triplets only.
    public static func encode(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + text.utf8.count / 2)
        append(text.utf8, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Decodes percent triplets; all other characters, `+` among them, stay as they are.
    ///
    /// - Parameter text: The encoded text.
    /// - Returns: The decoded text; bytes that are no UTF-8 become U+FFFD.
    /// - Throws: ``OAuth1Error/malformedPercentEncoding`` where a `%` is not followed by two hexadecimal digits.
    public static func decode(_ text: String) throws(OAuth1Error) -> String {
        String(decoding: try decode(Array(text.utf8)[...], plusIsSpace: false), as: UTF8.self)
    }

    static func append(_ bytes: some Sequence<UInt8>, to output: inout [UInt8]) {
        for byte in bytes {
            if isUnreserved(byte) {
                output.append(byte)
            } else {
                output.append(UInt8(ascii: "%"))
                appendHex(byte, to: &output)
            }
        }
    }

    static func appendHex(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(hexDigit(byte >> 4))
        output.append(hexDigit(byte & 0x0F))
    }

    static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) throws(OAuth1Error) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "%"):
                guard bytes.endIndex - index > 2, let high = hexValue(bytes[index + 1]),
                    let low = hexValue(bytes[index + 2])
                else { throw .malformedPercentEncoding }
                output.append(high << 4 | low)
                index += 2
            case UInt8(ascii: "+") where plusIsSpace: output.append(UInt8(ascii: " "))
            case let byte: output.append(byte)
            }
            index += 1
        }
        return output
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func hexDigit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
    }

    private static func hexValue(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
