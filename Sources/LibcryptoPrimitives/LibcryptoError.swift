/// A libcrypto function that failed, such as one whose algorithm the installed provider does not offer.
public struct LibcryptoError: Error, Hashable, CustomStringConvertible {
    /// The name of the function.
    public let function: String

    /// A sentence with the name of the function.
    public var description: String { "libcrypto: \(function) failed" }
}
