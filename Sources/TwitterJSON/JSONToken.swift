/// One entry of a tape, in eight bytes.
///
/// The low 32 bits are the place of the value in the text. The next 28 are its length in bytes, without the quotes of a
/// string; for a container they are the place on the tape after its last token. The high four are the tag.
@usableFromInline
struct JSONToken: Sendable {
    /// What a token stands for; the strings and the containers are contiguous, so that one comparison finds them.
    @usableFromInline
    enum Tag: UInt8 {
        case null, `false`, `true`
        /// A number without point and exponent.
        case integer
        /// Any other number.
        case decimal
        /// A string whose bytes are its text.
        case string
        /// A string with escapes.
        case escapedString
        /// A string with invalid UTF-8 or half of a surrogate pair.
        case spoiltString
        case array, object
    }

    /// The most that 28 bits hold.
    @usableFromInline static let lengthLimit = 1 << 28 - 1

    @usableFromInline let bits: UInt64

    @inlinable
    init(_ tag: Tag, offset: Int, length: Int) {
        bits =
            UInt64(tag.rawValue) << 60 | UInt64(truncatingIfNeeded: length) << 32 | UInt64(truncatingIfNeeded: offset)
    }

    @inlinable var tagBits: UInt8 { UInt8(truncatingIfNeeded: bits >> 60) }

    @inlinable var offset: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

    @inlinable var length: Int { Int(truncatingIfNeeded: bits >> 32 & 0xFFF_FFFF) }

    /// The place on the tape after the container.
    @inlinable var end: Int { length }

    @inlinable
    func has(_ tag: Tag) -> Bool { tagBits == tag.rawValue }

    @inlinable var isContainer: Bool { tagBits >= Tag.array.rawValue }

    @inlinable var isNumber: Bool { has(.integer) || has(.decimal) }

    @inlinable var kind: JSONKind {
        switch Tag(rawValue: tagBits) {
        case .null, nil: .null
        case .false, .true: .boolean
        case .integer, .decimal: .number
        case .string, .escapedString, .spoiltString: .string
        case .array: .array
        case .object: .object
        }
    }
}
