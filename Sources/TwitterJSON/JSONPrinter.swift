/// Writes a value as JSON text.
struct JSONPrinter {
    private let isPretty: Bool
    private var depth = 0
    private(set) var text = ""

    init(isPretty: Bool = false) {
        self.isPretty = isPretty
    }

    mutating func write(_ json: JSON) {
        switch json {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): text += number.description
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
                text += isPretty ? ": " : ":"
                write(member.value)
            }
            close("}", isEmpty: members.isEmpty)
        }
    }

    private mutating func open(_ bracket: String) {
        text += bracket
        depth += 1
    }

    private mutating func close(_ bracket: String, isEmpty: Bool) {
        depth -= 1
        if !isEmpty { indent() }
        text += bracket
    }

    private mutating func newLine(after place: Int) {
        if place > 0 { text += "," }
        indent()
    }

    private mutating func indent() {
        guard isPretty else { return }
        text += "\n"
        for _ in 0..<depth { text += "  " }
    }

    /// Writes a string with the escapes that it must have (RFC 8259, section 7), and no others.
    private mutating func write(_ string: String) {
        text += "\""
        var plain = string.unicodeScalars[...]
        while let place = plain.firstIndex(where: { $0 < " " || $0 == "\"" || $0 == "\\" }) {
            text.unicodeScalars += plain[..<place]
            text += Self.escape(plain[place])
            plain = plain[plain.index(after: place)...]
        }
        text.unicodeScalars += plain
        text += "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\u{8}": return "\\b"
        case "\t": return "\\t"
        case "\n": return "\\n"
        case "\u{C}": return "\\f"
        case "\r": return "\\r"
        default:
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
