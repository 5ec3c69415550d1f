/// Why a JSON text, or a part of it, cannot be read, and where.
///
/// It says nothing of what the text contains, so that it may be logged.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The text ends before its value does.
        case unexpectedEnd
        /// Something else must stand there: `a value`, `a name`, `a colon`, `a comma or the end of the object`.
        case expected(String)
        /// A word that is none of `null`, `true` and `false`.
        case unknownWord
        /// A number that RFC 8259, section 6, does not allow, such as `01` or `1.`.
        case malformedNumber
        /// A control character in a string that is not escaped.
        case controlCharacter
        /// A backslash in a string with anything but an escape of RFC 8259, section 7, after it.
        case malformedEscape
        /// An escape for half of a surrogate pair; it spoils its string only.
        case loneSurrogate
        /// Bytes in a string that are no UTF-8; they spoil their string only.
        case invalidUTF8
        /// Something after the end of the value.
        case trailingBytes
        /// More containers inside of one another than ``JSONTape/Limits/depth`` allows.
        case tooDeep(limit: Int)
        /// More bytes than ``JSONTape/Limits/bytes`` allows.
        case tooLarge(limit: Int)
        /// A value of another kind than the reader needs.
        case wrongKind(expected: JSONKind, found: JSONKind)
        /// An object without a member that it must have.
        case missing(String)
    }

    /// What is wrong.
    public let reason: Reason

    /// The place of the first byte that cannot be read, or of the value that is not what it should be, from 0.
    public let offset: Int

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - reason: What is wrong.
    ///   - offset: The place in bytes, from 0.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// Whether one string is spoilt while all around it can be read: invalid UTF-8 or half of a surrogate pair.
    public var isSpoiltString: Bool { reason == .invalidUTF8 || reason == .loneSurrogate }

    /// One sentence with the place and the reason.
    public var description: String { "At byte \(offset), \(sentence)" }

    private var sentence: String {
        switch reason {
        case .unexpectedEnd: "the text ends in the middle of a value."
        case .expected(let what): "\(what) is expected."
        case .unknownWord: "there is a word that is not null, true or false."
        case .malformedNumber: "a number is malformed."
        case .controlCharacter: "a string contains a control character that is not escaped."
        case .malformedEscape: "a string contains a malformed escape."
        case .loneSurrogate: "a string contains half of a surrogate pair."
        case .invalidUTF8: "a string is not valid UTF-8."
        case .trailingBytes: "something follows the end of the value."
        case .tooDeep(let limit): "the value is nested more than \(limit) deep."
        case .tooLarge(let limit): "the text is longer than \(limit) bytes."
        case .wrongKind(let expected, let found): "\(expected) is expected, not \(found)."
        case .missing(let name): "the object has no readable member \"\(name)\"."
        }
    }
}
