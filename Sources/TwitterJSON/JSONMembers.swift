/// The members of an object, read once, in order.
///
/// ```swift
/// var members = try json.members
/// while let member = members.next() {
///     switch member.name {
///     case "text": text = try member.value.text
///     default: break
///     }
/// }
/// ```
///
/// What is not read of a member costs nothing. A name may come more than once; a model that assigns keeps the last.
public struct JSONMembers: ~Escapable {
    @usableFromInline let bytes: Span<UInt8>
    @usableFromInline let tokens: Span<JSONToken>
    @usableFromInline var following: Int
    @usableFromInline let end: Int
    @usableFromInline let depth: UInt32

    @inlinable
    @_lifetime(copy bytes, copy tokens)
    init(bytes: Span<UInt8>, tokens: Span<JSONToken>, next: Int, end: Int, depth: UInt32) {
        self.bytes = bytes
        self.tokens = tokens
        following = next
        self.end = end
        self.depth = depth
    }

    /// How many members are left; counted anew each time.
    @inlinable public var count: Int {
        var count = 0
        var index = following
        while index < end {
            let token = tokens[index + 1]
            index = token.isContainer ? token.end : index + 2
            count += 1
        }
        return count
    }

    /// The next member; `nil` after the last.
    @inlinable
    @_lifetime(copy self)
    @_lifetime(self: copy self)
    public mutating func next() -> JSONMember? {
        guard following < end else { return nil }
        let index = following + 1
        let token = tokens[index]
        following = token.isContainer ? token.end : index + 1
        return JSONMember(value: JSONView(bytes: bytes, tokens: tokens, index: index, depth: depth))
    }
}

/// A member of an object.
public struct JSONMember: ~Escapable {
    /// The value.
    public let value: JSONView

    @inlinable
    @_lifetime(copy value)
    init(value: JSONView) {
        self.value = value
    }

    /// The name.
    @inlinable public var name: JSONName {
        @inline(__always)
        @_lifetime(copy self)
        get { JSONName(bytes: value.bytes, token: value.tokens[value.index - 1]) }
    }
}
