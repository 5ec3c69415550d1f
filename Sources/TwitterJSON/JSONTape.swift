/// A JSON text with the place of each of its values, made in one pass over the bytes.
///
/// ```swift
/// let tape = try JSONTape(parsing: body)
/// let tweet = try Tweet(json: tape.root)
/// ```
///
/// The grammar is that of RFC 8259 to the letter; a byte order mark at the start is stepped over (section 8.1). Only what
/// stands inside of a string may be wrong: invalid UTF-8 or half of a surrogate pair spoils that one string. Reading it
/// throws, its neighbours can be read, and ``spoiltString`` tells that there is one.
///
/// It costs eight bytes a value and a name beside the text, which it keeps. Nothing recurses.
public struct JSONTape: Sendable {
    /// How much a text may demand.
    public struct Limits: Hashable, Sendable {
        /// The most containers inside of one another.
        public var depth: Int

        /// The most bytes of a text; more than 268,435,455 are never read.
        public var bytes: Int

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - depth: The most containers inside of one another. A value of ``JSON`` as deep as 512 can be used and destroyed on
        ///     the 512 KiB of stack that secondary threads have at the least.
        ///   - bytes: The most bytes of a text.
        public init(depth: Int = 512, bytes: Int = 268_435_455) {
            self.depth = depth
            self.bytes = bytes
        }
    }

    /// The text; after it the names that were written with escapes, without them.
    @usableFromInline let bytes: [UInt8]

    @usableFromInline let tokens: ContiguousArray<JSONToken>

    /// The first string with invalid UTF-8 or half of a surrogate pair, if there is one.
    public let spoiltString: JSONError?

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8; it is kept, not copied.
    ///   - limits: How deep and how long it may be.
    /// - Throws: ``JSONError`` when it is no JSON, or beyond a limit.
    public init(parsing bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) {
        var builder = try JSONTapeBuilder(bytes.span, limits: limits)
        tokens = try builder.tokens()
        spoiltString = builder.spoiltString
        self.bytes = builder.names.isEmpty ? bytes : bytes + builder.names
    }

    /// The whole value.
    @inlinable public var root: JSONView {
        @_lifetime(borrow self)
        get { JSONView(bytes: bytes.span, tokens: tokens.span, index: 0) }
    }
}
