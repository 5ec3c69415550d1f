/// Something that can be the value of a parameter.
public protocol ParameterValue {
    /// The text that is sent, not yet encoded.
    var parameterText: String { get }
}

extension String: ParameterValue {
    /// The text itself.
    public var parameterText: String { self }
}

extension Substring: ParameterValue {
    /// The text itself.
    public var parameterText: String { String(self) }
}

extension ParameterValue where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var parameterText: String { rawValue }
}

extension Bool: ParameterValue {
    /// `true` or `false`.
    public var parameterText: String { self ? "true" : "false" }
}

extension Int: ParameterValue {
    /// The number in decimal digits.
    public var parameterText: String { String(self) }
}

extension Int64: ParameterValue {
    /// The number in decimal digits.
    public var parameterText: String { String(self) }
}

extension UInt64: ParameterValue {
    /// The number in decimal digits.
    public var parameterText: String { String(self) }
}

extension Double: ParameterValue {
    /// The shortest decimal text that reads back as the same number, never with an exponent.
    public var parameterText: String {
        let text = description
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        // "1.25e-05" has its point moved by hand, for a service reads no exponents; one digit stands before the point.
        let sign = text.hasPrefix("-") ? "-" : ""
        let digits = text[..<mark].filter(\.isNumber)
        if exponent < 0 {
            return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
        }
        let zeros = String(repeating: "0", count: Swift.max(0, exponent + 1 - digits.count))
        return "\(sign)\(digits)\(zeros)"
    }
}

extension Array: ParameterValue where Element: ParameterValue {
    /// The elements' texts, joined by commas.
    public var parameterText: String { map(\.parameterText).joined(separator: ",") }
}

extension Identifier: ParameterValue {
    /// The identifier as it is sent.
    public var parameterText: String { description }
}
