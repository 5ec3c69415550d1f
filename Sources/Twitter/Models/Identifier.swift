/// The identifier of a thing on the service: a 64-bit integer, or any other text as it came.
///
/// Twitter's identifiers are unsigned 64-bit integers; those of compatible servers may be any text. The subject only tells
/// the types apart, so that the identifier of a user is never passed for that of a tweet: write `Tweet.ID`, `User.ID`.
///
/// A text in canonical decimal form (`"7"`) is the same identifier as the integer. Every other spelling stays the text it is:
/// `"007"`, `"+7"` and `"-7"` are equal to nothing but themselves, and ``integer`` is `nil`.
public struct Identifier<Subject>: Hashable, Sendable {
    private enum Storage: Hashable {
        case integer(UInt64)
        case text(String)
    }

    private let storage: Storage

    /// Creates an identifier from an integer; one that does not fit into 64 unsigned bits is kept as its text.
    public init(_ integer: some BinaryInteger) {
        storage = UInt64(exactly: integer).map(Storage.integer) ?? .text(String(integer))
    }

    /// Creates an identifier from a text, which never fails.
    public init(_ text: String) {
        storage = Self.canonicalInteger(text).map(Storage.integer) ?? .text(text)
    }

    /// The number, when the identifier is one.
    public var integer: UInt64? {
        if case .integer(let integer) = storage { integer } else { nil }
    }

    /// Whether it is the empty text, which no service sends for anything.
    var isEmpty: Bool { storage == .text("") }

    /// The integer that a text is the canonical decimal form of.
    private static func canonicalInteger(_ text: String) -> UInt64? {
        let digits = text.utf8
        guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
        guard first != UInt8(ascii: "0") || digits.count == 1 else { return nil }
        return UInt64(text)
    }

    /// The integer that bytes are the canonical decimal form of, if it has at most 19 digits.
    static func canonicalInteger(_ digits: Span<UInt8>) -> UInt64? {
        guard (1...19).contains(digits.count), digits[0] != UInt8(ascii: "0") || digits.count == 1 else { return nil }
        var integer: UInt64 = 0
        for place in digits.indices {
            let digit = digits[place] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            integer = integer * 10 + UInt64(digit)
        }
        return integer
    }
}

extension Identifier: LosslessStringConvertible {
    /// The identifier as it is sent on the wire.
    public var description: String {
        switch storage {
        case .integer(let integer): String(integer)
        case .text(let text): text
        }
    }
}

extension Identifier: Comparable {
    /// Orders numbers by value, texts by their characters, and all numbers before all texts.
    public static func < (one: Self, other: Self) -> Bool {
        switch (one.storage, other.storage) {
        case (.integer(let one), .integer(let other)): one < other
        case (.text(let one), .text(let other)): one < other
        case (.integer, .text): true
        case (.text, .integer): false
        }
    }
}

extension Identifier: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// Creates an identifier from an integer literal.
    public init(integerLiteral value: UInt64) { self.init(value) }

    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) { self.init(value) }
}

extension Identifier: Codable {
    /// Reads a number or a text; a number is never read through a floating-point value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let integer = try? container.decode(UInt64.self) {
            self.init(integer)
        } else if let text = try? container.decode(String.self) {
            self.init(text)
        } else if let text = try container.decode(OddValue.self).text {
            self.init(text)
        } else {
            throw DecodingError.typeMismatch(
                Self.self,
                .init(codingPath: decoder.codingPath, debugDescription: "An identifier is a number or a text.")
            )
        }
    }

    /// Writes the identifier as a text, which no reader can take for a floating-point value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
