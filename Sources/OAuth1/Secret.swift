import LibcryptoPrimitives

/// A text that must not be seen: a consumer secret, a token secret, a bearer token, a password.
///
/// It shows as `<redacted>` wherever it is printed, described, dumped or interpolated.
public struct Secret: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible,
    CustomDebugStringConvertible, CustomReflectable
{
    private let text: String

    /// Hides a text.
    public init(_ text: String) { self.text = text }

    /// Hides a literal; meant for tests, for a secret does not belong in source code.
    public init(stringLiteral value: String) { text = value }

    /// The hidden text.
    ///
    /// For signing, storing and sending only: never log it or put it into an error.
    public var revealed: String { text }

    /// Always `<redacted>`.
    public var description: String { "<redacted>" }

    /// Always `<redacted>`.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` and debuggers' printing show nothing.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// Compares in a time that does not depend on where the texts differ.
    public static func == (one: Secret, other: Secret) -> Bool {
        isEqualInConstantTime(Array(one.text.utf8), Array(other.text.utf8))
    }

    /// Feeds the hidden text to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}
