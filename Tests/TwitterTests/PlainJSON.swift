/// A JSON value for comparing: members without order, numbers as their text.
enum PlainJSON: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([PlainJSON])
    case object([String: PlainJSON])

    struct Malformed: Error {
        var offset: Int
    }

    /// Reads a whole text; what Foundation reads wrongly is not read wrongly here in the same way.
    init(_ bytes: some Sequence<UInt8>) throws {
        var reader = Reader(bytes: Array(bytes))
        self = try reader.value()
        reader.skipBlanks()
        guard reader.offset == reader.bytes.count else { throw Malformed(offset: reader.offset) }
    }

    var object: [String: PlainJSON]? {
        if case .object(let members) = self { members } else { nil }
    }

    var array: [PlainJSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text of a string or number.
    var text: String? {
        switch self {
        case .number(let text), .string(let text): text
        default: nil
        }
    }
}

private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    mutating func value() throws -> PlainJSON {
        skipBlanks()
        switch peek {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        default:
            let start = offset
            while let byte = peek, !",]} \t\r\n".utf8.contains(byte) { offset += 1 }
            switch String(decoding: bytes[start..<offset], as: UTF8.self) {
            case "null": return .null
            case "true": return .bool(true)
            case "false": return .bool(false)
            case let text where Double(text) != nil: return .number(text)
            default: throw PlainJSON.Malformed(offset: start)
            }
        }
    }

    private mutating func object() throws -> PlainJSON {
        var members: [String: PlainJSON] = [:]
        try list(until: "}") { reader in
            let name = try reader.string()
            reader.skipBlanks()
            try reader.expect(":")
            members[name] = try reader.value()
        }
        return .object(members)
    }

    private mutating func array() throws -> PlainJSON {
        var elements: [PlainJSON] = []
        try list(until: "]") { elements.append(try $0.value()) }
        return .array(elements)
    }

    private mutating func list(until end: Unicode.Scalar, _ element: (inout Reader) throws -> Void) throws {
        offset += 1
        skipBlanks()
        if skip(end) { return }
        repeat {
            skipBlanks()
            try element(&self)
            skipBlanks()
        } while skip(",")
        try expect(end)
    }

    private mutating func string() throws -> String {
        try expect("\"")
        var units: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            offset += 1
            if byte == UInt8(ascii: "\\") { units += try escape() } else { units.append(byte) }
        }
        try expect("\"")
        return String(decoding: units, as: UTF8.self)
    }

    private mutating func escape() throws -> [UInt8] {
        guard let byte = peek else { throw PlainJSON.Malformed(offset: offset) }
        offset += 1
        switch Unicode.Scalar(byte) {
        case "b": return [8]
        case "f": return [12]
        case "n": return [10]
        case "r": return [13]
        case "t": return [9]
        case "u":
            var units = [try unit()]
            if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: "\\u".utf8) {
                offset += 2
                units.append(try unit())
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default: return [byte]
        }
    }

    private mutating func unit() throws -> UInt16 {
        let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
            throw PlainJSON.Malformed(offset: offset)
        }
        offset += 4
        return unit
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func skipBlanks() {
        while let byte = peek, " \t\r\n".utf8.contains(byte) { offset += 1 }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        guard skip(character) else { throw PlainJSON.Malformed(offset: offset) }
    }
}
