/// Makes texts of the strings of a tape.
enum JSONText {
    /// The text of a string or a number that has no escapes.
    @inline(__always)
    static func plain(_ bytes: Span<UInt8>, _ token: JSONToken) -> String {
        // The tape has only strings of valid UTF-8 under this tag, so they are not validated again.
        String(copying: UTF8Span(unchecked: bytes.extracting(token.offset..<token.offset + token.length)))
    }

    /// The text of a string with escapes, every one of which the tape has found to be well-formed.
    static func unescaped(_ bytes: Span<UInt8>, _ token: JSONToken) -> String {
        String(unsafeUninitializedCapacity: token.length) { text in
            var count = 0
            var offset = token.offset
            let end = offset + token.length
            while offset < end {
                if offset + 8 <= end {
                    let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    // A text never gets longer, so there is room for what the string has left.
                    UnsafeMutableRawBufferPointer(text).storeBytes(of: word, toByteOffset: count, as: UInt64.self)
                    let plain = EightBytes(bytes, offset).plain
                    offset += plain
                    count += plain
                    if plain == 8 { continue }
                }
                guard bytes[offset] == UInt8(ascii: "\\") else {
                    text[count] = bytes[offset]
                    offset += 1
                    count += 1
                    continue
                }
                let letter = bytes[offset + 1]
                if letter == UInt8(ascii: "u") {
                    for byte in scalar(in: bytes, at: &offset).utf8 {
                        text[count] = byte
                        count += 1
                    }
                } else {
                    text[count] = character(letter)
                    offset += 2
                    count += 1
                }
            }
            return count
        }
    }

    private static func character(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }

    /// Reads `\uXXXX`, or two of them where they are a surrogate pair.
    private static func scalar(in bytes: Span<UInt8>, at offset: inout Int) -> Unicode.Scalar {
        let unit = unicodeEscape(in: bytes, at: offset) ?? 0xFFFD
        offset += 6
        guard 0xD800...0xDBFF ~= unit, let low = unicodeEscape(in: bytes, at: offset) else {
            return Unicode.Scalar(unit) ?? "\u{FFFD}"
        }
        offset += 6
        return Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low &- 0xDC00)) ?? "\u{FFFD}"
    }

    /// The UTF-16 code unit of an escape `\uXXXX`; `nil` when there is none.
    static func unicodeEscape(in bytes: Span<UInt8>, at offset: Int) -> UInt32? {
        guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt32 = 0
        for place in offset + 2..<offset + 6 {
            guard let digit = hexDigit(bytes[place]) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }

    @inline(__always)
    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// What is wrong with a spoilt string, and where.
    static func fault(_ bytes: Span<UInt8>, _ token: JSONToken) -> JSONError {
        var offset = token.offset
        let end = offset + token.length
        while offset < end {
            let byte = bytes[offset]
            if byte >= 0x80 {
                let length = UTF8Sequence.length(in: bytes, at: offset)
                if length == 0 { return JSONError(.invalidUTF8, at: offset) }
                offset += length
            } else if byte == UInt8(ascii: "\\") {
                guard let unit = unicodeEscape(in: bytes, at: offset) else {
                    offset += 2
                    continue
                }
                guard 0xD800...0xDFFF ~= unit else {
                    offset += 6
                    continue
                }
                guard unit < 0xDC00, let low = unicodeEscape(in: bytes, at: offset + 6), 0xDC00...0xDFFF ~= low else {
                    return JSONError(.loneSurrogate, at: offset)
                }
                offset += 12
            } else {
                offset += 1
            }
        }
        return JSONError(.invalidUTF8, at: token.offset)
    }
}

extension JSONText {
    /// Whether ASCII letters are those of a word in lower case.
    static func equalsIgnoringCase(_ bytes: Span<UInt8>, _ word: StaticString) -> Bool {
        guard bytes.count == word.utf8CodeUnitCount else { return false }
        for place in 0..<bytes.count where bytes[place] | 0x20 != word.utf8Start[place] { return false }
        return true
    }
}
