import FoundationEssentials

/// A JSON value whose type is not the one that was expected; read only after the expected type has failed.
enum OddValue: Decodable {
    case boolean(Bool)
    /// A number in decimal notation, so that none passes through a floating-point value unasked.
    case number(String)
    case string(String)
    /// A list, an object, or what cannot be read at all.
    case other

    init(from decoder: any Decoder) throws {
        guard let container = try? decoder.singleValueContainer(), !container.decodeNil() else {
            self = .other
            return
        }
        if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let integer = try? container.decode(Int64.self) {
            self = .number(String(integer))
        } else if let integer = try? container.decode(UInt64.self) {
            self = .number(String(integer))
        } else if let decimal = try? container.decode(Decimal.self), decimal.isFinite {
            self = .number(decimal.description)
        } else {
            self = .other
        }
    }

    /// The text of a string or a number; a boolean is no text: services write `false` for "none".
    var text: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .boolean, .other: nil
        }
    }

    /// The integer in a number or a text.
    ///
    /// `"100+"`, as old counts were written, is the 100 that it is at least.
    var integer: Int? {
        guard let text else { return nil }
        if let integer = Int(text) ?? double.flatMap(Int.init(exactly:)) { return integer }
        return text.hasSuffix("+") ? Int(text.dropLast()) : nil
    }

    var double: Double? {
        text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The boolean in 0, 1 and the texts `0`, `1`, `true`, `false`.
    var boolean: Bool? {
        switch self {
        case .boolean(let boolean): boolean
        case .string(let text), .number(let text):
            switch text.lowercased() {
            case "1", "true": true
            case "0", "false": false
            default: nil
            }
        case .other: nil
        }
    }
}
