/// A value on a tape, which costs nothing to pass on.
///
/// It is valid while its tape is; the compiler sees to that. A model reads itself from it as ``JSONReadable`` shows. The readers
/// of scalars (``text``, ``integer`` and the others) are for what services really send:
///
/// - `null` and a value of another kind are `nil`; numbers are read from texts, and texts from numbers.
/// - Only a string that is spoilt, by invalid UTF-8 or half of a surrogate pair, throws: who reads a list drops that element.
public struct JSONView: ~Escapable {
    @usableFromInline let bytes: Span<UInt8>
    @usableFromInline let tokens: Span<JSONToken>
    @usableFromInline let place: UInt32

    /// How many containers stand around it, from 0.
    @usableFromInline let depth: UInt32

    /// The deepest value that is read as a nested model.
    ///
    /// Services nest ten containers or fifteen; a text that nests hundreds is made to exhaust the stack. Built for debugging, a
    /// large model takes 19 KiB for each, and the least of stacks has 512.
    @usableFromInline static let modelDepthLimit: UInt32 = 20

    @inlinable
    @_lifetime(copy bytes, copy tokens)
    init(bytes: Span<UInt8>, tokens: Span<JSONToken>, index: Int, depth: UInt32 = 0) {
        self.bytes = bytes
        self.tokens = tokens
        place = UInt32(truncatingIfNeeded: index)
        self.depth = depth
    }

    /// Its place on the tape.
    @inlinable var index: Int { Int(truncatingIfNeeded: place) }

    @inlinable var token: JSONToken { tokens[index] }

    /// What kind of value it is.
    @inlinable public var kind: JSONKind { token.kind }

    /// The place of its first byte in the text, from 0; for a string that of the byte after its quote.
    @inlinable public var offset: Int { token.offset }

    /// Whether it is `null`.
    @inlinable public var isNull: Bool { token.has(.null) }

    /// The members of an object, to be read once, in order.
    ///
    /// - Throws: ``JSONError`` when it is no object.
    @inlinable public var members: JSONMembers {
        @_lifetime(copy self)
        get throws(JSONError) {
            guard token.has(.object) else { throw wrongKind(expected: .object) }
            return JSONMembers(bytes: bytes, tokens: tokens, next: index + 1, end: token.end, depth: depth + 1)
        }
    }

    /// The elements of a list, to be read once, in order.
    ///
    /// - Throws: ``JSONError`` when it is no list.
    @inlinable public var elements: JSONElements {
        @_lifetime(copy self)
        get throws(JSONError) {
            guard token.has(.array) else { throw wrongKind(expected: .array) }
            return JSONElements(bytes: bytes, tokens: tokens, next: index + 1, end: token.end, depth: depth + 1)
        }
    }

    /// The error of a reader that needs another kind of value.
    ///
    /// - Parameter kind: What it needs.
    /// - Returns: The error, with the place of this value.
    public func wrongKind(expected kind: JSONKind) -> JSONError {
        JSONError(.wrongKind(expected: kind, found: self.kind), at: offset)
    }

    /// The error of a model that lacks a member without which it is nothing.
    ///
    /// - Parameter name: The name of the member.
    /// - Returns: The error, with the place of this object.
    public func missing(_ name: String) -> JSONError { JSONError(.missing(name), at: offset) }
}
