/// The pass over the bytes that makes a tape.
///
/// While a container is open, its token holds the place of the container around it, so that no stack is needed. The pass
/// stops before a value when the tape is full, and goes on when it is larger.
struct JSONTapeBuilder: ~Escapable {
    private let bytes: Span<UInt8>
    private let depthLimit: Int
    private var offset = 0
    /// The place on the tape of the innermost open container.
    private var open = 0
    private var depth = 0
    private var isInObject = false
    /// The names that were written with escapes, without them.
    private(set) var names: [UInt8] = []
    private(set) var spoiltString: JSONError?

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, limits: JSONTape.Limits) throws(JSONError) {
        let limit = min(limits.bytes, JSONToken.lengthLimit)
        guard bytes.count <= limit else { throw JSONError(.tooLarge(limit: limit), at: limit) }
        self.bytes = bytes
        depthLimit = limits.depth
        // A byte order mark says nothing and is no error (RFC 8259, section 8.1).
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    }

    /// Reads the whole text.
    ///
    /// - Returns: The tape.
    @_lifetime(self: copy self)
    mutating func tokens() throws(JSONError) -> ContiguousArray<JSONToken> {
        var isDone = false
        // A tweet has a token for each eleven bytes or so.
        var tokens = try ContiguousArray<JSONToken>(capacity: bytes.count / 8 + 16) { (tape) throws(JSONError) in
            isDone = try scan(&tape)
        }
        while !isDone {
            let first = tokens
            tokens = try ContiguousArray(capacity: first.count * 2) { (tape) throws(JSONError) in
                for token in first { tape.append(token) }
                isDone = try scan(&tape)
            }
        }
        return tokens
    }

    /// Reads until the tape is full or the text ends.
    ///
    /// It is one function, and what changes with every byte a local variable of it, for half the speed hangs on that.
    ///
    /// - Returns: Whether the text has ended.
    @_lifetime(self: copy self)
    private mutating func scan(_ tape: inout OutputSpan<JSONToken>) throws(JSONError) -> Bool {
        let bytes = bytes
        var offset = offset
        var open = open
        var depth = depth
        var isInObject = isInObject

        value: while true {
            // A value and a name after it.
            guard tape.freeCapacity >= 2 else {
                self.offset = offset
                self.open = open
                self.depth = depth
                self.isInObject = isInObject
                return false
            }
            let first = try Self.next(bytes, &offset)
            switch first {
            case UInt8(ascii: "\""):
                tape.append(try string(&offset))
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard depth < depthLimit else { throw JSONError(.tooDeep(limit: depthLimit), at: offset) }
                let isObject = first == UInt8(ascii: "{")
                let start = offset
                offset += 1
                let byte = try Self.next(bytes, &offset)
                if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    offset += 1
                    tape.append(JSONToken(isObject ? .object : .array, offset: start, length: tape.count + 1))
                    break
                }
                let place = tape.count
                tape.append(JSONToken(isObject ? .object : .array, offset: start, length: open))
                open = place
                depth += 1
                isInObject = isObject
                if isObject {
                    guard byte == UInt8(ascii: "\"") else {
                        throw JSONError(.expected("a name or the end of the object"), at: offset)
                    }
                    tape.append(try name(&offset))
                }
                continue value
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                tape.append(try Self.number(bytes, &offset))
            case UInt8(ascii: "n"):
                tape.append(try Self.word("null", .null, bytes, &offset))
            case UInt8(ascii: "t"):
                tape.append(try Self.word("true", .true, bytes, &offset))
            case UInt8(ascii: "f"):
                tape.append(try Self.word("false", .false, bytes, &offset))
            default:
                throw JSONError(.expected("a value"), at: offset)
            }

            while true {
                guard depth > 0 else {
                    Self.skipBlanks(bytes, &offset)
                    guard offset == bytes.count else { throw JSONError(.trailingBytes, at: offset) }
                    return true
                }
                let byte = try Self.next(bytes, &offset)
                if byte == UInt8(ascii: ",") {
                    offset += 1
                    if isInObject {
                        guard try Self.next(bytes, &offset) == UInt8(ascii: "\"") else {
                            throw JSONError(.expected("a name"), at: offset)
                        }
                        tape.append(try name(&offset))
                    }
                    continue value
                }
                guard byte == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    throw Self.notGoingOn(isInObject, at: offset)
                }
                offset += 1
                depth -= 1
                let token = tape[open]
                tape[open] = JSONToken(isInObject ? .object : .array, offset: token.offset, length: tape.count)
                open = token.length
                isInObject = tape[open].has(.object)
            }
        }
    }

    private static func notGoingOn(_ isInObject: Bool, at offset: Int) -> JSONError {
        JSONError(.expected("a comma or the end of the \(isInObject ? "object" : "array")"), at: offset)
    }

    @inline(__always)
    private static func skipBlanks(_ bytes: Span<UInt8>, _ offset: inout Int) {
        while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    }

    @inline(__always)
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
    }

    /// Steps over blanks to the next byte.
    @inline(__always)
    private static func next(_ bytes: Span<UInt8>, _ offset: inout Int) throws(JSONError) -> UInt8 {
        while offset < bytes.count {
            let byte = bytes[offset]
            if !isBlank(byte) { return byte }
            offset += 1
        }
        throw JSONError(.unexpectedEnd, at: offset)
    }

    /// Reads a name and the colon after it.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func name(_ offset: inout Int) throws(JSONError) -> JSONToken {
        let token = try string(&offset)
        guard try Self.next(bytes, &offset) == UInt8(ascii: ":") else {
            throw JSONError(.expected("a colon"), at: offset)
        }
        offset += 1
        return token.has(.escapedString) ? plainName(token) : token
    }

    /// Reads a string from its opening quote to after the closing one (RFC 8259, section 7).
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func string(_ offset: inout Int) throws(JSONError) -> JSONToken {
        offset += 1
        let start = offset
        var tag = JSONToken.Tag.string
        while true {
            if offset + 16 <= bytes.count {
                let plain = EightBytes.plain(EightBytes(bytes, offset), EightBytes(bytes, offset + 8))
                offset += plain
                if plain == 16 { continue }
            }
            guard offset < bytes.count else { throw JSONError(.unexpectedEnd, at: offset) }
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                let token = JSONToken(tag, offset: start, length: offset - start)
                offset += 1
                return token
            }
            let isValid: Bool
            if byte == UInt8(ascii: "\\") {
                if tag == .string { tag = .escapedString }
                isValid = try escape(&offset)
            } else if byte >= 0x80 {
                isValid = beyondASCII(&offset)
            } else {
                guard byte >= 0x20 else { throw JSONError(.controlCharacter, at: offset) }
                isValid = true
                offset += 1
            }
            if !isValid { tag = .spoiltString }
        }
    }

    /// Reads a number (RFC 8259, section 6).
    @inline(__always)
    private static func number(_ bytes: Span<UInt8>, _ offset: inout Int) throws(JSONError) -> JSONToken {
        let start = offset
        if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        let isZero = offset < bytes.count && bytes[offset] == UInt8(ascii: "0")
        let digits = offset
        while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
        guard offset > digits else { throw malformedNumber(bytes, at: offset) }
        if isZero, offset > digits + 1 { throw JSONError(.malformedNumber, at: digits + 1) }
        var tag = JSONToken.Tag.integer
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") || bytes[offset] | 0x20 == UInt8(ascii: "e") {
            tag = .decimal
            offset = try fraction(bytes, at: offset)
        }
        return JSONToken(tag, offset: start, length: offset - start)
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    @inline(__always)
    private static func word(
        _ word: StaticString, _ tag: JSONToken.Tag, _ bytes: Span<UInt8>, _ offset: inout Int
    ) throws(JSONError) -> JSONToken {
        let start = offset
        for place in 0..<word.utf8CodeUnitCount {
            guard offset < bytes.count else { throw JSONError(.unexpectedEnd, at: offset) }
            guard bytes[offset] == word.utf8Start[place] else { throw JSONError(.unknownWord, at: start) }
            offset += 1
        }
        return JSONToken(tag, offset: start, length: offset - start)
    }

    private static func malformedNumber(_ bytes: Span<UInt8>, at offset: Int) -> JSONError {
        JSONError(offset < bytes.count ? .malformedNumber : .unexpectedEnd, at: offset)
    }

    /// Steps over the fraction and the exponent of a number (RFC 8259, section 6).
    private static func fraction(_ bytes: Span<UInt8>, at start: Int) throws(JSONError) -> Int {
        var offset = start
        if bytes[offset] == UInt8(ascii: ".") { offset = try digits(bytes, at: offset + 1) }
        if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
                offset += 1
            }
            offset = try digits(bytes, at: offset)
        }
        return offset
    }

    /// Steps over one digit or more.
    private static func digits(_ bytes: Span<UInt8>, at start: Int) throws(JSONError) -> Int {
        var offset = start
        while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
        guard offset > start else { throw malformedNumber(bytes, at: offset) }
        return offset
    }

    /// Steps over an escape (RFC 8259, section 7); `false` when it is half of a surrogate pair.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func escape(_ offset: inout Int) throws(JSONError) -> Bool {
        // Services write `\/` in every address.
        if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
            offset += 2
            return true
        }
        return try otherEscape(&offset)
    }

    @inline(never)
    @_lifetime(self: copy self)
    private mutating func otherEscape(_ offset: inout Int) throws(JSONError) -> Bool {
        let start = offset
        guard start + 1 < bytes.count else { throw JSONError(.unexpectedEnd, at: bytes.count) }
        let letter = bytes[start + 1]
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 2
            return true
        default: break
        }
        guard let unit = JSONText.unicodeEscape(in: bytes, at: start) else {
            throw JSONError(.malformedEscape, at: start)
        }
        offset += 6
        guard 0xD800...0xDFFF ~= unit else { return true }
        if unit < 0xDC00, let low = JSONText.unicodeEscape(in: bytes, at: offset), 0xDC00...0xDFFF ~= low {
            offset += 6
            return true
        }
        spoil(.loneSurrogate, at: start)
        return false
    }

    /// Steps over characters beyond ASCII; `false` when one of them is malformed.
    @inline(never)
    @_lifetime(self: copy self)
    private mutating func beyondASCII(_ offset: inout Int) -> Bool {
        var place = offset
        var isValid = true
        while place < bytes.count, bytes[place] >= 0x80 {
            let length = UTF8Sequence.length(in: bytes, at: place)
            if length == 0 {
                spoil(.invalidUTF8, at: place)
                isValid = false
            }
            place += max(length, 1)
        }
        offset = place
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
