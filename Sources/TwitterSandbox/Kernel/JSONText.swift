import FoundationEssentials
import Twitter

/// A JSON value to be written: the sandbox spells its bodies by itself, apart from the models that will read them.
enum JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    case null
    case bool(Bool)
    case integer(UInt64)
    /// A number as it is written.
    case number(String)
    case text(String)
    case list([JSONText])
    case object([(String, JSONText)])

    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: UInt64) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(nilLiteral: ()) { self = .null }
    init(arrayLiteral elements: JSONText...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }

    /// The first member of a name, of an object.
    subscript(name: String) -> JSONText? {
        if case .object(let members) = self { members.first { $0.0 == name }?.1 } else { nil }
    }

    /// The text in UTF-8 (RFC 8259), without white space.
    var bytes: [UInt8] {
        var output: [UInt8] = []
        append(to: &output)
        return output
    }

    private func append(to output: inout [UInt8]) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .integer(let value): output += String(value).utf8
        case .number(let text): output += text.utf8
        case .text(let text): Self.append(text, to: &output)
        case .list(let elements):
            Self.append(elements, "[", "]", to: &output) { $0.append(to: &$1) }
        case .object(let members):
            Self.append(members, "{", "}", to: &output) { member, output in
                Self.append(member.0, to: &output)
                output.append(UInt8(ascii: ":"))
                member.1.append(to: &output)
            }
        }
    }

    private static func append<Element>(
        _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, to output: inout [UInt8],
        write: (Element, inout [UInt8]) -> Void
    ) {
        output.append(UInt8(ascii: open))
        for (index, element) in elements.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            write(element, &output)
        }
        output.append(UInt8(ascii: close))
    }

    private static func append(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): output += "\\n".utf8
            case 0..<0x20: output += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}

extension JSONText {
    /// The same value, to be written as it was read.
    init(_ json: JSON) {
        self =
            switch json {
            case .null: .null
            case .bool(let value): .bool(value)
            case .number(let number): .number(number.description)
            case .string(let text): .text(text)
            case .array(let elements): .list(elements.map { JSONText($0) })
            case .object(let members): .object(members.map { ($0.name, JSONText($0.value)) })
            }
    }

    /// An instant as message events have it: a text of milliseconds.
    static func milliseconds(_ date: Date) -> JSONText {
        .text(String(Int64((date.timeIntervalSince1970 * 1000).rounded(.down))))
    }
}
