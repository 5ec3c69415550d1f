/// A signature with all that leads to it.
public struct OAuth1Signature: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The value of the `Authorization` header field.
    public let authorizationHeader: String
    /// The signature itself, base64 for the HMAC methods.
    public let signature: String
    /// The sorted parameters, encoded once; it holds their values, a password of xAuth among them.
    public let parameterString: String
    /// What was signed.
    ///
    /// Compare it with the server's when a signature is refused. It holds the parameters' values.
    public let baseString: String

    /// Always the same text: a PLAINTEXT signature is the secrets themselves, and a form may hold a password.
    public var description: String { "<redacted signature>" }

    /// A mirror without children, so that `dump` shows nothing of it.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
