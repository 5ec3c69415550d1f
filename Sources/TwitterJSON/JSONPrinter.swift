/// Writes a value as JSON text.
struct JSONPrinter {
    private let isPretty: Bool
    private var depth = 0
    private var bytes: [UInt8] = []

    init(isPretty: Bool = false) {
        self.isPretty = isPretty
    }

    /// What has been written.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ json: JSON) {
        switch json {
        case .null: write(plain: "null")
        case .bool(let bool): write(plain: bool ? "true" : "false")
        case .number(let number): write(plain: number.description)
        case .string(let string): write(string)
        case .array(let elements):
            open("[")
            for (place, element) in elements.enumerated() {
                newLine(after: place)
                write(element)
            }
            close("]", isEmpty: elements.isEmpty)
        case .object(let members):
            open("{")
            for (place, member) in members.enumerated() {
                newLine(after: place)
                write(member.name)
                write(plain: isPretty ? ": " : ":")
                write(member.value)
            }
            close("}", isEmpty: members.isEmpty)
        }
    }

    private mutating func open(_ bracket: String) {
        write(plain: bracket)
        depth += 1
    }

    private mutating func close(_ bracket: String, isEmpty: Bool) {
        depth -= 1
        if !isEmpty { indent() }
        write(plain: bracket)
    }

    private mutating func newLine(after place: Int) {
        if place > 0 { write(plain: ",") }
        indent()
    }

    private mutating func indent() {
        guard isPretty else { return }
        write(plain: "\n")
        for _ in 0..<depth { write(plain: "  ") }
    }

    private mutating func write(plain text: String) { bytes.append(contentsOf: text.utf8) }

    /// Writes a string with the escapes that it must have (RFC 8259, section 7), and no others.
    private mutating func write(_ string: String) {
        write(plain: "\"")
        for byte in string.utf8 {
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                bytes.append(byte)
            } else {
                write(plain: Self.escape(byte))
            }
        }
        write(plain: "\"")
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case 0x08: return "\\b"
        case 0x09: return "\\t"
        case 0x0A: return "\\n"
        case 0x0C: return "\\f"
        case 0x0D: return "\\r"
        default: return "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
