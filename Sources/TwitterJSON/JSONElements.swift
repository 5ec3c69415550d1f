/// The elements of a list, read once, in order.
public struct JSONElements: ~Escapable {
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

    /// How many elements are left; counted anew each time.
    @inlinable public var count: Int {
        var count = 0
        var index = following
        while index < end {
            index = tokens[index].isContainer ? tokens[index].end : index + 1
            count += 1
        }
        return count
    }

    /// The room to make for models of them at first: a model is far larger than the `0` that claims to be one, and a hostile
    /// text has millions of these.
    @inlinable var capacity: Int { min(count, 1000) }

    /// The next element; `nil` after the last.
    @inlinable
    @_lifetime(copy self)
    @_lifetime(self: copy self)
    public mutating func next() -> JSONView? {
        guard following < end else { return nil }
        let index = following
        let token = tokens[index]
        following = token.isContainer ? token.end : index + 1
        return JSONView(bytes: bytes, tokens: tokens, index: index, depth: depth)
    }
}
