/// The pass over the bytes that makes a tape.
///
/// While a container is open, its token holds the place of the container around it, so that no stack is needed.
struct JSONTapeBuilder: ~Escapable {
    private let bytes: Span<UInt8>
    private let limits: JSONTape.Limits
    private var offset = 0
    /// The place on the tape of the innermost open container.
    private var open = 0
    private var depth = 0
    private(set) var tokens: ContiguousArray<JSONToken> = []
    /// The names that were written with escapes, without them.
    private(set) var names: [UInt8] = []
    private(set) var spoiltString: JSONError?

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, limits: JSONTape.Limits) throws(JSONError) {
        let limit = min(limits.bytes, JSONToken.lengthLimit)
        guard bytes.count <= limit else { throw JSONError(.tooLarge(limit: limit), at: limit) }
        self.bytes = bytes
        self.limits = limits
        // Tweets have a token for each eleven bytes or so.
        tokens.reserveCapacity(bytes.count / 10 + 4)
    }

    /// Reads the whole text.
    @_lifetime(self: copy self)
    mutating func build() throws(JSONError) {
        skipByteOrderMark()
        reading: while true {
            try value()
            // A container that has just been opened goes on with its first value, all else with what follows it.
            while true {
                guard depth > 0 else { break reading }
                if try goesOn() { continue reading }
            }
        }
        skipBlanks()
        if offset < bytes.count { throw JSONError(.trailingBytes, at: offset) }
    }

    @_lifetime(self: copy self)
    private mutating func skipByteOrderMark() {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    }

    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func skipBlanks() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }

    /// Steps over blanks to the next byte.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func next() throws(JSONError) -> UInt8 {
        skipBlanks()
        guard offset < bytes.count else { throw JSONError(.unexpectedEnd, at: offset) }
        return bytes[offset]
    }

    /// Reads up to the end of a scalar or an empty container, or to the first scalar inside of a container.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func value() throws(JSONError) {
        while true {
            switch try next() {
            case UInt8(ascii: "\""): return try string(isName: false)
            case UInt8(ascii: "{"):
                try push(.object)
                if try next() == UInt8(ascii: "}") { return pop() }
                try name()
            case UInt8(ascii: "["):
                try push(.array)
                if try next() == UInt8(ascii: "]") { return pop() }
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
            case UInt8(ascii: "n"): return try word("null", .null)
            case UInt8(ascii: "t"): return try word("true", .true)
            case UInt8(ascii: "f"): return try word("false", .false)
            default: throw JSONError(.expected("a value"), at: offset)
            }
        }
    }

    /// Reads what stands after a value in a container; `false` when the container ends there.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func goesOn() throws(JSONError) -> Bool {
        let byte = try next()
        let isObject = tokens[open].has(.object)
        if byte == UInt8(ascii: ",") {
            offset += 1
            if isObject {
                _ = try next()
                try name()
            }
            return true
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
            throw JSONError(.expected("a comma or the end of the \(isObject ? "object" : "array")"), at: offset)
        }
        pop()
        return false
    }

    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func name() throws(JSONError) {
        guard bytes[offset] == UInt8(ascii: "\"") else { throw JSONError(.expected("a name"), at: offset) }
        try string(isName: true)
        guard try next() == UInt8(ascii: ":") else { throw JSONError(.expected("a colon"), at: offset) }
        offset += 1
    }

    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func push(_ tag: JSONToken.Tag) throws(JSONError) {
        guard depth < limits.depth else { throw JSONError(.tooDeep(limit: limits.depth), at: offset) }
        depth += 1
        tokens.append(JSONToken(tag, offset: offset, length: open))
        open = tokens.count - 1
        offset += 1
    }

    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func pop() {
        let token = tokens[open]
        tokens[open] = JSONToken(token.has(.object) ? .object : .array, offset: token.offset, length: tokens.count)
        open = token.length
        depth -= 1
        offset += 1
    }

    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func word(_ word: StaticString, _ tag: JSONToken.Tag) throws(JSONError) {
        let start = offset
        let count = word.utf8CodeUnitCount
        for place in 0..<count {
            guard offset < bytes.count else { throw JSONError(.unexpectedEnd, at: offset) }
            guard bytes[offset] == word.utf8Start[place] else { throw JSONError(.unknownWord, at: start) }
            offset += 1
        }
        tokens.append(JSONToken(tag, offset: start, length: count))
    }

    /// Reads a number (RFC 8259, section 6).
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func number() throws(JSONError) {
        let start = offset
        var tag = JSONToken.Tag.integer
        if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "0") {
            offset += 1
        } else {
            try digits()
        }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
            tag = .decimal
            offset += 1
            try digits()
        }
        if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
            tag = .decimal
            offset += 1
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
                offset += 1
            }
            try digits()
        }
        // `01` and `1.2.3` are no two values side by side, and the error is to say so.
        if offset < bytes.count, isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") {
            throw JSONError(.malformedNumber, at: offset)
        }
        tokens.append(JSONToken(tag, offset: start, length: offset - start))
    }

    /// Steps over one digit or more.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func digits() throws(JSONError) {
        let start = offset
        while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
        if offset == start { throw JSONError(offset < bytes.count ? .malformedNumber : .unexpectedEnd, at: offset) }
    }

    @inline(__always)
    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// Reads a string from its opening quote (RFC 8259, section 7).
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func string(isName: Bool) throws(JSONError) {
        offset += 1
        let start = offset
        var tag = JSONToken.Tag.string
        scanning: while true {
            if offset + 8 <= bytes.count {
                let plain = EightBytes.plain(
                    UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += plain
                if plain == 8 { continue }
            }
            guard offset < bytes.count else { throw JSONError(.unexpectedEnd, at: offset) }
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""): break scanning
            case UInt8(ascii: "\\"):
                if tag == .string { tag = .escapedString }
                if try !escape() { tag = .spoiltString }
            case 0..<0x20: throw JSONError(.controlCharacter, at: offset)
            case 0x80...:
                if !beyondASCII() { tag = .spoiltString }
            default: offset += 1
            }
        }
        var token = JSONToken(tag, offset: start, length: offset - start)
        if isName, tag == .escapedString { token = plainName(token) }
        tokens.append(token)
        offset += 1
    }

    /// Steps over an escape; `false` when it is half of a surrogate pair.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func escape() throws(JSONError) -> Bool {
        guard offset + 1 < bytes.count else { throw JSONError(.unexpectedEnd, at: bytes.count) }
        let letter = bytes[offset + 1]
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 2
            return true
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw JSONError(.malformedEscape, at: offset)
        }
    }

    @_lifetime(self: copy self)
    private mutating func unicodeEscape() throws(JSONError) -> Bool {
        let start = offset
        guard let unit = JSONText.unicodeEscape(in: bytes, at: offset) else {
            throw JSONError(.malformedEscape, at: offset)
        }
        offset += 6
        switch unit {
        case 0xD800...0xDBFF:
            guard let low = JSONText.unicodeEscape(in: bytes, at: offset), 0xDC00...0xDFFF ~= low else { break }
            offset += 6
            return true
        case 0xDC00...0xDFFF: break
        default: return true
        }
        spoil(.loneSurrogate, at: start)
        return false
    }

    /// Steps over characters beyond ASCII; `false` when one of them is malformed.
    @_lifetime(self: copy self)
    private mutating func beyondASCII() -> Bool {
        var isValid = true
        while offset < bytes.count, bytes[offset] >= 0x80 {
            let length = UTF8Sequence.length(in: bytes, at: offset)
            if length == 0 {
                spoil(.invalidUTF8, at: offset)
                isValid = false
            }
            offset += max(length, 1)
        }
        return isValid
    }

    @_lifetime(self: copy self)
    private mutating func spoil(_ reason: JSONError.Reason, at offset: Int) {
        if spoiltString == nil { spoiltString = JSONError(reason, at: offset) }
    }

    /// Puts a name without its escapes after the text, so that names are compared as they stand.
    @_lifetime(self: copy self)
    private mutating func plainName(_ token: JSONToken) -> JSONToken {
        let start = bytes.count + names.count
        names += JSONText.unescaped(bytes, token).utf8
        return JSONToken(.string, offset: start, length: bytes.count + names.count - start)
    }
}
