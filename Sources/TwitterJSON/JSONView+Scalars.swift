extension JSONView {
    /// The text of a string or of a number, as it is written; a boolean is no text, for services write `false` for "none".
    ///
    /// - Throws: ``JSONError`` when the string is spoilt.
    public var text: String? {
        get throws(JSONError) {
            let token = token
            switch JSONToken.Tag(rawValue: token.tagBits) {
            case .string, .integer, .decimal: return JSONText.plain(bytes, token)
            case .escapedString: return JSONText.unescaped(bytes, token)
            case .spoiltString: throw JSONText.fault(bytes, token)
            default: return nil
            }
        }
    }

    /// The integer in a number or a text, if it fits: 5, `"5"`, 5.0 and 5e0 are 5.
    ///
    /// `"100+"`, as old counts are written, is the 100 that it is at least.
    public var integer: Int? {
        guard let digits = plainBytes else { return nil }
        return JSONNumber.integer(digits)
    }

    /// The integer from 0 in a number or a text, if it fits into 64 bits, as identifiers do.
    public var unsigned: UInt64? {
        guard let digits = plainBytes else { return nil }
        return JSONNumber.unsigned(digits)
    }

    /// The nearest floating-point value to the number, or to the number in the text; `nil` when it is too large for one.
    public var number: Double? {
        guard let digits = plainBytes else { return nil }
        return JSONNumber.double(digits)
    }

    /// The boolean; also of 0 and 1, and of the texts `0`, `1`, `true` and `false` in any case.
    public var boolean: Bool? {
        let token = token
        if token.has(.true) { return true }
        if token.has(.false) { return false }
        guard let word = plainBytes else { return nil }
        switch word.count {
        case 1: return word[0] == UInt8(ascii: "1") ? true : word[0] == UInt8(ascii: "0") ? false : nil
        case 4: return JSONText.equalsIgnoringCase(word, "true") ? true : nil
        case 5: return JSONText.equalsIgnoringCase(word, "false") ? false : nil
        default: return nil
        }
    }

    /// A start and an end, exclusive, in a list of two integers; `nil` unless they are in order and not negative.
    public var range: Range<Int>? {
        let token = token
        // Two scalars take two tokens.
        guard token.has(.array), token.end == index + 3,
            let start = JSONView(bytes: bytes, tokens: tokens, index: index + 1).integer,
            let end = JSONView(bytes: bytes, tokens: tokens, index: index + 2).integer,
            0 <= start, start <= end
        else { return nil }
        return start..<end
    }

    /// The bytes of a number, or of a string without escapes; `nil` for anything else.
    ///
    /// For readers of short texts with a form of their own, such as dates, that need no `String`.
    @inlinable public var plainBytes: Span<UInt8>? {
        @_lifetime(copy self)
        get {
            let token = token
            guard token.has(.string) || token.isNumber else { return nil }
            return bytes.extracting(token.offset..<token.offset + token.length)
        }
    }
}
