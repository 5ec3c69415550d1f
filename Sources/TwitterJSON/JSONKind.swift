/// The kinds of JSON values (RFC 8259, section 3).
public enum JSONKind: Hashable, Sendable, CustomStringConvertible {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case boolean
    /// A number.
    case number
    /// A string.
    case string
    /// A list.
    case array
    /// An object.
    case object

    /// The name of the kind with its article: `a number`.
    public var description: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
